// MessagePack, as much of it as the service protocol uses.

const DEEPEST = 32; // no message of the protocol is deeper than 10

/** The value that `bytes` hold. Throws where they are not exactly one. */
export function decode(bytes) {
  let at = 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

  function take(count) {
    if (count > bytes.length - at) throw new Error("input was truncated");
    at += count;
    return at - count;
  }

  const text = (length) => bytes.toString("utf8", take(length), at);
  const array = (length, depth) => {
    const items = [];
    for (let i = 0; i < length; i++) items.push(value(depth + 1));
    return items;
  };
  const map = (length, depth) => {
    const pairs = new Map();
    for (let i = 0; i < length; i++) pairs.set(value(depth + 1), value(depth + 1));
    return Object.fromEntries(pairs);
  };

  function value(depth) {
    if (depth > DEEPEST) throw new Error("nested too deeply");
    const tag = view.getUint8(take(1));
    if (tag < 0x80) return tag;
    if (tag < 0x90) return map(tag & 15, depth);
    if (tag < 0xa0) return array(tag & 15, depth);
    if (tag < 0xc0) return text(tag & 31);
    if (tag >= 0xe0) return tag - 256;
    switch (tag) {
      case 0xc0: return null;
      case 0xc2: return false;
      case 0xc3: return true;
      case 0xc4: return bytes.subarray(take(view.getUint8(take(1))), at);
      case 0xc5: return bytes.subarray(take(view.getUint16(take(2))), at);
      case 0xc6: return bytes.subarray(take(view.getUint32(take(4))), at);
      case 0xca: return view.getFloat32(take(4));
      case 0xcb: return view.getFloat64(take(8));
      case 0xcc: return view.getUint8(take(1));
      case 0xcd: return view.getUint16(take(2));
      case 0xce: return view.getUint32(take(4));
      case 0xcf: return Number(view.getBigUint64(take(8)));
      case 0xd0: return view.getInt8(take(1));
      case 0xd1: return view.getInt16(take(2));
      case 0xd2: return view.getInt32(take(4));
      case 0xd3: return Number(view.getBigInt64(take(8)));
      case 0xd9: return text(view.getUint8(take(1)));
      case 0xda: return text(view.getUint16(take(2)));
      case 0xdb: return text(view.getUint32(take(4)));
      case 0xdc: return array(view.getUint16(take(2)), depth);
      case 0xdd: return array(view.getUint32(take(4)), depth);
      case 0xde: return map(view.getUint16(take(2)), depth);
      case 0xdf: return map(view.getUint32(take(4)), depth);
      default: throw new Error(`no type of the protocol: ${tag}`);
    }
  }

  const found = value(0);
  if (at !== bytes.length) throw new Error(`${bytes.length - at} bytes too many`);
  return found;
}

/** The bytes of a value of null, booleans, integers, strings, arrays and maps; a Real is a float. */
export function encode(value) {
  const parts = [];

  function head(tag, number) {
    const bytes = Buffer.alloc(5);
    bytes[0] = tag;
    bytes.writeUInt32BE(number, 1);
    parts.push(bytes);
  }

  function put(item) {
    if (item === null) parts.push(Buffer.from([0xc0]));
    else if (typeof item === "boolean") parts.push(Buffer.from([item ? 0xc3 : 0xc2]));
    else if (typeof item === "number" || typeof item === "bigint") {
      const bytes = Buffer.alloc(9, 0xcf);
      bytes.writeBigUInt64BE(BigInt(item), 1);
      parts.push(bytes);
    } else if (item instanceof Real) {
      const bytes = Buffer.alloc(9, 0xcb);
      bytes.writeDoubleBE(item.number, 1);
      parts.push(bytes);
    } else if (typeof item === "string") {
      const bytes = Buffer.from(item);
      head(0xdb, bytes.length);
      parts.push(bytes);
    } else if (Array.isArray(item)) {
      head(0xdd, item.length);
      item.forEach(put);
    } else {
      const pairs = Object.entries(item);
      head(0xdf, pairs.length);
      pairs.flat().forEach(put);
    }
  }

  put(value);
  return Buffer.concat(parts);
}

/** A number that is a float on the wire, whole or not. */
export class Real {
  constructor(number) {
    this.number = number;
  }
}
