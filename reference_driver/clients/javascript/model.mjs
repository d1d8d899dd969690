// What the driver makes of a model: elementwise operations on float32 tensors with known dimensions. Of everything else
// it knows what the HAL says of all operands and operations.

export const Status = { NONE: 0, GENERAL_FAILURE: 2, OUTPUT_INSUFFICIENT_SIZE: 3, INVALID_ARGUMENT: 4 };
const [TEMPORARY, INPUT, OUTPUT, CONSTANT_COPY, CONSTANT_REFERENCE, NO_VALUE, SUBGRAPH] = [0, 1, 2, 3, 4, 5, 6];
const Type = {
  INT32: 1, TENSOR_FLOAT32: 3, TENSOR_INT32: 4, PER_CHANNEL: 11, SUBGRAPH: 15, OEM: 10000, TENSOR_OEM_BYTE: 10001,
};
const [OPERATIONS, MOST_RANK, MOST_ELEMENTS] = [106, 4, 2 ** 24];
const EXTENTS = [0, 2 ** 32 - 1];
const SCALES = [2 ** -149, (2 - 2 ** -23) * 2 ** 127]; // of float32, above 0

// What operands may be, by the number of their type: bytes of an element, and zero points of those with a scale.
const scalar = (size) => ({ size, isTensor: false, zeroPoints: [0, 0], mustScale: false, mayScale: false });
const tensor = (size) => ({ ...scalar(size), isTensor: true });
const quantised = (size, ...zeroPoints) => ({ size, isTensor: true, zeroPoints, mustScale: true, mayScale: true });
const TYPES = [
  scalar(4), scalar(4), scalar(4), tensor(4), { ...tensor(4), mayScale: true }, quantised(1, 0, 255), scalar(1),
  quantised(2, 0, 0), tensor(2), tensor(1), scalar(2), tensor(1), quantised(2, 0, 65535), quantised(1, 0, 0),
  quantised(1, -128, 127), scalar(0),
];
const VENDORS = tensor(0);

// What operations compute of so many tensors, and for which types of tensors the HAL admits them. An activation follows
// the tensors of those that have two.
const relu = (x) => (x < 0 ? 0 : x);
const relu1 = (x) => (x < -1 ? -1 : x > 1 ? 1 : x);
const relu6 = (x) => (x < 0 ? 0 : x > 6 ? 6 : x);
const ACTIVATIONS = [(x) => x, relu, relu1, relu6];
const FLOATS = [3, 8];
const WITH_QUANT8 = [...FLOATS, 5, 14];
const WITH_INT32 = [...WITH_QUANT8, Type.TENSOR_INT32];
const KNOWN = new Map([
  [0, [(x, y) => x + y, WITH_INT32]], [18, [(x, y) => x * y, WITH_INT32]], [36, [(x, y) => x - y, WITH_INT32]],
  [8, [(x) => Math.floor(x), FLOATS]], [14, [(x) => 1 / (1 + Math.exp(-x)), WITH_QUANT8]], [19, [relu, WITH_QUANT8]],
  [20, [relu1, WITH_QUANT8]], [21, [relu6, WITH_QUANT8]], [28, [(x) => Math.tanh(x), WITH_QUANT8]],
]);

/** A model or request breaks a rule: INVALID_ARGUMENT. */
export class Invalid extends Error {}

function check(kept, rule) {
  if (!kept) throw new Invalid(rule);
}

const product = (extents) => extents.reduce((all, each) => all * each, 1);
const within = (number, [low, high]) => number >= low && number <= high;
const isInside = ({ offset, length }, size) => offset >= 0 && length >= 0 && offset + length <= size;
const floats = (bytes) => new Float32Array(Uint8Array.from(bytes).buffer); // little-endian, as all machines that matter

/** Whether a type or operation is of an extension that the model names, or the OEM's. */
function isVendors(model, code) {
  const prefix = Math.floor(code / 2 ** 16);
  return code === Type.OEM || (prefix > 0 && model.extension_name_to_prefix.some((each) => each[1] === prefix));
}

