import type { DatosPregunta } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import {
  buildCalificado,
  countProgress,
  doneCorrection,
  type Pedida,
  shownCorrection,
  stateOf,
  undoneCorrection,
} from '@portal/testkit/scenes/recalificacion.ts';
import { beforeAll, expect, test } from 'vitest';

const app = useTestApp();
let admin: Alumno;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});

/** Answer to a question with a wrong key, how the key is corrected, and the points of the answer then. */
interface Caso {
  readonly datos: DatosPregunta;
  readonly dada: { readonly orden: number[] | null; readonly respuesta?: number; readonly respuesta_datos?: unknown };
  readonly over: Partial<Pedida>;
  readonly puntos: number;
}

const PARES = [
  { izquierda: { texto: 'uno' }, derecha: 'I' },
  { izquierda: { texto: 'dos' }, derecha: 'II' },
  { izquierda: { texto: 'tres' }, derecha: 'III' },
];
const ELEMENTOS = [{ texto: 'a' }, { texto: 'b' }, { texto: 'c' }];

const CASOS: readonly (readonly [string, Caso])[] = [
  [
    'corta, another spelling',
    {
      datos: { tipo: 'corta', aceptadas: ['Lima'], exacta: false },
      dada: { orden: null, respuesta_datos: 'Callao' },
      over: { modo: 'tambien', respuestas: ['callao'] },
      puntos: 1,
    },
  ],
  [
    'numerica, another value with its tolerance',
    {
      datos: { tipo: 'numerica', valores: [{ valor: '10', tolerancia: '0.5' }] },
      dada: { orden: null, respuesta_datos: '7,4' },
      over: { modo: 'tambien', respuestas: ['7'] },
      puntos: 1,
    },
  ],
  [
    'verdadero_falso, the other one',
    { datos: { tipo: 'verdadero_falso', correcta: true }, dada: { orden: null, respuesta: 2 }, over: { respuestas: [2] }, puntos: 1 },
  ],
  [
    'multiple in part',
    {
      datos: { tipo: 'multiple', opciones: ELEMENTOS, correctas: [1], orden_fijo: false, parcial: true },
      dada: { orden: [3, 2, 1], respuesta_datos: [1] },
      over: { respuestas: [[2, 3]] },
      puntos: 0.5,
    },
  ],
  [
    'relacionar, two pairs exchanged',
    {
      datos: { tipo: 'relacionar', pares: PARES, otras: [], parcial: false },
      dada: { orden: [2, 3, 1], respuesta_datos: [1, 3, 2] },
      over: { respuestas: [[2, 1, 3]] },
      puntos: 1,
    },
  ],
  [
    'ordenar, another order',
    {
      datos: { tipo: 'ordenar', elementos: ELEMENTOS, parcial: false },
      dada: { orden: [3, 1, 2], respuesta_datos: [3, 2, 1] },
      over: { respuestas: [[2, 1, 3]] },
      puntos: 1,
    },
  ],
];

test.each(CASOS)('%s', async (_name, { datos, dada, over, puntos }) => {
  const plan = await buildPlan(app.db, { estructura: { P: { C: { M: [{ titulo: 'Tema', preguntas: [datos] }] } } } });
  const { id_usuario } = await buildUsuario(app.db);
  await buildAsignacion(app.db, { id_usuario, id_planestudio: plan.plan.id_planestudio });
  const { id_pregunta, version } = plan.temas[0]!.banco[0]!;
  const id_evaluacion = await buildCalificado(app, plan, { id_usuario, respuestas: [] });
  await app.db.updateTable('evaluacion').set({ total: 1, nota: 0, aprobado: false }).where('id_evaluacion', '=', id_evaluacion).execute();
  const { orden, respuesta = null, respuesta_datos } = dada;
  await app.db
    .insertInto('detalle')
    .values({
      id_evaluacion,
      id_pregunta,
      version,
      numero_orden: 1,
      respuesta,
      orden_opciones: orden,
      es_correcta: false,
      puntos: 0,
      respuesta_datos: respuesta_datos === undefined ? null : JSON.stringify(respuesta_datos),
    })
    .execute();
  await countProgress(app);
  const before = await stateOf(app);
  const shown = await shownCorrection(admin, { id_pregunta, version, modo: 'nueva', respuestas: [], ...over });
  await doneCorrection(admin, shown.id_recalificacion);
  const { nota } = await app.db
    .selectFrom('evaluacion')
    .select('nota')
    .where('id_evaluacion', '=', id_evaluacion)
    .executeTakeFirstOrThrow();
  expect(nota).toBe(puntos * 100);
  await undoneCorrection(admin, shown.id_recalificacion);
  expect(await stateOf(app)).toEqual(before);
});
