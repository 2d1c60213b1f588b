import { z } from 'zod';
import { builtEndpoint } from './endpoint.ts';
import { id, idParams, indicador, integer } from './fields.ts';
import { listQuery } from './list.ts';
import { done, doneWith } from './responses.ts';

/** Counter of a record's changes: sent back with a change, it detects that somebody else saved first (P31). */
export const version = integer(1, 2_147_483_647);

/** Columns that every stored master has, besides its own (P69). */
export const stampFields = {
  usuario_creacion: z.string(),
  usuario_modificacion: z.string().nullable(),
  fecha_creacion: z.string(),
  fecha_modificacion: z.string(),
  version: z.number(),
};

/** What is missing before learners may meet a record that is being published; Spanish sentences, empty when nothing is. */
const avisos = z.array(z.string());

type KeyOf<Key extends string> = { readonly [K in Key]: z.ZodNumber };
type IdOf<Key extends string> = { readonly [K in Key]: typeof id };

const keyOf = <Key extends string>(key: Key) => ({ [key]: z.number() }) as KeyOf<Key>;
const idOf = <Key extends string>(key: Key) => ({ [key]: id }) as IdOf<Key>;

interface MasterSpec<Domain extends string, Key extends string, Fields extends z.ZodRawShape, Row extends z.ZodType> {
  readonly domain: Domain;
  /** Name of the id, e.g. `id_curso`. */
  readonly key: Key;
  /** How the summaries call it: `['un curso', 'Cursos']`. */
  readonly words: readonly [one: string, many: string];
  readonly fields: Fields;
  readonly row: Row;
}

/**
 * The usual calls of a master (P69): list, one, create, change, delete (by GET for older clients, P34).
 * Support reads, an admin changes. What differs in a master is added or replaced beside the spread of this.
 */
export function masterEndpoints<
  const Domain extends string,
  const Key extends string,
  Fields extends z.ZodRawShape,
  Row extends z.ZodType,
>({ domain, key, words: [one, many], fields, row }: MasterSpec<Domain, Key, Fields, Row>) {
  return {
    sellst: builtEndpoint('GET', `/${domain}/sellst`, {
      access: 'soporte',
      summary: `${many}; con pagina, por páginas.`,
      query: listQuery,
      response: z.array(row),
    }),
    sel: builtEndpoint('GET', `/${domain}/sel/:id`, { access: 'soporte', summary: `Lee ${one}.`, params: idParams, response: row }),
    ins: builtEndpoint('POST', `/${domain}/ins`, {
      access: 'admin',
      summary: `Crea ${one}.`,
      body: z.object(fields),
      response: doneWith({ ...keyOf(key), avisos }),
    }),
    upd: builtEndpoint('POST', `/${domain}/upd/`, {
      access: 'admin',
      summary: `Cambia ${one}; con version, solo si nadie lo cambió antes.`,
      body: z.object({ ...idOf(key), version: version.optional(), ...fields }),
      response: doneWith({ ...keyOf(key), version: z.number(), avisos }),
    }),
    delGet: builtEndpoint('GET', `/${domain}/del/:id`, {
      access: 'admin',
      summary: `Elimina ${one} sin dependencias (forma heredada).`,
      params: idParams,
      response: done,
    }),
    del: builtEndpoint('DELETE', `/${domain}/:id`, {
      access: 'admin',
      summary: `Elimina ${one} sin dependencias.`,
      params: idParams,
      response: done,
    }),
  };
}

/** `POST /{domain}/duplicar/:id`: copies a record, with or without what hangs under it. */
export const duplicateEndpoint = <const Domain extends string, const Key extends string>(domain: Domain, key: Key, one: string) =>
  builtEndpoint('POST', `/${domain}/duplicar/:id`, {
    access: 'admin',
    summary: `Duplica ${one}; con_contenido 1 copia también lo que cuelga debajo.`,
    params: idParams,
    body: z.object({ con_contenido: indicador.default(0) }),
    response: doneWith(keyOf(key)),
  });

/** A list below or above a record, named by the id of its path: `GET /curso/sellst/programa/:id`. */
export const listEndpoint = <const Path extends `${string}/:id`, Row extends z.ZodType>(path: Path, summary: string, row: Row) =>
  builtEndpoint('GET', path, { access: 'soporte', summary, params: idParams, response: z.array(row) });
