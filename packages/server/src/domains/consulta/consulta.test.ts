import { avanceApi } from '@portal/contract/avance';
import { consultaApi } from '@portal/contract/consulta';
import type { RequestOf } from '@portal/contract/core';
import { LIMITES_CONSULTA } from '@portal/contract/limites';
import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol, open } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { statement } from '@portal/testkit/statement.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let plan: BuiltPlan;
let admin: Alumno;

beforeAll(async () => {
  plan = await buildPlan(app.db);
  admin = await enrol(app, [], { admin: true });
});

type Pedida = Partial<RequestOf<typeof consultaApi.ins>['body']>;
const temaDe = (place = 0) => plan.ocurrencias[place]!.id_tema;
const ask = ({ token }: { token: string }, body: Pedida = {}) =>
  app.call(consultaApi.ins, { token, body: { clave: randomUUID(), texto: '¿Qué es la base?', id_tema: temaDe(), ...body } });
const propias = async ({ token }: { token: string }, query: { id_tema?: number; antes?: number } = {}) =>
  (await app.call(consultaApi.propias, { token, query })).data;
const read = async (id: number, token = admin.token) => app.call(consultaApi.sel, { token, params: { id } });
const act = (id_consulta: number, acto: 'responder' | 'cerrar' | 'reabrir', more: { version?: number; respuesta?: string } = {}) =>
  app.call(consultaApi.upd, { token: admin.token, body: { id_consulta, acto, version: 1, ...more } });
const letters = (id_usuario: number) =>
  app.db
    .selectFrom('correo')
    .select(['asunto', 'texto', 'html'])
    .where('tipo', '=', 'consulta')
    .where('id_usuario', '=', id_usuario)
    .execute();

