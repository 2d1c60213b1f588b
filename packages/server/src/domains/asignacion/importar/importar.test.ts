import { asignacionApi } from '@portal/contract/asignacion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildLimitedAdmin } from '@portal/testkit/builders/organizacion/alcance.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro } from '@portal/testkit/builders/parametro.ts';
import { assignByRules, buildRegla } from '@portal/testkit/builders/persona/regla.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { buildSheet, codigoSheet, readSheet } from '@portal/testkit/files/spreadsheet.ts';
import { enrol, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const app = useTestApp();
let admin: Alumno;
let plan: BuiltPlan;
let id_planestudio: number;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});
beforeEach(async () => {
  app.now = new Date('2026-11-21T15:00:00Z');
  plan = await buildPlan(app.db, { today: '2026-11-21' });
  ({ id_planestudio } = plan.plan);
});

interface Choices {
  readonly token?: string;
  readonly reabrir?: 0 | 1;
}

const person = (over = {}) => buildUsuario(app.db, over);
const review = (body: Uint8Array, { token = admin.token, ...more }: Choices = {}) =>
  app.call(asignacionApi.importar, {
    token,
    query: { archivo: 'induccion.xlsx', opciones: { id_planestudio, ...more } },
    body,
  });
const confirm = (id_importacion: number, token = admin.token) => app.call(asignacionApi.importarIns, { token, body: { id_importacion } });
const undo = (id: number, simular: 0 | 1 = 0, token = admin.token) =>
  app.call(asignacionApi.importarDeshacer, { token, params: { id }, query: { simular } });
const assign = (id_usuario: number) => app.call(asignacionApi.ins, { token: admin.token, body: [{ id_usuario, id_planestudio }] });
const close = (id_usuario: number) =>
  app.db
    .updateTable('asignacion')
    .set({ codigo_estado: 2, fecha_cierre: app.now.toISOString(), usuario_cierre: admin.username })
    .where('id_usuario', '=', id_usuario)
    .where('id_planestudio', '=', id_planestudio)
    .execute();
const assigned = () =>
  app.db.selectFrom('asignacion').selectAll().where('id_planestudio', '=', id_planestudio).orderBy('id_usuario').execute();

