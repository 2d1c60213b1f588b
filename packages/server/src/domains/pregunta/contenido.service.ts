import { type DatosPregunta, imagenesDePregunta, imagenesSituadas, TIPOS_PREGUNTA } from '@portal/contract/pregunta';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../db/scope.ts';
import { fieldFailure, invalid } from '../../errors/errors.ts';
import { findUsables, holdUsables } from '../archivo/archivo.public.ts';
import { NIVEL, requireNivel } from '../configuracion/configuracion.public.ts';
import { type Comparada, findIguales } from './opciones.rules.ts';

/** Refuses a question with two equal options; `prefijo` of its fields. Throws 400. */
export function requireDistintas(pregunta: Comparada, prefijo = ''): void {
  const iguales = findIguales(pregunta);
  if (iguales) throw fieldFailure('datos_invalidos', `${prefijo}${iguales.campo}`, iguales.texto);
}

/** Question to be written; `prefijo` of its fields. */
interface Escrita {
  readonly datos: DatosPregunta | null;
  readonly prefijo: string;
}

/**
 * Checks what the database knows of questions that are not four texts, and locks their pictures. Throws 409 while processes of the version before may
 * run, 400 at the field of a picture that does not exist for the scope.
 */
export async function requireContenido(trx: Executor, scope: Scope, escritas: readonly Escrita[]): Promise<void> {
  const otras = escritas.flatMap(({ datos, prefijo }) => (datos ? [{ datos, prefijo }] : []));
  if (!otras.length) return;
  await requireNivel(trx, NIVEL.tiposDePregunta);
  const asked = otras.flatMap(({ datos, prefijo }) =>
    imagenesSituadas(datos).map(({ campo, imagen }) => ({ campo: `${prefijo}datos.${campo}`, ...imagen })),
  );
  const usables = await holdUsables(
    trx,
    scope,
    asked.map(({ id_archivo }) => id_archivo),
  );
  const ajena = asked.find(({ id_archivo }) => !usables.has(id_archivo));
  if (ajena) throw invalid(`${ajena.campo}.id_archivo`, 'archivo.imagen.desconocida');
}

/** Finds those pictures of some questions that are none or lie outside the scope. Throws 409 while processes of the version before may run. */
export async function findImagenesAjenas(db: Executor, scope: Scope, contenidos: readonly DatosPregunta[]): Promise<ReadonlySet<number>> {
  if (contenidos.length) await requireNivel(db, NIVEL.tiposDePregunta);
  const ids = contenidos.flatMap(imagenesDePregunta).map(({ id_archivo }) => id_archivo);
  const usables = await findUsables(db, scope, ids);
  return new Set(ids.filter((id) => !usables.has(id)));
}

/** Adds to the body of a change the kind of the content that it sends; one without content stays as it is. */
export function withTipo(body: unknown): unknown {
  if (!isRecord(body) || body['datos'] === undefined || body['tipo'] !== undefined) return body;
  if (body['datos'] === null) return { ...body, tipo: 'unica' };
  const tipo = isRecord(body['datos']) ? body['datos']['tipo'] : undefined;
  return TIPOS_PREGUNTA.some((known) => known === tipo) ? { ...body, tipo } : body;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
