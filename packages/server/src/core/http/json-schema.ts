import type { Endpoint } from '@portal/contract';
import { z } from 'zod';

type Node = Record<string, unknown>;

/** Rewrites `anyOf [T, null]` to `{ ...T, nullable }`, which fast-json-stringify serialises faster. */
function foldNullable({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const node = jsonSchema as Node;
  const options = node['anyOf'] as Node[] | undefined;
  if (options?.length !== 2) return;
  const value = options.find((option) => option['type'] !== 'null');
  if (!value || typeof value['type'] !== 'string' || !options.some((option) => option['type'] === 'null')) return;
  delete node['anyOf'];
  Object.assign(node, value, { nullable: true });
}

/** Returns the response schema for Fastify, whose serializer drops every field outside it. */
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

/** Returns the JSON Schema of a schema before (`input`) or after (`output`) parsing, for the OpenAPI document. */
export function documentSchema(schema: z.ZodType, io: 'input' | 'output'): Node {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
