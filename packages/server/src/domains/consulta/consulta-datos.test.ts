import { consultaApi } from '@portal/contract/consulta';
import { preguntaApi } from '@portal/contract/pregunta';
import { privacidadApi } from '@portal/contract/privacidad';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { PREGUNTAS } from '@portal/testkit/scenes/tipos.ts';
import { statement } from '@portal/testkit/statement.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';

const app = useTestApp();
let plan: BuiltPlan;
let admin: Alumno;

beforeAll(async () => {
  plan = await buildPlan(app.db);
  admin = await enrol(app, [], { admin: true });
});

const ask = async ({ token }: Alumno, { texto = 'x', place = 0 } = {}) => {
  const body = { clave: randomUUID(), texto, id_tema: plan.ocurrencias[place]!.id_tema };
  return (await app.call(consultaApi.ins, { token, body })).data.id_consulta;
};
const act = (id_consulta: number, acto: 'responder' | 'cerrar', respuesta?: string) =>
  app.call(consultaApi.upd, { token: admin.token, body: { id_consulta, version: 1, acto, ...(respuesta && { respuesta }) } });

test('the list is filtered and sorted by the server, and searched as it is typed', async () => {
  const alumno = await enrol(app, [plan], { nombres: 'Ñusta', apellido_paterno: 'Zamalloa' });
  await ask(alumno, { texto: 'Extintor 100% útil' });
  const second = await ask(alumno, { texto: 'Otra', place: 1 });
  await act(second, 'cerrar');
  const found = async (query: object) =>
    (await app.call(consultaApi.sellst, { token: admin.token, query: { buscar: 'nusta zamalloa', orden: 'texto', ...query } })).data.map(
      ({ texto }) => texto,
    );
  expect(await found({})).toEqual(['Extintor 100% útil', 'Otra']);
  expect(await found({ filtro: { estado: 'cerrada' } })).toEqual(['Otra']);
  expect(await found({ buscar: 'extintor 100%', filtro: { estado: 'abierta' } })).toEqual(['Extintor 100% útil']);
});

test('a question of any kind keeps its parts in the order that its person saw', async () => {
  const kinds = await buildPlan(app.db, { estructura: { P: { C: { M: [{ preguntas: PREGUNTAS }] } } } });
  const { token } = await enrol(app, [kinds]);
  const [place] = kinds.ocurrencias;
  const { data: shown } = await app.call(preguntaApi.cuestionario, { token, query: { tipos: 1 }, body: place! });
  for (const { id_evaluacion, id_pregunta, tipo, mostrado } of shown.filter((each) => each.mostrado)) {
    const body = { clave: randomUUID(), texto: tipo, id_tema: place!.id_tema, id_evaluacion, id_pregunta };
    const { id_consulta } = (await app.call(consultaApi.ins, { token, body })).data;
    await act(id_consulta, 'cerrar');
    const { data } = await app.call(consultaApi.sel, { token: admin.token, params: { id: id_consulta } });
    expect(data.opciones, tipo).toEqual([...(mostrado!.izquierdas ?? []), ...mostrado!.opciones].map(({ texto }) => texto));
    expect(JSON.stringify(data)).not.toContain('"datos"');
  }
});

test('an erasure takes the texts and ends the wait, also in the log', async () => {
  const alumno = await enrol(app, [plan]);
  const answered = await ask(alumno, { texto: 'Mi secreto' });
  const waiting = await ask(alumno);
  await act(answered, 'responder', 'Su secreto');
  await app.call(privacidadApi.suprimir, { token: admin.token, body: { id_usuario: alumno.id_usuario } });
  expect((await app.call(consultaApi.sel, { token: admin.token, params: { id: answered } })).data).toMatchObject({
    texto: '—',
    respuesta: '—',
    estado: 'respondida',
  });
  expect((await app.call(consultaApi.sel, { token: admin.token, params: { id: waiting } })).data).toMatchObject({
    texto: '—',
    respuesta: null,
    estado: 'cerrada',
  });
  const { rows } = await statement<{ total: number }>`
    select count(*)::integer as total from log where tabla = 'consulta' and (antes::text like '%secreto%' or despues::text like '%secreto%')`.execute(
    app.db,
  );
  expect(rows[0]!.total).toBe(0);
});
