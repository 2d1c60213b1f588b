import { api } from '@portal/contract/api';
import {
  type Access,
  admits,
  type Endpoint,
  ERROR_STATUS,
  type ErrorCode,
  problem,
  type RolAcotado,
  ROLES_ACOTADOS,
} from '@portal/contract/core';
import type { z } from 'zod';
import { inputSchema, outputSchema } from './openapi-schema.ts';

/** Descriptions of the access rules (P1). */
export const ACCESS_RULES: Readonly<Record<Access, string>> = {
  publico: 'Sin sesión.',
  dispositivo: 'Una tablet vinculada a una tienda, con su propio token.',
  sesion: 'Cualquier persona con sesión.',
  propio: 'Solo los datos propios; un administrador, los de cualquiera.',
  soporte: 'Soporte o administrador.',
  admin: 'Solo administrador.',
};

const ROLES: Readonly<Record<RolAcotado, string>> = { autor: 'autor', auditor: 'auditor', lector: 'lector de reportes' };

/** Names the roles beside administrator and support that make a call (P216). */
function alsoFor(endpoint: Endpoint): string {
  const roles = ROLES_ACOTADOS.filter((rol) => admits(endpoint, rol)).map((rol) => ROLES[rol]);
  return roles.length ? ` También: ${roles.join(', ')}.` : '';
}

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

const BYTES: Json = { schema: { type: 'string', format: 'binary' } };

const bodyContent = (body: z.ZodType, types: readonly string[] | undefined): Json =>
  types ? Object.fromEntries(types.map((type) => [type, BYTES])) : { 'application/json': { schema: inputSchema(body) } };

const REFUSALS_OF_ALL = {
  publico: ['demasiados_intentos'],
  dispositivo: ['dispositivo_desvinculado'],
  sesion: ['sesion_requerida', 'sin_permiso'],
} as const satisfies Record<string, readonly ErrorCode[]>;

/** Refusals that a call may answer, by its access rule and what it takes (P35). */
function refusals({ access, params, query, body }: Endpoint): ErrorCode[] {
  return [
    ...(params || query || body ? (['datos_invalidos'] as const) : []),
    ...REFUSALS_OF_ALL[access === 'publico' || access === 'dispositivo' ? access : 'sesion'],
    ...(params ? (['no_encontrado'] as const) : []),
    ...(body ? (['conflicto', 'demasiado_grande'] as const) : []),
  ];
}

const PROBLEM_CONTENT = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

const codesOf = (status: number) => Object.entries(ERROR_STATUS).flatMap(([code, of]) => (of === status ? [code] : []));

/** Builds one response for each status of the refusals of `endpoints`; its description lists every code of that status. */
function problemResponses(endpoints: readonly Endpoint[]): Json {
  const statuses = new Set(endpoints.flatMap(refusals).map((code) => ERROR_STATUS[code]));
  return Object.fromEntries([...statuses].map((status) => [status, { description: codesOf(status).join(', '), content: PROBLEM_CONTENT }]));
}

function operation({ domain, name, endpoint }: Call): Json {
  return {
    operationId: `${domain}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    tags: [domain],
    summary: endpoint.summary,
    description: `Acceso: ${endpoint.access}. ${ACCESS_RULES[endpoint.access]}${alsoFor(endpoint)}`,
    'x-acceso': endpoint.access,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: bodyContent(endpoint.body, endpoint.bodyTypes),
      },
    }),
    security: endpoint.access === 'publico' ? [] : [{ bearer: [] }],
    responses: {
      200: {
        description: 'Correcto',
        content: { 'application/json': { schema: outputSchema(endpoint.response) } },
      },
      ...Object.fromEntries(
        refusals(endpoint).map((code) => [ERROR_STATUS[code], { $ref: `#/components/responses/${ERROR_STATUS[code]}` }]),
      ),
      default: { description: 'Falla', content: PROBLEM_CONTENT },
    },
  };
}

interface Call {
  readonly domain: string;
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** Address as the document writes it: the server also answers with a final slash, which older clients send. */
const documentedPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}').replace(/(?<=.)\/$/, '');

/** Describes the whole contract as an OpenAPI 3.1 document; `serverUrl` is the base URL of `/api`. */
export function openapiDocument(version: string, serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [domain, group] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(group) as [string, Endpoint][]) {
      (paths[documentedPath(endpoint.path)] ??= {})[endpoint.method.toLowerCase()] = operation({ domain, name, endpoint });
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Portal de capacitación', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: serverUrl }],
    tags: Object.keys(api).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: outputSchema(problem) },
      responses: problemResponses(Object.values(api).flatMap((group): Endpoint[] => Object.values(group))),
    },
  };
}