describe('a sheet of user codes', () => {
  it('shows each person with what would become of it, and assigns nobody before the confirmation', async () => {
    const { id_empresa, empresa } = await buildEmpresa(app.db);
    const ana = await person({ id_empresa, correo_electronico: 'ana@x.pe' });
    const [bea, closed, gone] = [await person(), await person(), await person({ codigo_estado: 2, fecha_cese: '2026-11-01' })];
    await assign(bea.id_usuario);
    await assign(closed.id_usuario);
    await close(closed.id_usuario);
    const codes = [ana, bea, closed, gone, ana].map(({ codigo_usuario }) => codigo_usuario);
    const { data } = await review(await codigoSheet(...codes, 'NADIE'));
    expect(data).toMatchObject({ total: 6, aceptadas: 2, existentes: 1, rechazadas: 3, con_aviso: 1 });
    expect(data).toMatchObject({ no_existen: 1, cesadas: 1, cerradas: 1, columnas: { modo: 'nombre' } });
    expect(data.filas.map(({ estado, id_usuario }) => [estado, id_usuario])).toEqual([
      ['nueva', ana.id_usuario],
      ['existente', bea.id_usuario],
      ['cambiada', closed.id_usuario],
      ['rechazada', gone.id_usuario],
      ['rechazada', ana.id_usuario],
      ['rechazada', null],
    ]);
    expect(data.filas[0]).toMatchObject({
      codigo_usuario: ana.codigo_usuario,
      nombres: ana.nombres,
      apellidos: `${ana.apellido_paterno} ${ana.apellido_materno}`.trim(),
      empresa,
      correo_electronico: 'ana@x.pe',
      plan: plan.plan.denominacion,
    });
    expect(data.filas.map(({ error }) => error).slice(4)).toEqual([
      'Error: Es el mismo usuario que la fila 2.',
      'Error: No Existe: ningún usuario tiene el código «NADIE».',
    ]);
    expect(data.filas[2]?.aviso).toContain('2026-11-21');
    expect(await assigned()).toHaveLength(2);
  });

  it('is assigned once, with the file as the reason and its progress; a repeat answers the same counts', async () => {
    const [ana, closed] = [await person(), await person()];
    await assign(closed.id_usuario);
    await close(closed.id_usuario);
    const { data } = await review(await codigoSheet(ana.codigo_usuario, closed.codigo_usuario, 'NADIE'));
    const first = await confirm(data.id_importacion);
    expect(first.data).toMatchObject({ insertados: 1, actualizados: 1, existentes: 0, rechazados: 1 });
    expect(first.data.message).toBe('Se asignó 2 usuarios al plan de estudio; 1 fila no se asignó.');
    expect((await assigned()).map((row) => [row.id_usuario, row.codigo_estado, row.fuente, row.razon])).toEqual([
      [ana.id_usuario, 1, 'planilla', { archivo: 'induccion.xlsx' }],
      [closed.id_usuario, 1, 'planilla', { archivo: 'induccion.xlsx' }],
    ]);
    const progress = await app.db.selectFrom('progreso').select('total').where('id_planestudio', '=', id_planestudio).execute();
    expect(progress).toEqual([{ total: 2 }, { total: 2 }]);
    expect((await confirm(data.id_importacion)).data).toMatchObject({ insertados: 1, actualizados: 1 });
    const { data: list } = await app.call(asignacionApi.importarLista, { token: admin.token, query: { pagina: 1 } });
    expect(list[0]).toMatchObject({ archivo: 'induccion.xlsx', asunto: plan.plan.denominacion, insertados: 1, actualizados: 1 });
  });

  it('judges again at the confirmation what changed since the review', async () => {
    const [ana, bea, gone] = [await person(), await person(), await person()];
    const { data } = await review(await codigoSheet(...[ana, bea, gone].map(({ codigo_usuario }) => codigo_usuario)));
    await assign(bea.id_usuario);
    await app.db
      .updateTable('usuario')
      .set({ codigo_estado: 2, fecha_cese: '2026-11-20' })
      .where('id_usuario', '=', gone.id_usuario)
      .execute();
    expect((await confirm(data.id_importacion)).data).toMatchObject({ insertados: 1, existentes: 1, rechazados: 1 });
    expect((await assigned()).map(({ id_usuario }) => id_usuario)).toEqual([ana.id_usuario, bea.id_usuario]);
  });

  it('passes over what was closed when the choice says so', async () => {
    const closed = await person();
    await assign(closed.id_usuario);
    await close(closed.id_usuario);
    const { data } = await review(await codigoSheet(closed.codigo_usuario), { reabrir: 0 });
    expect(data).toMatchObject({ aceptadas: 0, rechazadas: 1, cerradas: 1 });
    expect(data.filas[0]?.error).toBe('Error: Se le retiró el plan el 2026-11-21.');
  });

  it.each([
    [{ codigo_estado: 2 }, 'está inactivo.'],
    [{ fecha_inicio: '2026-01-01', fecha_fin: '2026-11-20' }, 'ya terminó.'],
  ])('of a plan that is not in force (%j) is refused row by row', async (over, reason) => {
    await app.db.updateTable('planestudio').set(over).where('id_planestudio', '=', id_planestudio).execute();
    const { data } = await review(await codigoSheet((await person()).codigo_usuario));
    expect(data).toMatchObject({ aceptadas: 0, rechazadas: 1 });
    expect(data.filas[0]?.error).toContain(reason);
  });

  it('is read from the first column when no header is known, and a plan that does not exist is refused', async () => {
    const ana = await person();
    const sheet = await buildSheet([
      ['Trabajadores de la tienda', 'Otra cosa'],
      [ana.codigo_usuario, 'x'],
    ]);
    const { data } = await review(sheet);
    expect([data.columnas.modo, data.aceptadas, data.total]).toEqual(['posicion', 1, 1]);
    const nothing = await review(Buffer.from('{"codigo": 1}'));
    expect([nothing.status, nothing.problem.clave]).toEqual([422, 'asignacion.importacion.sinCodigos']);
    const query = { archivo: 'induccion.csv', opciones: { id_planestudio: 2_000_000_000 } };
    const unknown = await app.call(asignacionApi.importar, { token: admin.token, query, body: Buffer.from('Código\nX1') });
    expect([unknown.status, unknown.problem.clave]).toEqual([400, 'asignacion.sinPlan']);
  });

  it('is taken as CSV, keeps the zeros of codes, and gives its refused rows back', async () => {
    const zero = await person({ codigo_usuario: '00071' });
    const { data } = await review(Buffer.from('nombre;Código Usuario\nAna;00071\nNadie;71'));
    expect(data.filas.map(({ estado, id_usuario }) => [estado, id_usuario])).toEqual([
      ['nueva', zero.id_usuario],
      ['rechazada', null],
    ]);
    const file = await app.inject({
      method: 'GET',
      url: `/api/asignacion/importar/rechazadas/${data.id_importacion}`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect((await readSheet(file.rawPayload)).slice(1).map((row) => row[0])).toEqual(['71']);
  });

  it('of a limited access finds the people of its companies alone', async () => {
    const { id_empresa } = await buildEmpresa(app.db);
    const token = await signIn(app, await buildLimitedAdmin(app.db, [id_empresa]));
    const [own, other] = [await person({ id_empresa }), await person()];
    const { data } = await review(await codigoSheet(own.codigo_usuario, other.codigo_usuario), { token });
    expect(data.filas.map(({ estado, id_usuario }) => [estado, id_usuario])).toEqual([
      ['nueva', own.id_usuario],
      ['rechazada', null],
    ]);
    await confirm(data.id_importacion, token);
    expect((await assigned()).map(({ id_usuario }) => id_usuario)).toEqual([own.id_usuario]);
  });
});

describe('undoing a sheet', () => {
  it('closes the plan of those who did not begin, and keeps the others with a reason', async () => {
    const [idle, begun, closed] = [await person(), await enrol(app, []), await person()];
    const codigo = await app.db
      .selectFrom('usuario')
      .select('codigo_usuario')
      .where('id_usuario', '=', begun.id_usuario)
      .executeTakeFirstOrThrow();
    const { data } = await review(await codigoSheet(idle.codigo_usuario, codigo.codigo_usuario, closed.codigo_usuario));
    await confirm(data.id_importacion);
    app.now = new Date('2026-11-21T16:00:00Z');
    await take(begun, plan.ocurrencias[0]!);
    await close(closed.id_usuario);
    const simulated = await undo(data.id_importacion, 1);
    expect(simulated.data).toMatchObject({ deshechos: 1, conservados: 2 });
    const { data: undone } = await undo(data.id_importacion);
    expect(undone.filas.map(({ fila, motivo }) => [fila, motivo])).toEqual([
      [3, 'ya empezó el plan'],
      [4, 'ya se le retiró el plan'],
    ]);
    expect((await assigned()).map((row) => [row.id_usuario, row.codigo_estado, row.motivo_cierre])).toEqual([
      [idle.id_usuario, 2, 'Se deshizo la planilla induccion.xlsx'],
      [begun.id_usuario, 1, null],
      [closed.id_usuario, 2, null],
    ]);
    expect((await undo(data.id_importacion)).data).toMatchObject({ deshechos: 1, conservados: 2 });
  });

  it('closes it for whom rules gave another plan meanwhile, and takes that one from nobody', async () => {
    const { id_parametro, codigo_parametro } = await buildParametro(app.db);
    const ana = await person({ codigo_grupo: codigo_parametro });
    const { data } = await review(await codigoSheet(ana.codigo_usuario));
    await confirm(data.id_importacion);
    const other = await buildPlan(app.db, { today: '2026-11-21' });
    const condicion = [{ grupo: [id_parametro] }];
    for (const each of [id_planestudio, other.plan.id_planestudio]) await buildRegla(app.db, { id_planestudio: each, condicion });
    app.now = new Date('2026-11-21T16:00:00Z');
    expect(await assignByRules(app.db, app.now, '2026-11-21')).toBe(1);
    expect((await undo(data.id_importacion, 1)).data).toMatchObject({ deshechos: 1, conservados: 0 });
    expect((await undo(data.id_importacion)).data).toMatchObject({ deshechos: 1, conservados: 0 });
    const left = await app.db
      .selectFrom('asignacion')
      .select(['id_planestudio', 'fuente', 'codigo_estado'])
      .where('id_usuario', '=', ana.id_usuario)
      .orderBy('id_planestudio')
      .execute();
    expect(left).toEqual([
      { id_planestudio, fuente: 'planilla', codigo_estado: 2 },
      { id_planestudio: other.plan.id_planestudio, fuente: 'regla', codigo_estado: 1 },
    ]);
  });

  it('keeps who was closed and opened again since', async () => {
    const ana = await person();
    const { data } = await review(await codigoSheet(ana.codigo_usuario));
    await confirm(data.id_importacion);
    await close(ana.id_usuario);
    app.now = new Date('2026-11-21T16:00:00Z');
    await assign(ana.id_usuario);
    expect((await undo(data.id_importacion)).data).toMatchObject({ deshechos: 0, conservados: 1 });
  });
});