/** Checks an operand; what is known of it, and its value if it is a constant of a type of ours. */
function readOperand({ type, dimensions, lifetime, location, ...sent }, model, pools) {
  const kind = TYPES[type] ?? VENDORS;
  check(TYPES[type] || type === Type.TENSOR_OEM_BYTE || isVendors(model, type), "an unknown type");
  check(within(lifetime, [TEMPORARY, SUBGRAPH]), "an unknown life time");
  check((type === Type.SUBGRAPH) === (lifetime === SUBGRAPH), "a subgraph that is none");

  const isUnknown = kind.isTensor && dimensions.length === 0;
  const count = isUnknown ? 0 : product(dimensions);
  check(kind.isTensor || dimensions.length === 0, "a scalar with dimensions");
  check(dimensions.every((each) => Number.isInteger(each) && within(each, EXTENTS)), "an extent that cannot be");
  check(count * kind.size < 2 ** 32, "a tensor of 4 GiB or more");
  check(sent.scale === 0 ? !kind.mustScale : kind.mayScale && within(sent.scale, SCALES), "a scale that cannot be");
  check(within(sent.zero_point, kind.zeroPoints), "a zero point that cannot be");
  const isBytes = Buffer.isBuffer(sent.extra_params);
  check((sent.extra_params !== null && !isBytes) === (type === Type.PER_CHANNEL), "scales of channels");
  check(!isBytes || kind === VENDORS, "extra parameters");

  const { operand_values: values, referenced } = model;
  const copied = { size: values.length, read: ({ offset, length }) => values.subarray(offset, offset + length) };
  const pool = { [CONSTANT_COPY]: copied, [CONSTANT_REFERENCE]: pools[location.pool_index],
    [SUBGRAPH]: { size: referenced.length - 1 } }[lifetime] ?? { size: 0 };
  const isConstant = lifetime === CONSTANT_COPY || lifetime === CONSTANT_REFERENCE;
  const size = isConstant ? count * kind.size || location.length : 0;
  check(lifetime === CONSTANT_REFERENCE || location.pool_index === 0, "a pool for what lies in none");
  check(isInside(location, pool.size) && location.length === size, "a location of another size, or outside");
  check(!isConstant || count > 0, "a constant of unknown dimensions");

  const operand = { type, dimensions, rank: dimensions.length, lifetime, count, consumers: sent.number_of_consumers };
  operand.written = lifetime !== TEMPORARY && lifetime !== OUTPUT;
  if (isConstant && type === Type.INT32) operand.scalar = pool.read(location).readInt32LE();
  if (isConstant && type === Type.TENSOR_FLOAT32) operand.floats = floats(pool.read(location));
  return operand;
}

/** Which element of a tensor is broadcast to each element of a larger one; null if it cannot be. */
function places(from, to) {
  const extents = [...Array(Math.max(to.length - from.length, 0)).fill(1), ...from];
  if (extents.length !== to.length || !extents.every((each, i) => each === 1 || each === to[i])) return null;
  const strides = extents.map((each, i) => (each === 1 ? 0 : product(extents.slice(i + 1))));
  return strides.reduce((found, stride, i) =>
    found.flatMap((base) => Array.from({ length: to[i] }, (_, place) => base + place * stride)), [0]);
}

/** Checks an operation of ours; what computes it, undefined where not all is known, or not float32. */
function compile([compute, types], inputs, outputs) {
  const [a, b, activation] = compute.length === 1 ? [inputs[0], inputs[0]] : inputs;
  const [tensors, out] = [[a, b, outputs[0]], outputs[0]];
  check(inputs.length === (compute.length === 1 ? 1 : 3) && outputs.length === 1, "another number of operands");
  check(types.includes(a.type) && tensors.every(({ type }) => type === a.type), "tensors of other types");
  check(tensors.every(({ rank, lifetime }) => rank <= MOST_RANK && lifetime !== NO_VALUE), "tensors of other ranks");
  if (activation) {
    const last = a.type === Type.TENSOR_INT32 ? 0 : ACTIVATIONS.length - 1;
    check(activation.type === Type.INT32 && activation.lifetime !== NO_VALUE, "an activation of another type");
    check(within(activation.scalar ?? 0, [0, last]), "an unknown activation");
    if (activation.scalar === undefined) return undefined;
  }
  const isUsable = ({ type, count }) => type === Type.TENSOR_FLOAT32 && within(count, [1, MOST_ELEMENTS]);
  if (!tensors.every(isUsable)) return undefined;
  const [x, y] = [a, b].map(({ dimensions }) => places(dimensions, out.dimensions));
  const [p, q, r] = tensors.map(({ dimensions }) => [...dimensions].reverse());
  const isLarger = r.every((extent, i) => extent === Math.max(p[i] ?? 1, q[i] ?? 1));
  check(x && y && isLarger && out.rank === Math.max(a.rank, b.rank), "dimensions that do not go together");
  const activate = ACTIVATIONS[activation ? activation.scalar : 0];
  return () => {
    out.floats = Float32Array.from(x, (place, i) => activate(Math.fround(compute(a.floats[place], b.floats[y[i]]))));
  };
}

