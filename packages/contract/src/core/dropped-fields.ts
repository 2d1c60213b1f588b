import type { z } from 'zod';
import { STAMPED } from './stamps.ts';

const IGNORED = new WeakMap<z.ZodType, ReadonlySet<string> | 'rest'>();

/**
 * Marks an object of a body that may hold further fields without meaning: `rest` if older clients send whole rows of a list back, of which only
 * the ids count, else their names (P210). The server refuses any other unknown field of a body.
 */
export function ignoring<S extends z.ZodObject>(schema: S, names: readonly string[] | 'rest'): S {
  IGNORED.set(schema, names === 'rest' ? names : new Set(names));
  return schema;
}

type Values = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field of a call only repeats the value that its record gets anyway. */
const saysNothing = (name: string, value: unknown): boolean =>
  STAMPED.has(name) || (name === 'codigo_estado' && (value === 1 || value === '1' || value === null));

/** Returns a guard for a kind of schema, by its definition, because the client's replacement of zod has no classes. */
const isKind =
  <S extends z.ZodType>(type: S['def']['type']) =>
  (schema: z.ZodType): schema is S =>
    schema.def.type === type;
const isObject = isKind<z.ZodObject>('object');
const isArray = isKind<z.ZodArray>('array');
const isMap = isKind<z.ZodRecord>('record');
const isUnion = isKind<z.ZodUnion>('union');
const isIntersection = isKind<z.ZodIntersection>('intersection');
const isPipe = isKind<z.ZodPipe>('pipe');
const isLazy = isKind<z.ZodLazy>('lazy');

function droppedByObject(schema: z.ZodObject, input: Values): string[] {
  const { shape } = schema;
  const ignored = IGNORED.get(schema);
  const closed = schema.def.catchall === undefined && ignored !== 'rest';
  const says = (name: string) => !(ignored instanceof Set && ignored.has(name)) && !saysNothing(name, input[name]);
  return Object.keys(input).flatMap((name) => {
    const field = Object.hasOwn(shape, name) ? (shape[name] as z.ZodType) : undefined;
    if (field) return under(name, field, input[name]);
    return closed && says(name) ? [name] : [];
  });
}

/** Returns the fewest fields that an option drops which accepts the input. */
function droppedByUnion(options: readonly z.ZodType[], input: unknown): string[] {
  const [first = [], ...others] = options.filter((option) => option.safeParse(input).success).map((option) => droppedFields(option, input));
  return others.reduce((fewest, each) => (each.length < fewest.length ? each : fewest), first);
}

/** Returns the schema that judges the same input inside of one that wraps it. */
function inside(schema: z.ZodType): z.ZodType | undefined {
  if (isPipe(schema)) return ((schema.in as z.ZodType).def.type === 'transform' ? schema.out : schema.in) as z.ZodType;
  if (isLazy(schema)) return schema.unwrap() as z.ZodType;
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType;
}

/** Prefixes the paths of a part by its name. */
const under = (name: string | number, schema: z.ZodType, input: unknown): string[] =>
  droppedFields(schema, input).map((path) => `${name}.${path}`);

const droppedByRows = (element: z.ZodType, input: unknown): string[] =>
  Array.isArray(input) ? input.flatMap((row, index) => under(index, element, row)) : [];

const droppedByRecord = (value: z.ZodType, input: unknown): string[] =>
  isRecord(input) ? Object.keys(input).flatMap((name) => under(name, value, input[name])) : [];

/** Returns the paths of an accepted body of which its schema keeps nothing (`2.titulo`); P210 refuses them. */
export function droppedFields(schema: z.ZodType, input: unknown): string[] {
  if (isObject(schema)) return isRecord(input) ? droppedByObject(schema, input) : [];
  if (isArray(schema)) return droppedByRows(schema.element as z.ZodType, input);
  if (isMap(schema)) return droppedByRecord(schema.valueType as z.ZodType, input);
  if (isUnion(schema)) return droppedByUnion(schema.options as readonly z.ZodType[], input);
  if (isIntersection(schema)) {
    const right = new Set(droppedFields(schema.def.right as z.ZodType, input));
    return droppedFields(schema.def.left as z.ZodType, input).filter((path) => right.has(path));
  }
  const wrapped = inside(schema);
  return wrapped ? droppedFields(wrapped, input) : [];
}
