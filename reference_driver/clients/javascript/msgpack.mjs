// The part of MessagePack that the service protocol uses.

// Limits on the cost of a message, however short. Valid messages stay far below them.
const [DEEPEST, MOST_VALUES] = [32, 2 ** 22];

/** Returns the value in `bytes`. Throws unless they hold exactly one. */
export function decode(bytes) {
  let [at, values] = [0, 0];

  const take = (count) => {
    if (count > bytes.length - at) throw new Error("the message is truncated");
    at += count;
    return at - count;
  };
  const repeat = (count, make) => {
    const items = []; // grows with the items present: the count cannot be trusted
    while (items.length < count) items.push(make());
    return items;
  };
  const unsigned = (size) => (size < 8 ? bytes.readUIntBE(take(size), size) : Number(bytes.readBigUInt64BE(take(8))));
  const signed = (size) => (size < 8 ? bytes.readIntBE(take(size), size) : Number(bytes.readBigInt64BE(take(8))));
  const binary = (length) => bytes.subarray(take(length), at);
  const text = (length) => binary(length).toString("utf8");
  const array = (count, depth) => repeat(count, () => value(depth + 1));
  const map = (count, depth) => Object.fromEntries(repeat(count, () => [value(depth + 1), value(depth + 1)]));

  function value(depth) {
    if (depth > DEEPEST || ++values > MOST_VALUES) throw new Error("the message is too deep or has too many values");
    const tag = unsigned(1);
    if (tag < 0x80) return tag;
    if (tag < 0x90) return map(tag & 15, depth);
    if (tag < 0xa0) return array(tag & 15, depth);
    if (tag < 0xc0) return text(tag & 31);
    if (tag === 0xc0) return null;
    if (tag === 0xc2 || tag === 0xc3) return tag === 0xc3;
    if (tag === 0xca) return bytes.readFloatBE(take(4));
    if (tag === 0xcb) return bytes.readDoubleBE(take(8));
    // Tags of a kind follow one another, each for numbers or lengths of twice as many bytes.
    if (tag >= 0xc4 && tag <= 0xc6) return binary(unsigned(1 << (tag - 0xc4)));
    if (tag >= 0xcc && tag <= 0xcf) return unsigned(1 << (tag - 0xcc));
    if (tag >= 0xd0 && tag <= 0xd3) return signed(1 << (tag - 0xd0));
    if (tag >= 0xd9 && tag <= 0xdb) return text(unsigned(1 << (tag - 0xd9)));
    if (tag >= 0xdc && tag <= 0xdd) return array(unsigned(2 << (tag - 0xdc)), depth);
    if (tag >= 0xde && tag <= 0xdf) return map(unsigned(2 << (tag - 0xde)), depth);
    if (tag >= 0xe0) return tag - 256;
    throw new Error(`the protocol has no values with the tag ${tag}`);
  }

  const found = value(0);
  if (at < bytes.length) throw new Error(`the message has ${bytes.length - at} bytes too many`);
  return found;
}

/** Returns a tag and a number that a method of Buffer writes into the given number of bytes. */
function tagged(tag, size, method, number) {
  const bytes = Buffer.alloc(1 + size, tag);
  bytes[method](number, 1);
  return bytes;
}

/** Encodes null, a boolean, a number >= 0 (a float if it has a fraction), a string, an array or a map. */
export function encode(item) {
  if (item === null) return Buffer.from([0xc0]);
  if (typeof item === "boolean") return Buffer.from([item ? 0xc3 : 0xc2]);
  if (typeof item === "bigint" || Number.isInteger(item)) return tagged(0xcf, 8, "writeBigUInt64BE", BigInt(item));
  if (typeof item === "number") return tagged(0xcb, 8, "writeDoubleBE", item);
  const [tag, count, parts] =
    typeof item === "string" ? [0xdb, Buffer.byteLength(item), [Buffer.from(item)]]
    : Array.isArray(item) ? [0xdd, item.length, item.map(encode)]
    : [0xdf, Object.keys(item).length, Object.entries(item).flat().map(encode)];
  return Buffer.concat([tagged(tag, 4, "writeUInt32BE", count), ...parts]);
}
