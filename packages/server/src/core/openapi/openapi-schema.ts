import type { z } from 'zod';
import { documentSchema } from '../http/json-schema.ts';

/** The keywords of JSON Schema that this API's schemas use. */
export interface SchemaNode {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly additionalProperties?: SchemaNode | boolean;
  readonly propertyNames?: SchemaNode;
}

/** Whether a schema is the union of a number and its digits, perhaps with null. */
const isDigits = ({ anyOf = [] }: SchemaNode): boolean =>
  (anyOf.some(({ type }) => type === 'number') && anyOf.some(({ pattern }) => pattern !== undefined)) || anyOf.some(isDigits);

/** Whether a schema is an integer, perhaps with null. */
const isInteger = ({ type, anyOf = [] }: SchemaNode): boolean =>
  type?.includes('integer') === true || (anyOf.length > 0 && anyOf.every((option) => option.type === 'null' || isInteger(option)));

/**
 * Schema of a request. The contract's `integer` also accepts digits, and that union has no limits, so such a field is documented as
 * the integer that it is parsed to.
 */
export function inputSchema(schema: z.ZodType): SchemaNode {
  return withLimits(documentSchema(schema, 'input'), documentSchema(schema, 'output'));
}

export const outputSchema = (schema: z.ZodType): SchemaNode => documentSchema(schema, 'output');

function withLimits(input: SchemaNode, output: SchemaNode | undefined): SchemaNode {
  if (!output) return input;
  if (isDigits(input) && isInteger(output)) {
    return input.default === undefined ? output : { ...output, default: input.default };
  }
  return {
    ...input,
    ...(input.properties && {
      properties: Object.fromEntries(
        Object.entries(input.properties).map(([name, node]) => [name, withLimits(node, output.properties?.[name])]),
      ),
    }),
    ...(input.items && { items: withLimits(input.items, output.items) }),
    ...(input.anyOf && { anyOf: input.anyOf.map((node, index) => withLimits(node, output.anyOf?.[index])) }),
  };
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'entero',
  number: 'número',
  boolean: 'sí/no',
  null: 'null',
};
const FORMATS: Readonly<Record<string, string>> = { date: 'fecha AAAA-MM-DD', email: 'correo', binary: 'bytes' };

/** `1 a 250`, `hasta 250`, `desde 1`; empty without limits. */
function range(min: number | undefined, max: number | undefined, unit = ''): string {
  if (min !== undefined && min > 0 && max !== undefined) return ` de ${min} a ${max}${unit}`;
  if (max !== undefined) return min === 0 && !unit ? ` de 0 a ${max}` : ` hasta ${max}${unit}`;
  return min !== undefined && min > 0 ? ` desde ${min}${unit}` : '';
}

function scalar(node: SchemaNode): string {
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(node.type)) return node.type.map((type: string) => scalar({ ...node, type })).join(' | ');
  if (typeof node.type !== 'string') return 'cualquier valor';
  const name = FORMATS[node.format ?? ''] ?? TYPES[node.type] ?? node.type;
  if (node.type === 'string') return name + (node.format ? '' : range(node.minLength, node.maxLength, ' caracteres'));
  return name + range(node.minimum, node.maximum);
}

const suffix = ({ default: value }: SchemaNode): string => (value === undefined ? '' : ` = ${JSON.stringify(value)}`);

function object(node: SchemaNode, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(node.properties ?? {}).map(
    ([name, property]) => `${inner}${name}${node.required?.includes(name) ? '' : '?'}: ${schemaText(property, inner)}`,
  );
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
}

/** Formats a schema for people: names, types in Spanish, limits; `?` marks optional fields. */
export function schemaText(node: SchemaNode, indent = ''): string {
  if (node.anyOf) return node.anyOf.map((option) => schemaText(option, indent)).join(' | ') + suffix(node);
  if (node.type === 'array') {
    return `lista${range(node.minItems, node.maxItems)} de ${schemaText(node.items ?? {}, indent)}${suffix(node)}`;
  }
  if (node.type !== 'object') return scalar(node) + suffix(node);
  if (node.properties) return object(node, indent);
  return `{ [nombre]: ${typeof node.additionalProperties === 'object' ? schemaText(node.additionalProperties, indent) : 'cualquier valor'} }`;
}