describe('asking', () => {
  test('about a question keeps its version and the order of its options, and discloses no key', async () => {
    const alumno = await enrol(app, [plan]);
    const id_evaluacion = await open(alumno, plan.ocurrencias[0]!);
    const drawn = await app.db.selectFrom('detalle').selectAll().where('id_evaluacion', '=', id_evaluacion).executeTakeFirstOrThrow();
    const { id_pregunta, version, orden } = drawn;
    await app.db.updateTable('detalle').set({ orden: '3142' }).where('id_detalle', '=', drawn.id_detalle).execute();
    const { data, status } = await ask(alumno, { id_evaluacion, id_pregunta });
    expect(status).toBe(200);
    const seen = await app.db
      .selectFrom('pregunta_version')
      .selectAll()
      .where('id_pregunta', '=', id_pregunta)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    const before = (await read(data.id_consulta)).data;
    expect(before).toMatchObject({
      id_pregunta,
      pregunta: seen.pregunta,
      cambiada: false,
      estado: 'abierta',
      personal: expect.any(String),
    });
    expect(before.opciones).toEqual([seen.rpta_c, seen.rpta_a, seen.rpta_d, seen.rpta_b]);
    expect(JSON.stringify(before)).not.toContain('correcta');
    expect(orden).toHaveLength(4);
    // The attempt is as it was.
    expect(await app.db.selectFrom('detalle').selectAll().where('id_detalle', '=', drawn.id_detalle).executeTakeFirstOrThrow()).toEqual({
      ...drawn,
      orden: '3142',
    });
    const { data: stored } = await app.call(preguntaApi.sel, { token: admin.token, params: { id: id_pregunta } });
    const { fecha_creacion: _f, fecha_modificacion: _m, usuario_creacion: _u, usuario_modificacion: _c, ...fields } = stored;
    await app.call(preguntaApi.upd, { token: admin.token, body: { ...fields, pregunta: 'Otra pregunta' } });
    expect((await read(data.id_consulta)).data).toMatchObject({ pregunta: seen.pregunta, cambiada: true });
    expect(await propias(alumno)).toMatchObject([{ pregunta: seen.pregunta, texto: '¿Qué es la base?', respuesta: null, por_leer: false }]);
  });

  test('again with the same key asks once', async () => {
    const alumno = await enrol(app, [plan]);
    const clave = randomUUID();
    const first = await ask(alumno, { clave });
    expect((await ask(alumno, { clave })).data.id_consulta).toBe(first.data.id_consulta);
    expect(await propias(alumno)).toHaveLength(1);
  });

  test('reaches neither topics nor questions of others', async () => {
    const [alumno, other] = [await enrol(app, [plan]), await enrol(app, [plan])];
    const foreign = await buildPlan(app.db);
    expect((await ask(alumno, { id_tema: foreign.ocurrencias[0]!.id_tema })).problem.clave).toBe('inexistente.tema');
    const id_evaluacion = await open(other, plan.ocurrencias[0]!);
    const { id_pregunta } = await app.db
      .selectFrom('detalle')
      .select('id_pregunta')
      .where('id_evaluacion', '=', id_evaluacion)
      .executeTakeFirstOrThrow();
    for (const body of [{ id_pregunta }, { id_pregunta, id_evaluacion }])
      expect((await ask(alumno, body)).problem.clave).toBe('inexistente.pregunta');
    expect((await ask(alumno, { texto: ' \n ' })).status).toBe(400);
    expect((await ask(alumno, { texto: 'x'.repeat(LIMITES_CONSULTA.texto + 1) })).status).toBe(400);
    expect(await propias(alumno)).toEqual([]);
  });

  test('ends at the limit of a day and at that of open ones, also for calls at once', async () => {
    const alumno = await enrol(app, [plan]);
    const all = await Promise.all(Array.from({ length: LIMITES_CONSULTA.porDia + 3 }, () => ask(alumno)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(LIMITES_CONSULTA.porDia);
    expect(all.find(({ status }) => status !== 200)).toMatchObject({ status: 409, problem: { clave: 'consulta.errores.porDia' } });
    await app.db
      .updateTable('consulta')
      .set({ fecha_creacion: '2026-11-19T15:00:00Z' })
      .where('id_usuario', '=', alumno.id_usuario)
      .execute();
    expect((await ask(alumno)).status).toBe(200);
    const row = {
      id_usuario: alumno.id_usuario,
      id_tema: temaDe(),
      texto: 'x',
      usuario_creacion: 'pruebas',
      fecha_creacion: '2026-11-01T15:00:00Z',
    };
    const more = LIMITES_CONSULTA.abiertas - LIMITES_CONSULTA.porDia - 1;
    await app.db
      .insertInto('consulta')
      .values(Array.from({ length: more }, () => ({ ...row, clave: randomUUID() })))
      .execute();
    expect((await ask(alumno)).problem.clave).toBe('consulta.errores.abiertas');
    const portion = await propias(alumno);
    expect(portion).toHaveLength(LIMITES_CONSULTA.pagina);
  });

  test('costs seven statements with session and transaction, reading own ones two', async () => {
    const alumno = await enrol(app, [plan]);
    recorder.take();
    await ask(alumno);
    // Session, begin, author, lock, judgement, insert, commit.
    expect(recorder.take()).toHaveLength(7);
    await propias(alumno);
    expect(recorder.take()).toHaveLength(2);
  });
});

describe('answering', () => {
  test('writes the answer, one letter, and what the person has yet to see', async () => {
    const alumno = await enrol(app, [plan], { correo_electronico: 'alumna@empresa.example' });
    const { id_consulta } = (await ask(alumno, { texto: '<b>¿Qué?</b>' })).data;
    const panel = async () => (await app.call(avanceApi.panel, { token: alumno.token })).data.consultas_por_leer;
    expect(await panel()).toBe(0);
    expect((await act(id_consulta, 'responder')).problem.claves?.['respuesta']?.clave).toBe('consulta.errores.respuesta');
    const answered = await act(id_consulta, 'responder', { respuesta: 'Donde arde.\n<script>alert(1)</script>' });
    expect(answered.data).toMatchObject({ clave: 'consulta.hecho.responder', version: 2 });
    expect(await panel()).toBe(1);
    const [letter, ...others] = await letters(alumno.id_usuario);
    expect(others).toEqual([]);
    expect(letter!.texto).toContain('Donde arde.\n<script>');
    expect(letter!.html).not.toContain('<script>');
    expect(letter!.html).toContain('Donde arde.<br>');
    expect(letter!.texto).not.toContain('¿Qué?');
    expect(await propias(alumno)).toMatchObject([{ estado: 'respondida', por_leer: true, fecha_respuesta: app.now.toISOString() }]);
    await app.call(consultaApi.leidas, { token: (await enrol(app, [plan])).token, body: { ids: [id_consulta] } });
    expect(await panel(), 'nobody else sees it for them').toBe(1);
    await app.call(consultaApi.leidas, { token: alumno.token, body: { ids: [id_consulta] } });
    expect([await panel(), (await read(id_consulta)).data.fecha_lectura]).toEqual([0, app.now.toISOString()]);
    // The same answer again writes no letter; a corrected one does, and is unseen.
    await act(id_consulta, 'responder', { version: 2, respuesta: 'Donde arde.\n<script>alert(1)</script>' });
    expect(await letters(alumno.id_usuario)).toHaveLength(1);
    await act(id_consulta, 'responder', { version: 3, respuesta: 'En la base.' });
    expect([await panel(), (await letters(alumno.id_usuario)).length]).toEqual([1, 2]);
    const { rows } = await statement<{ usuario: string }>`
      select usuario_creacion as usuario from log where tabla = 'consulta' and id_registro = ${id_consulta} order by id_log`.execute(
      app.db,
    );
    expect(rows.map(({ usuario }) => usuario)).toEqual([alumno.username, admin.username, alumno.username, admin.username]);
  });

  test('nobody without an address gets a letter', async () => {
    const alumno = await enrol(app, [plan], { correo_electronico: null });
    const { id_consulta } = (await ask(alumno)).data;
    expect((await act(id_consulta, 'responder', { respuesta: 'Sí.' })).status).toBe(200);
    expect(await letters(alumno.id_usuario)).toEqual([]);
  });

  test('closes and reopens, and refuses an act that has nothing to do and a stale version', async () => {
    const alumno = await enrol(app, [plan]);
    const { id_consulta } = (await ask(alumno)).data;
    expect((await act(id_consulta, 'reabrir')).problem.clave).toBe('consulta.errores.estado');
    expect((await act(id_consulta, 'cerrar')).status).toBe(200);
    expect((await act(id_consulta, 'responder', { respuesta: 'Tarde' })).problem).toMatchObject({
      code: 'conflicto',
      clave: 'registro.versionPropia',
    });
    expect((await act(id_consulta, 'cerrar', { version: 2 })).problem.clave).toBe('consulta.errores.estado');
    expect((await act(id_consulta, 'reabrir', { version: 2 })).data.version).toBe(3);
    expect((await act(id_consulta, 'responder', { version: 3, respuesta: 'Sí.' })).status).toBe(200);
    expect((await act(id_consulta, 'reabrir', { version: 4 })).status).toBe(200);
    expect(await propias(alumno)).toMatchObject([{ estado: 'abierta', respuesta: 'Sí.', por_leer: false }]);
    expect((await act(2_000_000_000, 'cerrar')).status).toBe(404);
  });

  test('belongs to the companies of the access, in list, record, act and duty', async () => {
    const [mine, theirs] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const near = await enrol(app, [plan], { id_empresa: mine.id_empresa });
    const far = await enrol(app, [plan], { id_empresa: theirs.id_empresa });
    const own = (await ask(near)).data.id_consulta;
    const foreign = (await ask(far)).data.id_consulta;
    const { token } = await limitedAdmin(app, [mine.id_empresa]);
    const { data, total } = await app.call(consultaApi.sellst, { token, query: { pagina: 1, tamano: 10 } });
    expect([total, data.map(({ id_consulta }) => id_consulta)]).toEqual([1, [own]]);
    expect([(await read(own, token)).status, (await read(foreign, token)).status]).toEqual([200, 404]);
    const body = { id_consulta: foreign, version: 1, acto: 'cerrar' as const };
    expect((await app.call(consultaApi.upd, { token, body })).status).toBe(404);
    for (const caller of [near.token, await signIn(app, await buildUsuario(app.db, { rol_acotado: 3 }))])
      expect((await read(own, caller)).status).toBe(403);
    const auditor = await signIn(app, await buildUsuario(app.db, { rol_acotado: 4 }));
    expect((await read(own, auditor)).status).toBe(200);
    expect((await app.call(consultaApi.upd, { token: auditor, body: { ...body, id_consulta: own } })).status).toBe(403);
  });
});
