// A driver for nnconform in JavaScript: float32 arithmetic, served by the protocol of harness/docs/protocol.md.
//
//     node service.mjs PATH        listens on PATH until it is killed
//
// Node cannot receive descriptors, so the client is told to send paths. There is one thread: `execute` answers at once,
// and the execution follows before the next message.

import fs from "node:fs";
import net from "node:net";

import { decode, encode, Real } from "./msgpack.mjs";
import { Invalid, Model, Status } from "./model.mjs";

const VERSION = 1;
const MOST_BYTES = 2 ** 30;
const UNAVAILABLE = 2n ** 64n - 1n;
const WRITABLE = 2;
const sessions = new Map();

/** A memory of the client: what is read and written goes to the file itself. */
class Pool {
  constructor({ size, offset, protection, paths }) {
    this.writable = (protection & WRITABLE) !== 0;
    this.file = fs.openSync(paths[0], this.writable ? "r+" : "r");
    [this.size, this.offset] = [size, offset];
    if (fs.fstatSync(this.file).size < offset + size) throw new Error("the file is shorter than the memory");
  }

  read(from, size) {
    const bytes = Buffer.alloc(size);
    fs.readSync(this.file, bytes, 0, size, this.offset + from);
    return bytes;
  }

  write(at, bytes) {
    fs.writeSync(this.file, bytes, 0, bytes.length, this.offset + at);
  }

  close() {
    fs.closeSync(this.file);
  }
}

class Session {
  connections = 0;
  pools = new Map();
  models = new Map();
  last = 0;
  events = null;

  pool(identity) {
    const found = this.pools.get(identity);
    if (typeof identity === "number" && !found) throw new Error(`no memory has the identity ${identity}`);
    return found; // undefined for a buffer: there are none
  }

  model(handle) {
    const found = this.models.get(handle);
    if (!found) throw new Error(`no prepared model has the handle ${handle}`);
    return found;
  }
}

const ratio = { exec_time: new Real(1), power_usage: new Real(1) };
const result = (status, shapes = [], time = UNAVAILABLE) => ({
  status, output_shapes: shapes, timing: { time_on_device: time, time_in_driver: time },
});
const isLate = ({ deadline }) => deadline !== null && process.hrtime.bigint() >= BigInt(deadline);
const nothingMade = () => ({ value: [Status.GENERAL_FAILURE, null] });

/** What `work` returns, INVALID_ARGUMENT where it finds the client's mistake. */
function attempt(work) {
  try {
    return work();
  } catch (error) {
    if (error instanceof Invalid || error instanceof TypeError) return { status: Status.INVALID_ARGUMENT };
    throw error;
  }
}

function readModel(session, sent) {
  return attempt(() => ({ status: Status.NONE, model: new Model(sent, sent.pools.map((each) => session.pool(each))) }));
}

/** An ExecutionResult that is there at once (a refusal), or what still has to be run to get it. */
function begin(session, message) {
  const model = session.model(message.prepared);
  if (![0, 1].includes(message.measure)) return { status: Status.INVALID_ARGUMENT };
  const pools = message.request.pools.map((each) => session.pool(each));
  const began = process.hrtime.bigint();
  return attempt(() => {
    const run = model.begin(message.request, pools);
    if (isLate(message)) return { status: Status.MISSED_DEADLINE };
    return { status: Status.NONE, finish: () => {
      const { status, shapes } = run();
      const measured = message.measure && status === Status.NONE;
      return result(status, shapes, measured ? (process.hrtime.bigint() - began) / 1000n : UNAVAILABLE);
    } };
  });
}

