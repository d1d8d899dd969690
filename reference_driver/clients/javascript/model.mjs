// What the driver makes of a model: elementwise operations on float32 tensors with known dimensions.

export const Status = {
  NONE: 0, GENERAL_FAILURE: 2, OUTPUT_INSUFFICIENT_SIZE: 3, INVALID_ARGUMENT: 4, MISSED_DEADLINE: 6,
};
const LifeTime = { TEMPORARY: 0, INPUT: 1, OUTPUT: 2, CONSTANT_COPY: 3, CONSTANT_REFERENCE: 4, SUBGRAPH: 6 };
const INT32 = 1;
const TENSOR_FLOAT32 = 3;

const relu = (x) => (x < 0 ? 0 : x);
const relu1 = (x) => (x < -1 ? -1 : x > 1 ? 1 : x);
const relu6 = (x) => (x < 0 ? 0 : x > 6 ? 6 : x);
const ACTIVATIONS = [(x) => x, relu, relu1, relu6];
const UNARY = new Map([
  [8, Math.floor], [14, (x) => 1 / (1 + Math.exp(-x))], [19, relu], [20, relu1], [21, relu6], [28, Math.tanh],
  [38, Math.abs], [67, (x) => -x],
]);
const ARITHMETIC = new Map([[0, (x, y) => x + y], [18, (x, y) => x * y], [36, (x, y) => x - y]]);
const EXTREMES = new Map([[65, Math.max], [66, Math.min]]);

/** A model or request breaks a rule: INVALID_ARGUMENT. */
export class Invalid extends Error {}

function check(kept, rule) {
  if (!kept) throw new Invalid(rule);
}

/** The bytes at a location of the pools. */
function read(location, pools) {
  const pool = pools[location.pool_index];
  check(pool && location.offset + location.length <= pool.size, "a location outside its pool");
  return pool.read(location.offset, location.length);
}

const floats = (bytes) => Float32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(4 * i));

class Tensor {
  constructor(operand, model, pools) {
    const { type, dimensions, lifetime, location } = operand;
    check(lifetime >= LifeTime.TEMPORARY && lifetime <= LifeTime.SUBGRAPH, "an unknown life time");
    this.type = type;
    this.lifetime = lifetime;
    this.dimensions = dimensions;
    const fits = type === TENSOR_FLOAT32 && dimensions.length > 0 && dimensions.length <= 4;
    this.count = fits ? dimensions.reduce((all, each) => all * each, 1) : 0;
    this.isConstant = lifetime === LifeTime.CONSTANT_COPY || lifetime === LifeTime.CONSTANT_REFERENCE;
    if (!this.isConstant) return;
    const copied = model.operand_values;
    const values = { size: copied.length, read: (from, size) => copied.subarray(from, from + size) };
    const inModel = lifetime === LifeTime.CONSTANT_COPY;
    const bytes = read(inModel ? { ...location, pool_index: 0 } : location, inModel ? [values] : pools);
    if (type === INT32 && bytes.length === 4) this.scalar = bytes.readInt32LE();
    if (!this.count) return;
    check(bytes.length === 4 * this.count, "a constant of another length than its dimensions say");
    this.value = floats(bytes);
  }
}

/** The extents that two tensors are broadcast to, null where they cannot be. */
function broadcast(a, b) {
  const rank = Math.max(a.length, b.length);
  const [x, y] = [a, b].map((each) => [...Array(rank - each.length).fill(1), ...each]);
  const possible = x.every((extent, i) => extent === y[i] || extent === 1 || y[i] === 1);
  return possible ? x.map((extent, i) => Math.max(extent, y[i])) : null;
}

/** For each element of a tensor of extents `to`, which element of one of extents `from` it is. */
function places(from, to) {
  const strides = to.map(() => 0);
  for (let i = from.length - 1, stride = 1; i >= 0; stride *= from[i--])
    strides[i + to.length - from.length] = from[i] === 1 ? 0 : stride;
  let found = [0];
  to.forEach((extent, i) => {
    found = found.flatMap((base) => Array.from({ length: extent }, (_, place) => base + place * strides[i]));
  });
  return found;
}

const same = (a, b) => a !== null && a.length === b.length && a.every((each, i) => each === b[i]);