/** A graph of a model, checked. Throws Invalid. */
class Graph {
  constructor({ operands, operations, input_indexes, output_indexes }, model, pools) {
    check(operands.length > 0 && operations.length > 0, "a graph without operands or operations");
    this.operands = operands.map((each) => readOperand(each, model, pools));
    this.inputs = this.#list(input_indexes, INPUT);
    this.outputs = this.#list(output_indexes, OUTPUT);
    this.steps = operations.map((each) => this.#step(each, model)); // undefined where not supported
    const isDone = ({ written, consumers }) => written && consumers === 0;
    check(this.operands.every(isDone), "an operand that nothing writes, or with another number of consumers");
  }

  #at(index) {
    check(this.operands[index], "an operand that does not exist");
    return this.operands[index];
  }

  /** The inputs or outputs: all operands of a life time, each once. */
  #list(indexes, lifetime) {
    const found = indexes.map((index) => this.#at(index));
    const wanted = this.operands.filter((each) => each.lifetime === lifetime);
    check(found.length === wanted.length && wanted.every((each) => found.includes(each)), "another list");
    return found;
  }

  #step({ type, inputs, outputs }, model) {
    const [given, made] = [inputs, outputs].map((indexes) => indexes.map((index) => this.#at(index)));
    for (const operand of given) {
      check(operand.written, "an input that has no value yet");
      operand.consumers--;
    }
    for (const operand of made) {
      check(!operand.written, "an output that is written twice, or not to be written");
      operand.written = true;
    }
    if (KNOWN.has(type)) return compile(KNOWN.get(type), given, made);
    check(within(type, [0, OPERATIONS - 1]) || isVendors(model, type), "an unknown operation");
    return undefined;
  }
}

/** The pool that an argument is in, which has to agree with what is known of its operand. */
function find({ location, dimensions, has_no_value }, operand, pools) {
  const pool = pools[location.pool_index];
  check(!has_no_value && pool && isInside(location, pool.size), "an argument without value, or outside of the pools");
  const agree = dimensions.every((each, i) => each === 0 || each === operand.dimensions[i]);
  check(!dimensions.length || (agree && dimensions.length === operand.dimensions.length), "other dimensions");
  return pool;
}

/** A model of the protocol. Throws Invalid. */
export class Model {
  constructor(sent, pools) {
    this.main = new Graph(sent.main, sent, pools);
    sent.referenced.forEach((each) => new Graph(each, sent, pools));
    this.supported = this.main.steps.map((step) => step !== undefined);
  }

  /** Executes a request: the status, and the shapes of the outputs. Throws Invalid. */
  execute(request, measure, pools) {
    const { inputs, outputs, steps } = this.main;
    check(measure === 0 || measure === 1, "an unknown measure");
    check(request.inputs.length === inputs.length && request.outputs.length === outputs.length, "other arguments");
    request.inputs.forEach((argument, i) => {
      const bytes = find(argument, inputs[i], pools).read(argument.location);
      check(bytes.length === 4 * inputs[i].count, "an input of another length");
      inputs[i].floats = floats(bytes);
    });
    const found = request.outputs.map((argument, i) => find(argument, outputs[i], pools));
    check(found.every((pool) => pool.writable), "an output in a memory that is not to be written");
    steps.forEach((step) => step());
    const shapes = request.outputs.map(({ location }, i) => {
      const { dimensions, floats } = outputs[i];
      const is_sufficient = location.length >= 4 * floats.length;
      if (is_sufficient) found[i].write(location, Buffer.from(floats.buffer));
      return { dimensions, is_sufficient };
    });
    const enough = shapes.every((each) => each.is_sufficient);
    return { status: enough ? Status.NONE : Status.OUTPUT_INSUFFICIENT_SIZE, shapes };
  }
}
