import { api, problem, type Access, type Endpoint } from '@portal/contract';
import type { z } from 'zod';
import { inputSchema, outputSchema } from './openapi-schema.ts';

/** Descriptions of the access rules (P1). */
export const ACCESS_RULES: Readonly<Record<Access, string>> = {
  publico: 'Sin sesión.',
  sesion: 'Cualquier persona con sesión.',
  propio: 'Solo los datos propios; un administrador, los de cualquiera.',
  soporte: 'Soporte o administrador.',
  admin: 'Solo administrador.',
};

type Json = Record<string, unknown>;

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchema(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    // `filtro[columna]=valor`
    ...(property.type === 'object' && { style: 'deepObject', explode: true }),
    schema: property,
  }));
}

const bodyContent = (body: z.ZodType, type: string | undefined): Json =>
  type ? { [type]: { schema: { type: 'string', format: 'binary' } } } : { 'application/json': { schema: inputSchema(body) } };

function operation(domain: string, endpoint: Endpoint): Json {
  return {
    operationId: `${endpoint.method} ${endpoint.path}`,
    tags: [domain],
    summary: endpoint.summary,
    description: `Acceso: ${endpoint.access}. ${ACCESS_RULES[endpoint.access]}`,
    'x-acceso': endpoint.access,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: bodyContent(endpoint.body, endpoint.bodyType),
      },
    }),
    security: endpoint.access === 'publico' ? [] : [{ bearer: [] }],
    responses: {
      200: {
        description: 'Correcto',
        content: { 'application/json': { schema: outputSchema(endpoint.response) } },
      },
      default: {
        description: 'Falla',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  };
}

/** Describes the whole contract as an OpenAPI 3.1 document; `serverUrl` is the base URL of `/api`. */
export function openapiDocument(version: string, serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [domain, group] of Object.entries(api)) {
    for (const endpoint of Object.values(group) as Endpoint[]) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(domain, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Portal de capacitación', version },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: outputSchema(problem) },
    },
  };
}
