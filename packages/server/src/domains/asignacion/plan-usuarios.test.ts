import { asignacionApi } from '@portal/contract/asignacion';
import { planestudioApi } from '@portal/contract/planestudio';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildLimitedAdmin } from '@portal/testkit/builders/organizacion/alcance.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const app = useTestApp();
const CLOSED = { codigo_estado: 2, fecha_cierre: '2026-11-20T15:00:00Z', usuario_cierre: 'jefa' };
let admin: Alumno;
let origen: number;
let titulo: string;
let destino: number;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});
beforeEach(async () => {
  const { plan } = await buildPlan(app.db, { today: '2026-11-21' });
  [origen, titulo] = [plan.id_planestudio, plan.denominacion];
  destino = (await buildPlan(app.db, { today: '2026-11-21' })).plan.id_planestudio;
});

const person = (over = {}) => buildUsuario(app.db, over);
const give = (id_usuario: number, id_planestudio: number, over = {}) => buildAsignacion(app.db, { id_usuario, id_planestudio, ...over });
const assigned = () => app.db.selectFrom('asignacion').selectAll().where('id_planestudio', '=', destino).orderBy('id_usuario').execute();
const copy = (more = {}, token = admin.token) =>
  app.call(planestudioApi.copiar, { token, body: { id_planestudio: origen, id_referencia: destino, ...more } });
const simulate = (more = {}) =>
  app.call(asignacionApi.simularCopia, { token: admin.token, body: { id_planestudio: origen, id_referencia: destino, ...more } });

/** People of the first plan: of nothing else, of the second plan too, closed in the second, Cesado; and one with the first plan closed. */
async function crowd() {
  const [ana, has, had, gone, out] = [await person(), await person(), await person(), await person(), await person()];
  for (const { id_usuario } of [ana, has, had, gone]) await give(id_usuario, origen);
  await give(out.id_usuario, origen, CLOSED);
  await give(has.id_usuario, destino);
  await give(had.id_usuario, destino, CLOSED);
  await app.db
    .updateTable('usuario')
    .set({ codigo_estado: 2, fecha_cese: '2026-11-20' })
    .where('id_usuario', '=', gone.id_usuario)
    .execute();
  return { ana, has, had };
}

describe('the copy of a plan’s people', () => {
  it('gives the second plan to people who have the first one open, counts the others, and changes nothing when repeated', async () => {
    const { ana } = await crowd();
    const { data } = await copy();
    expect(data).toMatchObject({ resultado: 1, insertados: 1, reabiertos: 0, existentes: 1, cesados: 1, omitidos: 1 });
    expect(data.message).toBe('Se realizó la copia de 1 usuario; 1 ya lo tenía; 2 no se copiaron');
    const rows = await assigned();
    expect(rows.find(({ id_usuario }) => id_usuario === ana.id_usuario)).toMatchObject({ fuente: 'copia', razon: { plan: titulo } });
    expect((await copy()).data).toMatchObject({ resultado: 0, existentes: 2 });
    expect(await assigned()).toEqual(rows);
  });

  it('opens again what was closed when asked to', async () => {
    const { had } = await crowd();
    expect((await copy({ reabrir: true })).data).toMatchObject({ resultado: 2, insertados: 1, reabiertos: 1, omitidos: 0 });
    expect((await assigned()).find(({ id_usuario }) => id_usuario === had.id_usuario)).toMatchObject({ codigo_estado: 1, fuente: 'copia' });
  });

  it('is simulated with the same judgement, and applied exactly as it was shown', async () => {
    await crowd();
    const { data } = await simulate();
    expect(data).toMatchObject({ nuevas: 1, reabiertas: 0, existentes: 1, retiradas: 1, cesadas: 1 });
    const apply = () => app.call(asignacionApi.aplicar, { token: admin.token, body: { id_simulacion: data.id_simulacion } });
    expect((await apply()).data).toMatchObject({ insertados: 1, omitidos: 3 });
    expect((await assigned()).filter(({ fuente }) => fuente === 'copia')).toMatchObject([{ razon: { plan: titulo } }]);
    expect((await apply()).data).toMatchObject({ insertados: 1 });
  });

  it('is not applied when somebody entered the first plan since', async () => {
    await crowd();
    const { data } = await simulate();
    await give((await person()).id_usuario, origen);
    const { status } = await app.call(asignacionApi.aplicar, { token: admin.token, body: { id_simulacion: data.id_simulacion } });
    expect(status).toBe(409);
  });

  it('gives nothing of a plan that is over or inactive', async () => {
    await crowd();
    await app.db.updateTable('planestudio').set({ codigo_estado: 2 }).where('id_planestudio', '=', destino).execute();
    expect((await copy()).data).toMatchObject({ resultado: 0, existentes: 1, cesados: 1, omitidos: 2 });
  });

  it('of a limited access copies the people of its companies alone; unknown and equal plans are refused', async () => {
    const { id_empresa } = await buildEmpresa(app.db);
    const token = await signIn(app, await buildLimitedAdmin(app.db, [id_empresa]));
    const own = await person({ id_empresa });
    await give(own.id_usuario, origen);
    await give((await person()).id_usuario, origen);
    expect((await copy({}, token)).data).toMatchObject({ resultado: 1 });
    expect((await assigned()).map(({ id_usuario }) => id_usuario)).toEqual([own.id_usuario]);
    expect((await copy({ id_referencia: origen })).problem.clave).toBe('planestudio.copia.mismoPlan');
    expect((await copy({ id_planestudio: 2_000_000_000 })).problem.errors).toHaveProperty('id_planestudio');
    expect((await simulate({ id_referencia: 2_000_000_000 })).problem.errors).toHaveProperty('id_referencia');
  });
});

