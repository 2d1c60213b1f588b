import {
  finishImportacion,
  insertFilas,
  insertImportacion,
  recordOutcomes,
} from '@portal/server/src/core/import/importacion.repository.ts';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { type Reviewer, stampOf } from '../persona/importacion.ts';
import { buildTema } from './tema.ts';

interface Planned {
  readonly id_planestudio: number;
}

const NADA = {
  creados: [],
  enlaces: [],
  ordenes: [],
  movidos: [],
  cuestionarios: [],
  temas: [],
  materiales: [],
  requisitos: [],
  titulos: [],
  preguntas: [],
  enlacesDePregunta: [],
};

const fila = (programa: string) => ({
  ruta: [programa, '', '', ''],
  orden: null,
  cuestionario: null,
  ajustes: { duracion: null, numero_preguntas: null, notaminima: null },
  requisito: null,
  material: null,
  pregunta: null,
});

/** Makes a person's unconfirmed review of a sheet that adds one program to a plan, and returns its id. */
export async function buildHoja(db: Executor, reviewer: Reviewer, { id_planestudio }: Planned): Promise<number> {
  const file = { tipo: 'planestudio', id_usuario: reviewer.id_usuario, archivo: 'plan.xlsx', opciones: { id_planestudio } };
  const id = await insertImportacion(db, { ...file, preparado: { asunto: 'Plan' } }, stampOf(reviewer));
  const programa = `Programa de la hoja ${id}`;
  const common = { cambios: null, aviso: null, error: null, extra: { hace: 'Programa nuevo' } };
  await insertFilas(db, id, [{ ...common, numero: 1, fila: 2, estado: 'nueva', textos: { programa }, datos: fila(programa) }]);
  return id;
}

/** Makes a confirmed sheet that made one topic, and returns its id. */
export async function buildHojada(db: Executor, reviewer: Reviewer, { id_planestudio }: Planned): Promise<number> {
  const id = await buildHoja(db, reviewer, { id_planestudio });
  const { id_tema } = await buildTema(db, { banco: 0 });
  const hecho = { ...NADA, creados: [{ nivel: 'tema', id: id_tema, fila: 1 }] };
  await db
    .updateTable('importacion')
    .set({ preparado: JSON.stringify({ asunto: 'Plan', hecho }) })
    .where('id_importacion', '=', id)
    .execute();
  await recordOutcomes(db, id, [{ numero: 1, id: 1 }]);
  await finishImportacion(db, id, {
    resultado: { insertados: 1, actualizados: 0, cesados: 0, existentes: 0, rechazados: 0 },
    stamp: stampOf(reviewer),
  });
  return id;
}