// A call gives {value}, and where it called its callback, {callbacks} too.
const calls = {
  info: () => ({ value: { version: "1", type: 2, hal: 13, emulated:
    ["allocate", "burst", "caching", "deadline", "fenced", "priority", "validation"] } }),
  status: () => ({ value: 0 }),
  get_capabilities: () => ({ value: [Status.NONE, {
    relaxed_float32_to_float16_performance_scalar: ratio, relaxed_float32_to_float16_performance_tensor: ratio,
    operand_performance: Array.from({ length: 15 }, (_, type) => ({ type, info: ratio })),
    if_performance: ratio, while_performance: ratio,
  }] }),
  supported_extensions: () => ({ value: [Status.NONE, []] }),
  number_of_cache_files_needed: () => ({ value: [Status.NONE, 0, 0] }),
  supported_operations(session, message) {
    const { status, model } = readModel(session, message.model);
    return { value: [status, model ? model.supported : []] };
  },
  prepare_model(session, message) {
    let { status, model } = readModel(session, message.model);
    const known = [0, 1, 2];
    if (!known.includes(message.preference) || !known.includes(message.priority)) status = Status.INVALID_ARGUMENT;
    if (status === Status.NONE && isLate(message)) status = Status.MISSED_DEADLINE;
    if (status === Status.NONE && !model.supported.every(Boolean)) status = Status.GENERAL_FAILURE;
    if (status !== Status.NONE) return { value: status, callbacks: [[status, null]] };
    session.models.set(++session.last, model);
    return { value: status, callbacks: [[status, session.last]] };
  },
  prepare_model_from_cache: () => ({ value: Status.GENERAL_FAILURE, callbacks: [[Status.GENERAL_FAILURE, null]] }),
  allocate: () => ({ value: [Status.GENERAL_FAILURE, null, 0] }),
  close_device: () => ({ value: null }),
  execute(session, message) {
    const { status, finish } = begin(session, message);
    if (!finish) return { value: status, callbacks: [result(status)] };
    return { value: Status.NONE, later: () => {
      send(session.events, { type: "called", callback: message.callback, value: finish() });
      send(session.events, { type: "released", callbacks: [message.callback] });
    } };
  },
  execute_synchronously(session, message) {
    const { status, finish } = begin(session, message);
    return { value: finish ? finish() : result(status) };
  },
  execute_fenced: nothingMade,
  configure_execution_burst: nothingMade,
  configure_burst_channel: nothingMade,
};

const oneWay = {
  add_pool(session, message) {
    if (!session.pools.has(message.identity)) session.pools.set(message.identity, new Pool(message));
  },
  forget_pools(session, { identities }) {
    for (const identity of identities) {
      session.pools.get(identity)?.close();
      session.pools.delete(identity);
    }
  },
  close_handle(session, { handle }) {
    if (!session.models.delete(handle)) throw new Error(`close_handle: nothing has the handle ${handle}`);
  },
};

function send(socket, message) {
  const payload = encode(message);
  const header = Buffer.alloc(8);
  header.writeUInt32LE(payload.length);
  socket.write(Buffer.concat([header, payload]));
}

const fault = (error) => ({
  type: "fault", kind: "protocol", message: error.message, traceback: "", callbacks: [], callback_done: true,
});

class Connection {
  constructor(socket) {
    this.socket = socket;
    this.received = Buffer.alloc(0);
    this.failed = null; // of a message without a reply: told with the next call
    socket.on("data", (data) => this.take(data));
    socket.on("error", () => socket.destroy());
    socket.on("close", () => this.leave());
  }

  take(data) {
    this.received = Buffer.concat([this.received, data]);
    try {
      while (this.received.length >= 8) {
        const end = 8 + this.received.readUInt32LE();
        if (end > 8 + MOST_BYTES) throw new Error(`a payload of ${end - 8} bytes, wanted at most ${MOST_BYTES}`);
        if (this.received.length < end) return;
        const message = decode(this.received.subarray(8, end));
        this.received = this.received.subarray(end);
        this.perform(message);
      }
    } catch (error) {
      this.received = Buffer.alloc(0);
      this.socket.removeAllListeners("data");
      if (!this.socket.destroyed) send(this.socket, fault(error));
      this.socket.destroySoon();
    }
  }

  perform(message) {
    if (!this.session) return this.enter(message);
    if (Object.hasOwn(oneWay, message.type)) {
      try {
        oneWay[message.type](this.session, message);
      } catch (error) {
        this.failed ??= error;
      }
      return undefined;
    }
    if (!Object.hasOwn(calls, message.type)) throw new Error(`no message of the protocol: ${message.type}`);
    const { reply, later } = this.answer(message);
    send(this.socket, reply);
    return later?.();
  }

  answer(message) {
    const failed = this.failed;
    this.failed = null;
    try {
      if (failed) throw failed;
      const { value, callbacks = [], later } = calls[message.type](this.session, message);
      return { reply: { type: "answer", value, callbacks, callback_done: !later }, later };
    } catch (error) {
      return { reply: fault(error) };
    }
  }

  enter(hello) {
    const isHello = hello.type === "hello" && hello.version === VERSION;
    if (!isHello) throw new Error(`a connection starts with hello of version ${VERSION}`);
    this.name = hello.session.toString("hex");
    this.session = sessions.get(this.name) ?? new Session();
    sessions.set(this.name, this.session);
    this.session.connections++;
    if (hello.events) this.session.events = this.socket;
    const value = { version: VERSION, name: "float32 in JavaScript", descriptors: false };
    send(this.socket, { type: "answer", value, callbacks: [], callback_done: true });
  }

  leave() {
    if (!this.session || --this.session.connections) return;
    sessions.delete(this.name);
    this.session.pools.forEach((pool) => pool.close());
  }
}

if (process.argv.length !== 3) {
  console.error("usage: node service.mjs PATH");
  process.exit(2);
}
net.createServer((socket) => new Connection(socket)).listen(process.argv[2]);