/** Reads a model of the protocol. Throws Invalid. */
export class Model {
  constructor(sent, pools) {
    const { operands, operations, input_indexes, output_indexes } = sent.main;
    this.tensors = operands.map((operand) => new Tensor(operand, sent, pools));
    [this.inputs, this.outputs] = [input_indexes, output_indexes];
    this.written = new Set(this.tensors.keys());
    this.tensors.forEach(({ lifetime }, i) => {
      if (lifetime === LifeTime.TEMPORARY || lifetime === LifeTime.OUTPUT) this.written.delete(i);
    });
    check(operations.length > 0 && output_indexes.length > 0, "a model without operations or outputs");
    check(input_indexes.every((i) => this.tensors[i]?.lifetime === LifeTime.INPUT), "an input that is none");
    // What computes each step; undefined where it is not supported.
    this.steps = operations.map((operation) => this.#step(operation));
    const isOutput = (i) => this.tensors[i]?.lifetime === LifeTime.OUTPUT && this.written.has(i);
    check(output_indexes.every(isOutput), "an output that is none");
  }

  get supported() {
    return this.steps.map((step) => step !== undefined);
  }

  #step({ type, inputs, outputs }) {
    check(inputs.every((i) => this.written.has(i)), "an input that has no value yet");
    for (const i of outputs) {
      check(this.tensors[i] && !this.written.has(i), "an output that is written twice, or not to be written");
      this.written.add(i);
    }
    const [first, second, third] = inputs.map((i) => this.tensors[i]);
    const wanted = UNARY.has(type) ? 1 : ARITHMETIC.has(type) ? 3 : EXTREMES.has(type) ? 2 : 0;
    if (!wanted) return undefined;
    check(inputs.length === wanted && outputs.length === 1, "another number of inputs or outputs");
    const out = this.tensors[outputs[0]];
    if (!first.count || !out.count || (wanted > 1 && !second.count)) return undefined;
    if (wanted === 1) {
      check(same(first.dimensions, out.dimensions), "an output of other dimensions");
      return (values) => { values[outputs[0]] = values[inputs[0]].map(UNARY.get(type)); };
    }
    if (third && !(third.isConstant && third.scalar !== undefined)) return undefined;
    check(same(broadcast(first.dimensions, second.dimensions), out.dimensions), "dimensions that do not go together");
    const activation = ACTIVATIONS[third ? third.scalar : 0];
    check(activation, "an unknown activation");
    const compute = ARITHMETIC.get(type) ?? EXTREMES.get(type);
    const [x, y] = [first, second].map((tensor) => places(tensor.dimensions, out.dimensions));
    return (values) => {
      const [a, b] = [values[inputs[0]], values[inputs[1]]];
      values[outputs[0]] = Float32Array.from(x, (place, i) => activation(Math.fround(compute(a[place], b[y[i]]))));
    };
  }

  /** Checks a request, and returns what executes it: the status and the shapes. Throws Invalid. */
  begin(request, pools) {
    check(request.inputs.length === this.inputs.length, "another number of inputs");
    check(request.outputs.length === this.outputs.length, "another number of outputs");
    const values = this.tensors.map((tensor) => tensor.value);
    request.inputs.forEach((argument, i) => {
      const tensor = this.#agreeing(argument, this.inputs[i]);
      check(argument.location.length === 4 * tensor.count, "an input of another length");
      values[this.inputs[i]] = floats(read(argument.location, pools));
    });
    const shapes = request.outputs.map(({ location, ...argument }, i) => {
      const pool = pools[location.pool_index];
      const { dimensions, count } = this.#agreeing(argument, this.outputs[i]);
      check(pool && pool.writable && location.offset + location.length <= pool.size, "an output outside its pool");
      return { dimensions, is_sufficient: location.length >= 4 * count };
    });
    return () => {
      this.steps.forEach((step) => step(values));
      request.outputs.forEach(({ location }, i) => {
        const bytes = Buffer.alloc(4 * values[this.outputs[i]].length);
        values[this.outputs[i]].forEach((each, place) => bytes.writeFloatLE(each, 4 * place));
        if (shapes[i].is_sufficient) pools[location.pool_index].write(location.offset, bytes);
      });
      const enough = shapes.every((shape) => shape.is_sufficient);
      return { status: enough ? Status.NONE : Status.OUTPUT_INSUFFICIENT_SIZE, shapes };
    };
  }

  #agreeing({ dimensions, has_no_value }, index) {
    const tensor = this.tensors[index];
    const known = dimensions.every((each, i) => each === 0 || each === tensor.dimensions[i]);
    check(!has_no_value, "an argument without value");
    check(dimensions.length === 0 || (known && dimensions.length === tensor.dimensions.length), "other dimensions");
    return tensor;
  }
}