describe('a list of codes', () => {
  const rowsOf = (...codigos: (string | number)[]) => codigos.map((codigo) => ({ id_planestudio: destino, codigo }));
  const find = (body: { id_planestudio: number; codigo: string | number }[], token = admin.token) =>
    app.call(planestudioApi.importarCodigos, { token, body });
  const insert = (body: { id_planestudio: number; codigo: string | number }[]) =>
    app.call(planestudioApi.importarCodigosIns, { token: admin.token, body });

  it('finds its people with what would become of each, and assigns nobody', async () => {
    const ana = await person();
    const { data } = await find(rowsOf(ana.codigo_usuario, 'NADIE'));
    expect(data).toMatchObject([
      { id: 1, id_usuario: ana.id_usuario, codigo_usuario: ana.codigo_usuario, nombres: ana.nombres, veredicto: 'nueva' },
      { id: 2, codigo: 'NADIE', id_usuario: null, codigo_usuario: null, nombres: null, apellidos: null, veredicto: 'no_existe' },
    ]);
    expect(await assigned()).toEqual([]);
    const { id_empresa } = await buildEmpresa(app.db);
    const token = await signIn(app, await buildLimitedAdmin(app.db, [id_empresa]));
    expect((await find(rowsOf(ana.codigo_usuario), token)).data).toMatchObject([{ veredicto: 'no_existe' }]);
  });

  it('is assigned once and counted, whatever its further fields say', async () => {
    const [ana, has] = [await person(), await person()];
    const gone = await person({ codigo_estado: 2, fecha_cese: '2026-11-01' });
    await give(has.id_usuario, destino);
    const body = rowsOf(ana.codigo_usuario, has.codigo_usuario, gone.codigo_usuario, ana.codigo_usuario, 'NADIE');
    const { data } = await insert(body.map((fila) => Object.assign(fila, { id_usuario: 1, usuario_creacion: 'intrusa' })));
    expect(data).toMatchObject({ resultado: 1, insertados: 1, existentes: 1, cesados: 1, no_existen: 1 });
    expect((await assigned()).map(({ id_usuario, fuente }) => [id_usuario, fuente])).toEqual([
      [ana.id_usuario, 'planilla'],
      [has.id_usuario, 'individual'],
    ]);
    expect((await insert(body)).data).toMatchObject({ resultado: 0, existentes: 2 });
  });

  it('names the row of a plan that does not exist', async () => {
    const { status, problem } = await insert([...rowsOf('A1'), { id_planestudio: 2_000_000_000, codigo: 'A1' }]);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['1.id_planestudio']]);
  });
});
