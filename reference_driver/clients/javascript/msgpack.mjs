// MessagePack, as much of it as the service protocol uses.

const DEEPEST = 32; // no message of the protocol is deeper than 10
const UNSIGNED = ["getUint8", "getUint16", "getUint32", "getBigUint64"];
const SIGNED = ["getInt8", "getInt16", "getInt32", "getBigInt64"];

// By tag, how the number after it is read, and what it is or counts.
const FORMATS = new Map();
for (const [first, readers, kind] of [
  [0xc4, UNSIGNED.slice(0, 3), "bytes"], [0xca, ["getFloat32", "getFloat64"], "number"], [0xcc, UNSIGNED, "number"],
  [0xd0, SIGNED, "number"], [0xd9, UNSIGNED.slice(0, 3), "text"], [0xdc, UNSIGNED.slice(1, 3), "array"],
  [0xde, UNSIGNED.slice(1, 3), "map"],
]) readers.forEach((reader, i) => FORMATS.set(first + i, { reader, kind, size: Number(reader.match(/\d+/)) / 8 }));

/** The value that `bytes` hold. Throws where they are not exactly one. */
export function decode(bytes) {
  let at = 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const take = (count) => {
    if (count > bytes.length - at) throw new Error("input was truncated");
    at += count;
    return at - count;
  };
  const make = {
    number: Number,
    bytes: (count) => bytes.subarray(take(count), at),
    text: (count) => bytes.toString("utf8", take(count), at),
    array(count, depth) {
      const items = [];
      while (count--) items.push(value(depth + 1));
      return items;
    },
    map(count, depth) {
      const pairs = [];
      while (count--) pairs.push([value(depth + 1), value(depth + 1)]);
      return Object.fromEntries(pairs);
    },
  };

  function value(depth) {
    if (depth > DEEPEST) throw new Error("nested too deeply");
    const tag = view.getUint8(take(1));
    if (tag < 0x80) return tag;
    if (tag < 0x90) return make.map(tag & 15, depth);
    if (tag < 0xa0) return make.array(tag & 15, depth);
    if (tag < 0xc0) return make.text(tag & 31);
    if (tag >= 0xe0) return tag - 256;
    if (tag === 0xc0) return null;
    if (tag === 0xc2 || tag === 0xc3) return tag === 0xc3;
    if (!FORMATS.has(tag)) throw new Error(`no type of the protocol: ${tag}`);
    const { reader, kind, size } = FORMATS.get(tag);
    return make[kind](view[reader](take(size)), depth);
  }

  const found = value(0);
  if (at !== bytes.length) throw new Error(`${bytes.length - at} bytes too many`);
  return found;
}

/** A number that is a float on the wire, whole or not. */
export class Real {
  constructor(number) {
    this.number = number;
  }
}

function tagged(tag, size, method, number) {
  const bytes = Buffer.alloc(1 + size, tag);
  bytes[method](number, 1);
  return bytes;
}

/** The bytes of null, a boolean, a whole number, a Real, a string, an array or a map. */
export function encode(item) {
  if (item === null) return Buffer.from([0xc0]);
  if (typeof item === "boolean") return Buffer.from([item ? 0xc3 : 0xc2]);
  if (item instanceof Real) return tagged(0xcb, 8, "writeDoubleBE", item.number);
  if (typeof item === "number" || typeof item === "bigint") return tagged(0xcf, 8, "writeBigUInt64BE", BigInt(item));
  if (typeof item === "string") {
    const text = Buffer.from(item);
    return Buffer.concat([tagged(0xdb, 4, "writeUInt32BE", text.length), text]);
  }
  const items = Array.isArray(item) ? item : Object.entries(item).flat();
  const head = Array.isArray(item) ? tagged(0xdd, 4, "writeUInt32BE", items.length)
    : tagged(0xdf, 4, "writeUInt32BE", items.length / 2);
  return Buffer.concat([head, ...items.map(encode)]);
}
