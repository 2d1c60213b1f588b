import {
  finishImportacion,
  insertFilas,
  insertImportacion,
  recordOutcomes,
} from '@portal/server/src/core/import/importacion.repository.ts';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { buildAsignacion } from './asignacion.ts';
import { nextNumber } from '../counter.ts';
import { ensureCategoria } from '../parametro.ts';
import { buildPregunta } from '../contenido/pregunta.ts';
import { buildUsuario } from './usuario.ts';

const STAMP = { usuario: 'pruebas', now: '2026-11-21T15:00:00Z' };

/** Who reviewed a sheet. */
export interface Reviewer {
  readonly id_usuario: number;
  /** Moment of the review, ISO 8601; absent: that of the tests' clock. */
  readonly now?: string;
}

/** Stamp of what a person reviewed. */
export const stampOf = ({ now = STAMP.now }: Reviewer) => ({ ...STAMP, now });

/** Makes a person's unconfirmed review of two questions, one of them refused, and returns its id. */
export async function buildImportacion(db: Executor, reviewer: Reviewer): Promise<number> {
  const codigo_categoria = await ensureCategoria(db, 4);
  const texts = { pregunta: `¿Pregunta ${nextNumber()}?`, rpta_a: 'Sí', rpta_b: 'No', rpta_c: 'A veces', rpta_d: 'Nunca' };
  const textos = { ...texts, indicador_correcta: '1', categoria: 'General' };
  const common = { textos, extra: { codigo_categoria }, cambios: null, aviso: null };
  const id = await insertImportacion(
    db,
    { tipo: 'pregunta', id_usuario: reviewer.id_usuario, archivo: 'preguntas.xlsx', opciones: {}, preparado: null },
    stampOf(reviewer),
  );
  await insertFilas(db, id, [
    { ...common, numero: 1, fila: 2, estado: 'nueva', error: null, datos: { ...texts, indicador_correcta: 1, codigo_categoria } },
    { ...common, numero: 2, fila: 3, estado: 'rechazada', error: 'Error: Repite la pregunta de la fila 2.', datos: null },
  ]);
  return id;
}

/** Makes a confirmed import of one question and returns its id. */
export async function buildAplicada(db: Executor, reviewer: Reviewer): Promise<number> {
  const id = await buildImportacion(db, reviewer);
  await recordOutcomes(db, id, [{ numero: 1, id: (await buildPregunta(db)).id_pregunta }]);
  await finishImportacion(db, id, {
    resultado: { insertados: 1, actualizados: 0, cesados: 0, existentes: 0, rechazados: 1 },
    stamp: stampOf(reviewer),
  });
  return id;
}

/** Makes a person's unconfirmed review of one new person and returns its id. */
export async function buildCarga(db: Executor, reviewer: Reviewer): Promise<number> {
  const codigo_usuario = `C${nextNumber()}`;
  const documento = String(70_000_000 + nextNumber());
  const names = { nombres: 'Carla', apellido_paterno: 'Ríos', tipo_documento: 'DNI', numero_documento: documento, username: documento };
  const preparado = { empresas: [], parametros: [] };
  const id = await insertImportacion(
    db,
    { tipo: 'usuario', id_usuario: reviewer.id_usuario, archivo: 'usuarios.xlsx', opciones: {}, preparado },
    stampOf(reviewer),
  );
  const datos = { id: null, version: null, codigo_usuario, ...names };
  const common = { cambios: null, aviso: null, error: null, extra: { id_usuario: null } };
  await insertFilas(db, id, [{ ...common, numero: 1, fila: 2, estado: 'nueva', textos: { codigo: codigo_usuario }, datos }]);
  return id;
}

/** Makes a confirmed import of one person and returns its id. */
export async function buildCargada(db: Executor, reviewer: Reviewer): Promise<number> {
  const id = await buildCarga(db, reviewer);
  await recordOutcomes(db, id, [{ numero: 1, id: (await buildUsuario(db)).id_usuario }]);
  await finishImportacion(db, id, {
    resultado: { insertados: 1, actualizados: 0, cesados: 0, existentes: 0, rechazados: 0 },
    stamp: stampOf(reviewer),
  });
  return id;
}

/** Makes a person's unconfirmed review of a sheet that gives a plan to one new person, and returns its id. */
export async function buildPlanilla(db: Executor, reviewer: Reviewer, { id_planestudio }: Planned): Promise<number> {
  const persona = await buildUsuario(db);
  const file = {
    tipo: 'asignacion',
    id_usuario: reviewer.id_usuario,
    archivo: 'plan.xlsx',
    opciones: { id_planestudio, reabrir: 1 },
    preparado: null,
  };
  const id = await insertImportacion(db, file, stampOf(reviewer));
  const datos = { id_usuario: persona.id_usuario };
  const common = { cambios: null, aviso: null, error: null, extra: datos };
  await insertFilas(db, id, [{ ...common, numero: 1, fila: 2, estado: 'nueva', textos: { codigo: persona.codigo_usuario }, datos }]);
  return id;
}

interface Planned {
  readonly id_planestudio: number;
}

/** Makes a confirmed sheet of one new assignment of a plan and returns its id. */
export async function buildPlanillada(db: Executor, reviewer: Reviewer, { id_planestudio }: Planned): Promise<number> {
  const id = await buildPlanilla(db, reviewer, { id_planestudio });
  const { id_usuario } = await buildUsuario(db);
  const { id_asignacion, fecha_apertura } = await buildAsignacion(db, { id_usuario, id_planestudio });
  await recordOutcomes(db, id, [{ numero: 1, id: id_asignacion, despues: { fecha_apertura } }]);
  await finishImportacion(db, id, {
    resultado: { insertados: 1, actualizados: 0, cesados: 0, existentes: 0, rechazados: 0 },
    stamp: stampOf(reviewer),
  });
  return id;
}
