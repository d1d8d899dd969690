// A driver for nnconform in JavaScript: float32 arithmetic, served by the protocol of harness/docs/protocol.md.
//
//     node service.mjs PATH        listens on PATH until it is killed
//
// There is one thread: each message is performed before the next is read. `execute` calls back before it is answered:
// nothing is sent on connections for events. Node cannot receive descriptors: it asks the client to send paths.

import fs from "node:fs";
import net from "node:net";

import { Invalid, Model } from "./model.mjs";
import { decode, encode } from "./msgpack.mjs";

const [VERSION, HEADER, WRITABLE] = [1, 8, 2];
const MOST_BYTES = 2 ** 26; // of a payload; and of replies that wait for a client to read them
const Status = { NONE: 0, GENERAL_FAILURE: 2, OUTPUT_INSUFFICIENT_SIZE: 3, INVALID_ARGUMENT: 4 };
const sessions = new Map();

const guess = { exec_time: 1.5, power_usage: 1.5 }; // relative to the CPU's own code
const timing = { time_on_device: 2n ** 64n - 1n, time_in_driver: 2n ** 64n - 1n }; // not measured
const fault = ({ message }) => ({ type: "fault", kind: "protocol", message, traceback: "" });

/** A memory of the client, read and written through its file. */
class Pool {
  constructor({ size, offset, protection, paths: [path] }) {
    const exists = size > 0 && offset >= 0 && offset + size <= fs.statSync(path).size; // a pipe has size 0
    if (!exists) throw new Error("the file has no such bytes");
    [this.size, this.offset, this.writable] = [size, offset, (protection & WRITABLE) !== 0];
    this.file = fs.openSync(path, this.writable ? "r+" : "r");
  }

  read({ offset, length }) {
    const bytes = Buffer.alloc(length);
    if (fs.readSync(this.file, bytes, 0, length, this.offset + offset) === length) return bytes;
    throw new Invalid("a memory that is shorter than it was");
  }

  write({ offset }, bytes) {
    fs.writeSync(this.file, bytes, 0, bytes.length, this.offset + offset);
  }
}

/** Calls `work` with the memories of a model or a request; returns null if it throws Invalid. */
function attempt(session, { pools: identities }, work) {
  // Identities that are not numbers are driver-managed buffers. There are none, so nothing can lie in one.
  const missing = identities.find((each) => typeof each === "number" && !session.pools.has(each));
  if (missing !== undefined) throw new Error(`there is no memory ${missing}`);
  try {
    return work(identities.map((each) => session.pools.get(each)));
  } catch (error) {
    if (error instanceof Invalid) return null;
    throw error;
  }
}

function execute(session, { prepared, request }) {
  const model = session.models.get(prepared);
  if (!model) throw new Error(`there is no prepared model ${prepared}`);
  const shapes = attempt(session, request, (pools) => model.execute(request, pools));
  if (!shapes) return { status: Status.INVALID_ARGUMENT, output_shapes: [], timing };
  const isEnough = shapes.every((shape) => shape.is_sufficient);
  return { status: isEnough ? Status.NONE : Status.OUTPUT_INSUFFICIENT_SIZE, output_shapes: shapes, timing };
}

