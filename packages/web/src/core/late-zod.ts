import {
  array,
  boolean,
  config,
  custom,
  discriminatedUnion,
  email,
  enum as enumOf,
  iso,
  literal,
  null as nullOf,
  number,
  object,
  partialRecord,
  record,
  strictObject,
  string,
  union,
  unknown,
  type z as zod,
} from 'zod/v4';

// As the contract does: a schema read before the contract must not try `new Function` either, which the Content-Security-Policy refuses.
config({ jitless: true });

/** Parts of a schema: a maker and its arguments, or a method of another schema and its arguments. */
interface Recipe {
  readonly make: () => object;
  made?: object;
}

/** Methods of a schema that return another schema. Others, say `parse` or `shape`, make the schema when they are read. */
const STEPS: ReadonlySet<PropertyKey> = new Set([
  'and',
  'catchall',
  'default',
  'extend',
  'int',
  'keyof',
  'max',
  'min',
  'nullable',
  'nullish',
  'omit',
  'optional',
  'overwrite',
  'partial',
  'pipe',
  'prefault',
  'refine',
  'regex',
  'transform',
  'trim',
]);

type Method = (...given: readonly unknown[]) => object;

const made = (recipe: Recipe): object => (recipe.made ??= recipe.make());

const READER: ProxyHandler<Recipe> = {
  get(recipe, name) {
    if (!STEPS.has(name)) return Reflect.get(made(recipe), name);
    return (...given: readonly unknown[]) =>
      later(() => {
        const schema = made(recipe);
        return Reflect.apply(Reflect.get(schema, name) as Method, schema, given);
      });
  },
  has: (recipe, name) => Reflect.has(made(recipe), name),
  set: (recipe, name, value) => Reflect.set(made(recipe), name, value),
  getPrototypeOf: (recipe) => Reflect.getPrototypeOf(made(recipe)),
};

const later = (make: () => object): object => new Proxy<Recipe>({ make }, READER);

/** Returns the same maker, but its schemas are made at their first use. */
const deferred = <Maker>(maker: Maker): Maker => ((...given: readonly unknown[]) => later(() => (maker as Method)(...given))) as Maker;

/**
 * Replaces zod in the client (vite.config.ts): the same makers, but a schema is made when a form, an answer or a list first uses it.
 * A screen uses some ten of the contract's two thousand schemas; making all of them took a phone half a second (docs/decisions/022).
 * Lists the makers by name, so that the build leaves zod's others out.
 */
export const z = {
  array: deferred(array),
  boolean: deferred(boolean),
  config,
  custom: deferred(custom),
  discriminatedUnion: deferred(discriminatedUnion),
  email: deferred(email),
  enum: deferred(enumOf),
  iso: { date: deferred(iso.date), datetime: deferred(iso.datetime), time: deferred(iso.time) },
  literal: deferred(literal),
  null: deferred(nullOf),
  number: deferred(number),
  object: deferred(object),
  partialRecord: deferred(partialRecord),
  record: deferred(record),
  strictObject: deferred(strictObject),
  string: deferred(string),
  union: deferred(union),
  unknown: deferred(unknown),
} satisfies Partial<Record<keyof typeof zod, unknown>>;
