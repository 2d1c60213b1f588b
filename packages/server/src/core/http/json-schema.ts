import type { Endpoint } from '@portal/contract';
import { z } from 'zod';

type Node = Record<string, unknown>;

/** `anyOf [T, null]` as `{ ...T, nullable }`: the form that the serializer writes fastest. */
function foldNullable({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const node = jsonSchema as Node;
  const options = node['anyOf'] as Node[] | undefined;
  if (options?.length !== 2) return;
  const value = options.find((option) => option['type'] !== 'null');
  if (!value || typeof value['type'] !== 'string' || !options.some((option) => option['type'] === 'null')) return;
  delete node['anyOf'];
  Object.assign(node, value, { nullable: true });
}

/** Response schema for Fastify: what is not in it never leaves the server. */
export function responseSchema(endpoint: Endpoint): { response?: Record<number, unknown> } {
  const schema = z.toJSONSchema(endpoint.response, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: foldNullable,
  });
  const { $schema: _, ...rest } = schema;
  return Object.keys(rest).length === 0 ? {} : { response: { 200: rest } };
}

/** JSON Schema of an input (what a caller may send) or an output, for the OpenAPI document. */
export function documentSchema(schema: z.ZodType, io: 'input' | 'output'): Node {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