// The handlers of messages by type: a call returns the value of its answer, and may call back before that.
const messages = {
  add_pool(session, message) {
    if (!session.pools.has(message.identity)) session.pools.set(message.identity, new Pool(message));
  },
  forget_pools(session, { identities }) {
    for (const identity of identities) {
      if (session.pools.has(identity)) fs.closeSync(session.pools.get(identity).file);
      session.pools.delete(identity);
    }
  },
  close_handle(session, { handle }) {
    if (!session.models.delete(handle)) throw new Error(`nothing has the handle ${handle}`);
  },
  info: () => ({ version: "1", type: 2, hal: 13,
    emulated: ["allocate", "burst", "caching", "deadline", "fenced", "timing", "validation"] }),
  status: () => 0,
  get_capabilities: () => [Status.NONE, {
    relaxed_float32_to_float16_performance_scalar: guess, relaxed_float32_to_float16_performance_tensor: guess,
    operand_performance: Array.from({ length: 15 }, (_, type) => ({ type, info: guess })),
    if_performance: guess, while_performance: guess,
  }],
  supported_extensions: () => [Status.NONE, []],
  number_of_cache_files_needed: () => [Status.NONE, 0, 0],
  supported_operations(session, { model: sent }) {
    const model = attempt(session, sent, (pools) => new Model(sent, pools));
    return model ? [Status.NONE, model.supported] : [Status.INVALID_ARGUMENT, []];
  },
  prepare_model(session, { model: sent }, callBack) {
    const model = attempt(session, sent, (pools) => new Model(sent, pools));
    const refusal = model ? Status.GENERAL_FAILURE : Status.INVALID_ARGUMENT;
    const status = model?.supported.every((each) => each) ? Status.NONE : refusal;
    const handle = status === Status.NONE ? ++session.lastHandle : null;
    if (handle) session.models.set(handle, model);
    callBack([status, handle]);
    return status;
  },
  prepare_model_from_cache(session, message, callBack) {
    callBack([Status.GENERAL_FAILURE, null]);
    return Status.GENERAL_FAILURE;
  },
  execute(session, message, callBack) {
    const result = execute(session, message);
    callBack(result);
    return result.status === Status.INVALID_ARGUMENT ? result.status : Status.NONE;
  },
  execute_synchronously: execute,
  execute_fenced: () => [Status.GENERAL_FAILURE, null],
  configure_execution_burst: () => [Status.GENERAL_FAILURE, null],
  configure_burst_channel: () => [Status.GENERAL_FAILURE, null],
  allocate: () => [Status.GENERAL_FAILURE, null, 0],
  close_device: () => null,
};

const SILENT = ["add_pool", "forget_pools", "close_handle"]; // have no reply

function send(socket, message) {
  const payload = encode({ type: "answer", callbacks: [], callback_done: true, ...message });
  const header = Buffer.alloc(HEADER);
  header.writeUInt32LE(payload.length);
  socket.write(Buffer.concat([header, payload]));
  if (socket.writableLength > MOST_BYTES) socket.destroy();
}

/** Joins the session named by the first message on a connection. It ends when its last connection closes. */
function join(socket, { type, version, session: name }) {
  const isHello = type === "hello" && version === VERSION && Buffer.isBuffer(name) && name.length === 16;
  if (!isHello) throw new Error(`a connection starts with hello of version ${VERSION} and a session of 16 bytes`);
  const key = name.toString("hex");
  const session = sessions.get(key) ?? { connections: 0, pools: new Map(), models: new Map(), lastHandle: 0 };
  sessions.set(key, session);
  session.connections++;
  socket.on("close", () => {
    if (--session.connections > 0) return;
    sessions.delete(key);
    session.pools.forEach((pool) => fs.closeSync(pool.file));
  });
  send(socket, { value: { version: VERSION, name: "float32 in JavaScript", descriptors: false } });
  return session;
}

function serve(socket) {
  let session = null;
  let header = null; // of a frame that is not complete yet
  let failed = null; // the error of a message without a reply; sent instead of performing the next call

  function perform(message) {
    const { type } = message;
    if (!Object.hasOwn(messages, type)) throw new Error(`no message of the protocol: ${type}`);
    const isSilent = SILENT.includes(type);
    const callbacks = [];
    try {
      if (failed && !isSilent) throw failed;
      const value = messages[type](session, message, (result) => callbacks.push(result));
      if (!isSilent) send(socket, { value, callbacks });
    } catch (error) {
      failed = isSilent ? error : null;
      if (!isSilent) send(socket, fault(error));
    }
  }

  socket.on("error", () => socket.destroy());
  socket.on("readable", () => {
    try {
      while ((header ??= socket.read(HEADER))?.length === HEADER) {
        const length = header.readUInt32LE();
        if (length < 1 || length > MOST_BYTES) throw new Error(`a payload of ${length} bytes, not 1 to ${MOST_BYTES}`);
        if (header.readUInt32LE(4) > 0) throw new Error("descriptors, where only their paths can be received");
        const payload = socket.read(length);
        if (payload?.length !== length) return;
        header = null;
        if (session) perform(decode(payload));
        else session = join(socket, decode(payload));
      }
    } catch (error) {
      // A malformed message ends its connection, and no other.
      socket.removeAllListeners("readable");
      send(socket, fault(error));
      socket.destroySoon();
    }
  });
}

function giveUp(reason, status) {
  console.error(reason);
  process.exit(status);
}

if (process.argv.length !== 3) giveUp("usage: node service.mjs PATH", 2);
net.createServer(serve).on("error", ({ message }) => giveUp(message, 1)).listen(process.argv[2]);
