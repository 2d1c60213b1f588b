import type { Endpoint } from '@portal/contract/core';
import { z } from 'zod';
import type { RawRequest } from './services/raw-request.ts';

/** One way to spoil a request. */
export interface Mutation {
  /** `body.titulo: nulo` */
  readonly name: string;
  readonly request: RawRequest;
  /** Spoilt field, as an error names it; undefined for the whole body. */
  readonly field?: string;
  /** Every endpoint must refuse it. */
  readonly hopeless?: boolean;
}

const LONG = 'ñ'.repeat(30_000);

/** Unusual values, which an endpoint may accept or refuse but which must not cause a 500. */
const STRANGE: Readonly<Record<string, unknown>> = {
  nulo: null,
  vacío: '',
  espacios: '   ',
  objeto: { a: 1 },
  lista: [1, 2],
  verdadero: true,
  'texto largo': LONG,
  'carácter NUL': 'a\u0000b',
  SQL: `1'; drop table usuario; --`,
  'más SQL': `0 or 1=1`,
  guion: '<script>alert(1)</script>',
  cero: 0,
  negativo: -1,
  decimal: 1.5,
  'entero de 64 bits': 9_007_199_254_740_991,
  'demasiado grande': 1e308,
  'número en notación': '1e3',
  'no es número': 'NaN',
  'id desconocido': 2_147_483_647,
  'mitad de un par': '\ud800',
  'de derecha a izquierda': '\u202eabc\u200b',
  emoji: '👩‍👩‍👧‍👦'.repeat(10),
  comodines: '%_\\%',
  prototipo: '__proto__',
  ruta: '../../etc/passwd',
  plantilla: '${7*7}{{7*7}}%s%n',
  'día imposible': '2026-99-99',
  'momento imposible': '2026-99-99T',
  'año cero': '0000-01-01T00:00:00Z',
};

/** Whether a value can be written in a path or query. */
const inAddress = ([name, value]: [string, unknown]): boolean =>
  value !== null && ['string', 'number', 'boolean'].includes(typeof value) && name !== 'mitad de un par' && name !== 'texto largo';

type Data = Record<string, unknown>;

/** Names of all fields of a schema, also those missing in the example. */
function knownFields(schema: unknown): string[] {
  if (schema instanceof z.ZodArray) return knownFields(schema.element);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

interface Spoiling {
  readonly request: RawRequest;
  readonly schema: unknown;
}

function* spoilAddress({ request, schema }: Spoiling, part: 'params' | 'query'): Generator<Mutation> {
  for (const field of knownFields(schema)) {
    const put = (value: unknown): RawRequest => ({ ...request, [part]: { ...request[part], [field]: value } });
    for (const [what, value] of Object.entries(STRANGE).filter(inAddress)) {
      if (part === 'params' && (value === '' || value === '   ')) continue;
      yield { name: `${part}.${field}: ${what}`, field, request: put(value) };
    }
    yield { name: `${part}.${field}: 3500 letras`, field, request: put('x'.repeat(3500)) };
  }
}

function* spoilRecord({ record, schema }: { record: Data; schema: unknown }, put: (record: Data) => RawRequest): Generator<Mutation> {
  for (const field of new Set([...Object.keys(record), ...knownFields(schema)])) {
    const { [field]: _gone, ...rest } = record;
    yield { name: `body.${field}: falta`, field, request: put(rest) };
    for (const [what, value] of Object.entries(STRANGE)) {
      yield { name: `body.${field}: ${what}`, field, request: put({ ...record, [field]: value }) };
    }
  }
}

const BROKEN: Readonly<Record<string, unknown>> = {
  'JSON roto': '{"titulo": "a"',
  'JSON con coma': '{"a":1,}',
  'texto suelto': '"hola"',
  número: '7',
  nulo: 'null',
  prototipo: '{"__proto__": {"admin": true}}',
  constructor: '{"constructor": {"prototype": {"admin": true}}}',
  'diez megas': `{"titulo":"${'a'.repeat(10 * 1024 * 1024)}"}`,
  'muy anidado': `${'['.repeat(5000)}${']'.repeat(5000)}`,
};

function* spoilBody({ request, schema }: Spoiling): Generator<Mutation> {
  const { body } = request;
  if (body === undefined) return;
  const whole = (what: string, spoilt: unknown): Mutation => ({
    name: `body: ${what}`,
    request: { ...request, body: spoilt },
    hopeless: true,
  });
  for (const [what, spoilt] of Object.entries(BROKEN)) yield whole(what, spoilt);
  if (body instanceof Uint8Array) {
    yield whole('sin bytes', new Uint8Array());
    yield whole(
      'bytes al azar',
      Uint8Array.from({ length: 5000 }, (_none, index) => (index * 7919) % 256),
    );
    yield whole('media planilla', body.subarray(0, body.length / 2));
  } else if (Array.isArray(body)) {
    yield whole('lista vacía', []);
    yield whole('objeto por lista', {});
    yield* spoilRecord({ record: body[0] as Data, schema }, (record) => ({ ...request, body: [record, ...body.slice(1)] }));
  } else {
    yield whole('lista por objeto', [body]);
    yield* spoilRecord({ record: body as Data, schema }, (record) => ({ ...request, body: record }));
  }
}

/** Parts of an endpoint that describe the fields of a request. */
export type Mutable = Pick<Endpoint, 'params' | 'query' | 'body'>;

/** Every way to spoil a request: each field of path, query and body (of the schema or the example), and the body as a whole. */
export function* mutationsOf({ params, query, body }: Mutable, request: RawRequest): Generator<Mutation> {
  yield* spoilAddress({ request, schema: params }, 'params');
  yield* spoilAddress({ request, schema: query }, 'query');
  yield* spoilBody({ request, schema: body });
}
