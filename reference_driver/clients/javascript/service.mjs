// A driver for nnconform in JavaScript: float32 arithmetic, served by the protocol of harness/docs/protocol.md.
//
//     node service.mjs PATH        listens on PATH until it is killed
//
// Node cannot receive descriptors, so the client is told to send paths. There is one thread: `execute` is answered, and
// called back, before the next message is read.

import fs from "node:fs";
import net from "node:net";

import { decode, encode, Real } from "./msgpack.mjs";
import { Invalid, Model, Status } from "./model.mjs";

const VERSION = 1;
const MOST_BYTES = 2 ** 30;
const WRITABLE = 2;
const sessions = new Map();

/** A memory of the client: what is read and written goes to the file itself. */
class Pool {
  constructor({ size, offset, protection, paths }) {
    [this.size, this.offset, this.writable] = [size, offset, (protection & WRITABLE) !== 0];
    // Whatever the path may be, opening it does not wait.
    this.file = fs.openSync(paths[0], fs.constants.O_NONBLOCK | (this.writable ? fs.constants.O_RDWR : 0));
    const exists = size > 0 && offset >= 0 && fs.fstatSync(this.file).size >= offset + size;
    if (!exists) {
      this.close();
      throw new Error("the file has no such bytes");
    }
  }

  read({ offset, length }) {
    const bytes = Buffer.alloc(length);
    if (fs.readSync(this.file, bytes, 0, length, this.offset + offset) === length) return bytes;
    throw new Invalid("a memory that is shorter than it was");
  }

  write({ offset }, bytes) {
    fs.writeSync(this.file, bytes, 0, bytes.length, this.offset + offset);
  }

  close() {
    fs.closeSync(this.file);
  }
}

/** A call names what there is not: its answer is a fault, and the connection goes on. */
class Fault extends Error {}

class Session {
  connections = 0;
  pools = new Map();
  models = new Map();
  last = 0; // handle
  events = null;

  /** The memories of these identities; a buffer, of which there are none, has no identity. */
  find(identities) {
    return identities.map((each) => {
      if (typeof each === "number" && !this.pools.has(each)) throw new Fault(`no memory has the identity ${each}`);
      return this.pools.get(each);
    });
  }
}

const ratio = { exec_time: new Real(1), power_usage: new Real(1) };
const timing = { time_on_device: 2n ** 64n - 1n, time_in_driver: 2n ** 64n - 1n }; // not measured
const nothingMade = () => ({ value: [Status.GENERAL_FAILURE, null] });

/** What `work` makes of the client's input, INVALID_ARGUMENT if that breaks a rule. */
function attempt(work) {
  try {
    return { status: Status.NONE, ...work() };
  } catch (error) {
    if (error instanceof Invalid) return { status: Status.INVALID_ARGUMENT };
    throw error;
  }
}

const readModel = (session, sent) => attempt(() => ({ model: new Model(sent, session.find(sent.pools)) }));

function execute(session, { prepared, request, measure }) {
  if (!session.models.has(prepared)) throw new Fault(`no prepared model has the handle ${prepared}`);
  const pools = session.find(request.pools);
  const { status, shapes = [] } = attempt(() => session.models.get(prepared).execute(request, measure, pools));
  return { status, output_shapes: shapes, timing };
}

// What messages give: a call its value, {callbacks} that it called before it returned, and what it {called} after that.
const messages = {
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
    if (!session.models.delete(handle)) throw new Fault(`nothing has the handle ${handle}`);
  },
  info: () => ({ value: { version: "1", type: 2, hal: 13,
    emulated: ["allocate", "burst", "caching", "deadline", "fenced", "timing", "validation"] } }),
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
    const isKnown = [message.preference, message.priority].every((each) => [0, 1, 2].includes(each));
    if (!isKnown) status = Status.INVALID_ARGUMENT;
    if (status === Status.NONE && model.supported.includes(false)) status = Status.GENERAL_FAILURE;
    if (status !== Status.NONE) return { value: status, callbacks: [[status, null]] };
    session.models.set(++session.last, model);
    return { value: status, callbacks: [[status, session.last]] };
  },
  prepare_model_from_cache: () => ({ value: Status.GENERAL_FAILURE, callbacks: [[Status.GENERAL_FAILURE, null]] }),
  allocate: () => ({ value: [Status.GENERAL_FAILURE, null, 0] }),
  close_device: () => ({ value: null }),
  execute(session, message) {
    const result = execute(session, message);
    const value = result.status === Status.INVALID_ARGUMENT ? result.status : Status.NONE;
    return session.events ? { value, called: result } : { value, callbacks: [result] };
  },
  execute_synchronously: (session, message) => ({ value: execute(session, message) }),
  execute_fenced: nothingMade,
  configure_execution_burst: nothingMade,
  configure_burst_channel: nothingMade,
};
const SILENT = ["add_pool", "forget_pools", "close_handle"];

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
  received = Buffer.alloc(0);
  failed = null; // what a message without a reply failed with: told with the next call

  constructor(socket) {
    this.socket = socket;
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
        if (this.session) this.perform(message);
        else this.enter(message);
      }
    } catch (error) {
      this.socket.removeAllListeners("data");
      send(this.socket, fault(error));
      this.socket.destroySoon();
    }
  }

  perform(message) {
    const { type, callback } = message;
    if (!Object.hasOwn(messages, type)) throw new Error(`no message of the protocol: ${type}`);
    const { failed, session, socket } = this;
    const silent = SILENT.includes(type);
    try {
      if (failed && !silent) throw failed;
      const { value, callbacks = [], called } = messages[type](session, message) ?? {};
      if (!silent) send(socket, { type: "answer", value, callbacks, callback_done: !called });
      if (called) send(session.events, { type: "called", callback, value: called });
      if (called) send(session.events, { type: "released", callbacks: [callback] });
    } catch (error) {
      if (!silent && error !== failed && !(error instanceof Fault)) throw error;
      this.failed = silent ? error : null;
      if (!silent) send(socket, fault(error));
    }
  }

  enter({ type, version, session, events }) {
    const isHello = type === "hello" && version === VERSION && Buffer.isBuffer(session) && session.length === 16;
    if (!isHello) throw new Error(`a connection starts with hello of version ${VERSION} and a session of 16 bytes`);
    this.name = session.toString("hex");
    if (!sessions.has(this.name)) sessions.set(this.name, new Session());
    this.session = sessions.get(this.name);
    this.session.connections++;
    if (events) this.session.events = this.socket;
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
