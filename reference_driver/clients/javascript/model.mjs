// Models: the driver computes elementwise operations on float32 tensors with known dimensions.
//
// It supports what it can compute safely, and refuses models and requests that name missing things. It does not check
// the HAL's other rules: a model that breaks one is computed, or not supported. So the driver emulates "validation".

const [INT32, TENSOR_FLOAT32] = [1, 3]; // types of operands
const [TEMPORARY, OUTPUT, CONSTANT_COPY, CONSTANT_REFERENCE] = [0, 2, 3, 4]; // life times
const ELEMENT = 4; // bytes, of both types
const MOST_RANK = 4;
const MOST_ELEMENTS = 2 ** 22; // of all tensors of a model, which bounds an execution's time and memory

const clamp = (low, high) => (x) => Math.min(Math.max(x, low), high);
const ACTIVATIONS = [(x) => x, clamp(0, Infinity), clamp(-1, 1), clamp(0, 6)];

// The functions of operations, by number, on one tensor or on two; those on two also have an activation.
const OPERATIONS = new Map([
  [0, (x, y) => x + y], [18, (x, y) => x * y], [36, (x, y) => x - y],
  [8, Math.floor], [14, (x) => 1 / (1 + Math.exp(-x))], [28, Math.tanh],
  [19, ACTIVATIONS[1]], [20, ACTIVATIONS[2]], [21, ACTIVATIONS[3]],
]);

/** A model or a request names something that does not exist: INVALID_ARGUMENT. */
export class Invalid extends Error {}

function check(holds, otherwise) {
  if (!holds) throw new Invalid(otherwise);
}

/** The pool that a location is in. */
function find({ pool_index, offset, length }, pools) {
  const pool = pools[pool_index];
  check(pool && offset >= 0 && length >= 0 && offset + length <= pool.size, "a location outside of the pools");
  return pool;
}

/** Returns elements in new, aligned bytes; little-endian, as all supported machines. */
function read(location, pools, count) {
  const pool = find(location, pools);
  check(location.length === ELEMENT * count, "a value of another length than its operand's");
  return Uint8Array.from(pool.read(location)).buffer;
}

const product = (extents) => extents.reduce((all, each) => all * each, 1);

/** Returns the strides of a tensor in elements. */
const stridesOf = (extents) => extents.map((_, axis) => product(extents.slice(axis + 1)));

/** Returns, for each element of a larger tensor, the index of the element broadcast to it; null if impossible. */
function places(from, to) {
  const extents = [...Array(MOST_RANK).fill(1), ...from].slice(-to.length);
  const fits = from.length <= to.length && extents.every((extent, axis) => extent === 1 || extent === to[axis]);
  if (!fits) return null;
  const [apart, apartInLarger] = [stridesOf(extents), stridesOf(to)];
  return new Uint32Array(product(to)).map((_, i) =>
    extents.reduce((place, extent, axis) => place + (Math.floor(i / apartInLarger[axis]) % extent) * apart[axis], 0));
}

/** The main graph of a model of the protocol. Throws Invalid. */
export class Model {
  #room = MOST_ELEMENTS;

  constructor({ main, operand_values: copied }, pools) {
    const copy = { size: copied.length, read: ({ offset, length }) => copied.subarray(offset, offset + length) };
    const memories = new Map([[CONSTANT_COPY, [copy]], [CONSTANT_REFERENCE, pools]]);
    this.operands = main.operands.map((operand) => this.#known(operand, memories.get(operand.lifetime)));
    this.inputs = this.#at(main.input_indexes);
    this.outputs = this.#at(main.output_indexes);
    const listed = [...this.inputs, ...this.outputs];
    check(new Set(listed).size === listed.length, "an input or output that is listed twice");
    this.steps = main.operations.map((operation) => this.#compile(operation));
    this.supported = this.steps.map((step) => step !== null); // operation by operation
  }

  #at(indexes) {
    check(indexes.every((index) => this.operands[index]), "an operand that does not exist");
    return indexes.map((index) => this.operands[index]);
  }

  /** Returns an operand's properties: `count` is 0 if this driver cannot compute with it; its constants are read. */
  #known(operand, pools) {
    const { type, dimensions, lifetime, location } = operand;
    const isRanked = dimensions.length > 0 && dimensions.length <= MOST_RANK;
    const isOurs = type === TENSOR_FLOAT32 && isRanked && dimensions.every((extent) => extent > 0);
    const count = isOurs && product(dimensions) <= this.#room ? product(dimensions) : 0;
    this.#room -= count;

    const constant = pools && count > 0 ? new Float32Array(read(location, pools, count)) : null;
    const isScalar = pools && type === INT32 && dimensions.length === 0;
    const activate = isScalar ? ACTIVATIONS[new Int32Array(read(location, pools, 1))[0]] : undefined;
    return { dimensions, count, constant, activate, hasValue: lifetime !== TEMPORARY && lifetime !== OUTPUT };
  }

  /** Returns a function that computes an operation on a Map of values by operand; null if not supported. */
  #compile({ type, inputs, outputs }) {
    const [given, made] = [this.#at(inputs), this.#at(outputs)];
    check(given.every((operand) => operand.hasValue), "an operand that is read before it is written");
    check(!made.some((operand) => operand.hasValue), "an operand that is written twice");
    for (const operand of made) operand.hasValue = true;

    const compute = OPERATIONS.get(type);
    if (!compute || given.length !== (compute.length === 2 ? 3 : 1) || made.length !== 1) return null;
    const [out] = made;
    const [a, b = a, { activate } = { activate: ACTIVATIONS[0] }] = given;
    if (!activate || [a, b, out].some((operand) => operand.count === 0)) return null;
    const [toA, toB] = [a, b].map((operand) => places(operand.dimensions, out.dimensions));
    if (!toA || !toB) return null;
    return (values) => {
      const [x, y] = [values.get(a), values.get(b)];
      const element = (_, i) => activate(Math.fround(compute(x[toA[i]], y[toB[i]])));
      values.set(out, new Float32Array(out.count).map(element));
    };
  }

  /** Executes a request; writes the outputs with enough room and returns all shapes. Throws Invalid. */
  execute({ inputs, outputs }, pools) {
    check(inputs.length === this.inputs.length && outputs.length === this.outputs.length, "arguments are missing");
    check(this.outputs.every((operand) => operand.count > 0), "an output that nothing computes");
    const found = outputs.map(({ location }) => find(location, pools));
    check(found.every((pool) => pool.writable), "an output in a memory that is not to be written");

    // All operands have values from the start: an input may be on no list.
    const values = new Map(this.operands.map((each) => [each, each.constant ?? new Float32Array(each.count)]));
    this.inputs.forEach((operand, i) => {
      if (operand.count > 0) values.set(operand, new Float32Array(read(inputs[i].location, pools, operand.count)));
    });
    this.steps.forEach((step) => step(values));
    return this.outputs.map((operand, i) => {
      const bytes = Buffer.from(values.get(operand).buffer);
      const is_sufficient = outputs[i].location.length >= bytes.length;
      if (is_sufficient) found[i].write(outputs[i].location, bytes);
      return { dimensions: operand.dimensions, is_sufficient };
    });
  }
}
