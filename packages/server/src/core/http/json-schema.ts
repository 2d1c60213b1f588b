import type { Endpoint } from '@portal/contract/core';
import fastJson, { type AnySchema } from 'fast-json-stringify';
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

type Serializer = (answer: unknown) => string;

const serializers = new WeakMap<Endpoint, Serializer>();

function compileSerializer(endpoint: Endpoint): Serializer {
  const schema = z.toJSONSchema(endpoint.response, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: foldNullable,
  });
  const { $schema: _, ...rest } = schema;
  return Object.keys(rest).length === 0 ? JSON.stringify : fastJson(rest as AnySchema);
}

/** Serialises an answer by the endpoint's response schema, which drops every field outside it. Compiled at the first answer: a start needs none. */
function serialize(endpoint: Endpoint, answer: unknown): string {
  const serializer = serializers.get(endpoint) ?? compileSerializer(endpoint);
  serializers.set(endpoint, serializer);
  return serializer(answer);
}

/** Returns the route options by which Fastify serialises what an endpoint answers with status 200. */
export const serialization = (endpoint: Endpoint) => ({
  // Fastify asks for a serializer where it finds a schema; the endpoint has the real one.
  schema: { response: { 200: {} } },
  serializerCompiler: () => (answer: unknown) => serialize(endpoint, answer),
});

/** Returns the JSON Schema of a schema before (`input`) or after (`output`) parsing, for the OpenAPI document. */
export function documentSchema(schema: z.ZodType, io: 'input' | 'output'): Node {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
