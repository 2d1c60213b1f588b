import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { datosPattern, type Llamada, namePattern, palabrasPattern } from './nombres.rules.ts';

/** Patterns of the words for a person; null where there are none. */
export interface Patrones {
  /** Whole names, addresses and numbers: they are replaced everywhere. */
  readonly nombres: string | null;
  /** Sign-in names that are a word. */
  readonly palabras: string | null;
}

/** Person to look for by names. */
interface Buscada extends Llamada {
  readonly id_usuario: number;
}

/** Returns those data that no other person has too: people share addresses and telephones. */
async function ownDatos(trx: Executor, { id_usuario, datos }: Buscada): Promise<string[]> {
  const { rows } = await sql<{ dato: string }>`
    select dato from unnest(${[...datos]}::text[]) dato
    where not exists (select from usuario u where u.id_usuario <> ${id_usuario}::integer and lower(dato) in (lower(u.username),
      lower(u.personal), lower(u.codigo_usuario), lower(u.correo_electronico), lower(u.correo_secundario), lower(u.numero_documento), lower(u.telefono)))`.execute(
    trx,
  );
  return rows.map(({ dato }) => dato);
}

/** Whether a pattern matches the name of another person. */
const namesAnother = async (trx: Executor, id_usuario: number, pattern: string): Promise<boolean> =>
  (await sql`select from usuario where id_usuario <> ${id_usuario}::integer and personal ~ ${pattern}::text limit 1`.execute(trx)).rows
    .length > 0;

/** Finds the patterns of a person, before the record is renamed: the shortest way to write the name that names nobody else. */
export async function findPatrones(trx: Executor, buscada: Buscada): Promise<Patrones> {
  const own = { ...buscada, datos: await ownDatos(trx, buscada) };
  const forms = [namePattern(own, true), namePattern(own, false)].filter((pattern) => pattern !== null);
  let name: string | undefined;
  for (const form of forms) if (name === undefined && !(await namesAnother(trx, own.id_usuario, form))) name = form;
  const nombres = [name, datosPattern(own)].filter((pattern) => typeof pattern === 'string');
  return { nombres: nombres.length > 0 ? nombres.join('|') : null, palabras: palabrasPattern(own) };
}

/**
 * Tables that an erasure rewrites in another way, or with texts of other people: records of people, certificates and who signed them, seals,
 * and the log, the last of all; and packages, which other paths and states would break.
 */
const PAQUETES = ['paquete', 'paquete_archivo', 'paquete_estado', 'paquete_registro'];
const APARTE = ['usuario', 'certificado', 'certificado_firmante', 'sello_persona', 'log', 'detalle', ...PAQUETES];

/** Replaces the names of a person in every column of text but those of the log (migration 057), also of tables that came later. */
export async function rewriteTextos(trx: Executor, { nombres, palabras }: Patrones, seudonimo: string): Promise<void> {
  if (nombres) await sql`select reescribir_textos(${APARTE}::text[], true, ${nombres}::text, ${seudonimo}::text)`.execute(trx);
  if (nombres) await rewriteRespuestas(trx, nombres, seudonimo);
  if (nombres) await rewritePaquetes(trx, nombres, seudonimo);
  if (palabras) await sql`select reescribir_textos(${SOBRE_PERSONAS}::text[], false, ${palabras}::text, ${seudonimo}::text)`.execute(trx);
}

/** Replaces the names in short answers: the other columns of the largest table hold no words. */
const rewriteRespuestas = (trx: Executor, nombres: string, seudonimo: string) =>
  sql`
    update detalle set respuesta_datos = reescribir_json(respuesta_datos, ${nombres}::text, ${seudonimo}::text)
    where respuesta_datos is not null and respuesta_datos::text ~ ${nombres}::text`.execute(trx);

/** Replaces the names in the titles of packages, and of their authors. */
const rewritePaquetes = (trx: Executor, nombres: string, seudonimo: string) =>
  sql`
    update paquete set titulo = regexp_replace(titulo, ${nombres}::text, ${seudonimo}::text, 'g'),
      usuario_creacion = regexp_replace(usuario_creacion, ${nombres}::text, ${seudonimo}::text, 'g')
    where titulo ~ ${nombres}::text or usuario_creacion ~ ${nombres}::text`.execute(trx);

/** Tables with texts about people. */
const SOBRE_PERSONAS = [
  'asignacion',
  'asignacion_historia',
  'ausencia',
  'consulta',
  'evaluacion',
  'feedback',
  'justificacion',
  'navegacion',
  'prorroga',
  'reporte_guardado',
  'solicitud',
];

/** Replaces the names of a person in the letters of others, and in the log. A word is replaced in sentences, and as a whole value. */
export async function rewriteLog(trx: Executor, { nombres, palabras }: Patrones, seudonimo: string): Promise<void> {
  if (nombres) await sql`select reescribir_textos(array['log'], false, ${nombres}::text, ${seudonimo}::text)`.execute(trx);
  if (!palabras) return;
  const value = `^(?:${palabras})$`;
  const quoted = `"(?:${palabras})"`;
  await sql`
    update log set detalle = regexp_replace(detalle, ${palabras}::text, ${seudonimo}::text, 'g'),
      antes = reescribir_json(antes, ${value}::text, ${seudonimo}::text), despues = reescribir_json(despues, ${value}::text, ${seudonimo}::text)
    where detalle ~ ${palabras}::text or antes::text ~ ${quoted}::text or despues::text ~ ${quoted}::text`.execute(trx);
}

/** Replaces words for the person in the letters of others. */
export async function rewriteCorreos(trx: Executor, { palabras }: Patrones, seudonimo: string): Promise<void> {
  if (!palabras) return;
  const replaced = (column: string) => sql`regexp_replace(${sql.ref(column)}, ${palabras}::text, ${seudonimo}::text, 'g')`;
  await sql`
    update correo set asunto = ${replaced('asunto')}, texto = ${replaced('texto')}, html = ${replaced('html')}
    where texto ~ ${palabras}::text or html ~ ${palabras}::text or asunto ~ ${palabras}::text`.execute(trx);
}

/** Letter with a file. */
export interface ConAdjunto {
  readonly id_correo: number;
  readonly adjunto: Buffer;
}

/** Reads the letters that wait or failed with their file, one after another: each may have megabytes. */
export async function* readAdjuntos(trx: Executor): AsyncGenerator<ConAdjunto> {
  for (let last = 0; ;) {
    const { rows } = await sql<ConAdjunto>`
      select id_correo, adjunto from correo where adjunto is not null and id_correo > ${last}::integer order by id_correo limit 1`.execute(
      trx,
    );
    const [found] = rows;
    if (!found) return;
    last = found.id_correo;
    yield { ...found, adjunto: Buffer.from(found.adjunto) };
  }
}

/** Whether a text has one of the patterns. */
export const isIn = async (trx: Executor, text: string, pattern: string): Promise<boolean> =>
  (await sql<{ found: boolean }>`select ${text.replaceAll('\u0000', '')}::text ~ ${pattern}::text as found`.execute(trx)).rows[0]!.found;

/** Takes the file from a letter; the letter has a link to the report. */
export async function dropAdjunto(trx: Executor, id_correo: number): Promise<void> {
  await sql`
    update correo set adjunto = null, adjunto_nombre = null, adjunto_tipo = null where id_correo = ${id_correo}::integer`.execute(trx);
}
