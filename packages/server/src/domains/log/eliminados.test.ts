import { evaluacionApi } from '@portal/contract/evaluacion';
import { feedbackApi } from '@portal/contract/feedback';
import { logApi } from '@portal/contract/log';
import { temaApi } from '@portal/contract/tema';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { enrol, open, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, expect, test } from 'vitest';

const app = useTestApp();
let plan: BuiltPlan;
let admin: Alumno;
let alumno: Alumno;
let otra: { readonly token: string };

beforeAll(async () => {
  plan = await buildPlan(app.db, { denominacion: 'Inducción' });
  admin = await enrol(app, [], { admin: true, nombres: 'Ágata' });
  alumno = await enrol(app, [plan], { nombres: 'Ñusta' });
  otra = await limitedAdmin(app, [(await buildEmpresa(app.db)).id_empresa]);
});

/** Entries of a deleted record with their values by column. */
async function deletions(tabla: string, id_registro: number, token = admin.token) {
  const filtro = { tabla, id_registro: String(id_registro), tipo: 'baja' };
  const { data } = await app.call(logApi.sellst, { query: { pagina: 1, tamano: 10, filtro }, token });
  return data.map(({ valores, ...entry }) => ({ ...entry, antes: Object.fromEntries(valores.map(({ campo, antes }) => [campo, antes])) }));
}

const titleOf = async (id_tema: number) => (await app.call(temaApi.sel, { token: admin.token, params: { id: id_tema } })).data.titulo;

test('a deleted open attempt leaves its author, person, topic and values, and no answer', async () => {
  const [place] = plan.ocurrencias;
  const id = await open(alumno, place!);
  expect((await app.call(evaluacionApi.del, { token: admin.token, params: { id } })).status).toBe(200);
  const [entry, ...others] = await deletions('evaluacion', id);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    id_usuario: alumno.id_usuario,
    id_usuario_creacion: admin.id_usuario,
    registro: await titleOf(place!.id_tema),
    fecha_creacion: TEST_NOW.toISOString(),
    antes: { id_usuario: expect.stringContaining('Ñusta'), id_planestudio: 'Inducción', codigo_estado: 'Vigente', numero_intento: '1' },
  });
  expect(Object.keys(entry!.antes).filter((name) => /rpta|respuesta|orden|indicador/.test(name))).toEqual([]);
  expect(await deletions('evaluacion', id, otra.token)).toEqual([]);
});

test('a deleted rating leaves its author, person, topic, scale and comment', async () => {
  const place = plan.ocurrencias[1]!;
  const { id_evaluacion } = (await take(alumno, place)).data;
  const body = { id_evaluacion, escala: 30, comentario: 'Faltó un ejemplo' };
  const { id_feedback } = (await app.call(feedbackApi.ins, { token: alumno.token, body })).data;
  expect((await app.call(feedbackApi.del, { token: admin.token, params: { id: id_feedback } })).status).toBe(200);
  expect(await deletions('feedback', id_feedback)).toMatchObject([
    {
      id_usuario: alumno.id_usuario,
      id_usuario_creacion: admin.id_usuario,
      registro: await titleOf(place.id_tema),
      antes: { escala: '30', comentario: 'Faltó un ejemplo' },
    },
  ]);
  expect(await deletions('feedback', id_feedback, otra.token)).toEqual([]);
});
