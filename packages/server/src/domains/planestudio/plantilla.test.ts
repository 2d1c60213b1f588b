import { asignacionApi } from '@portal/contract/asignacion';
import { masivoApi } from '@portal/contract/masivo';
import { planestudioApi } from '@portal/contract/planestudio';
import { programaApi } from '@portal/contract/programa';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildParametro } from '@portal/testkit/builders/parametro.ts';
import { buildRegla } from '@portal/testkit/builders/persona/regla.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { codigoSheet } from '@portal/testkit/files/spreadsheet.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { reasons, shownOf } from '@portal/testkit/scenes/masivo.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const app = useTestApp();
let admin: Alumno;
let id: number;
let otro: number;
let person: { id_usuario: number; codigo_usuario: string };

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});
beforeEach(async () => {
  id = (await buildPlan(app.db, { today: '2026-11-21', denominacion: 'Base', codigo_estado: 2, plantilla: 1 })).plan.id_planestudio;
  otro = (await buildPlan(app.db, { today: '2026-11-21', denominacion: 'Vigente' })).plan.id_planestudio;
  person = await buildUsuario(app.db);
});

const as = () => ({ token: admin.token });
const read = async (which = id) => (await app.call(planestudioApi.sel, { ...as(), params: { id: which } })).data;
const save = async (more: object, which = id) => {
  const { codigo_estado, denominacion, fecha_inicio, fecha_fin, version } = await read(which);
  const body = { id_planestudio: which, codigo_estado, denominacion, fecha_inicio, fecha_fin, version, ...more };
  return app.call(planestudioApi.upd, { ...as(), body });
};
const duplicate = (body: object, from = id) =>
  app.call(planestudioApi.duplicar, { ...as(), params: { id: from }, body: { con_contenido: 1, ...body } });
const holders = async () =>
  (await app.db.selectFrom('asignacion').select('id_asignacion').where('id_planestudio', '=', id).execute()).length;

describe('a template', () => {
  test('is never active: by its form, by many, by its tree, or by a version that knows no templates', async () => {
    const refused = await save({ codigo_estado: 1 });
    expect(refused.problem.claves?.['codigo_estado']?.clave).toBe('validacion.plantilla_activa');
    const data = await shownOf(admin, { de: 'planestudio', acto: { clase: 'activar' }, seleccion: { ids: [id] } });
    expect(data).toMatchObject({ por_hacer: 0, rechazadas: 1 });
    expect(reasons(data)).toEqual({ publicar: 1 });
    const acto = { acto: 'estado' as const, nivel: 'plan' as const, id, activar: 1, cantidad: 0 };
    const tree = await app.call(planestudioApi.actuar, { ...as(), body: { id_planestudio: id, acto } });
    expect(tree.data.pendientes).toMatchObject([{ nivel: 'plan', id, motivo: expect.stringContaining('plantilla') }]);
    expect((await read()).codigo_estado).toBe(2);
    const old = app.db.updateTable('planestudio').set({ codigo_estado: 1 }).where('id_planestudio', '=', id).execute();
    await expect(old).rejects.toThrow('planestudio_plantilla_inactiva');
  });

  test('is given to nobody, by hand, by many, by a sheet, by codes, by the people of another plan, or by the database', async () => {
    const pair = { id_usuario: person.id_usuario, id_planestudio: id };
    expect((await app.call(asignacionApi.insItem, { ...as(), body: pair })).problem.claves).toMatchObject({
      id_planestudio: { clave: 'asignacion.planInactivo' },
    });
    expect((await app.call(asignacionApi.ins, { ...as(), body: [pair] })).data).toMatchObject({ insertados: 0, omitidos: 1 });
    const simulated = await app.call(asignacionApi.simular, { ...as(), body: { planes: [id], seleccion: { ids: [person.id_usuario] } } });
    expect(simulated.data).toMatchObject({ nuevas: 0, planes_inactivos: 1 });
    await app.call(asignacionApi.aplicar, { ...as(), body: { id_simulacion: simulated.data.id_simulacion } });
    const many = { acto: { clase: 'plan' as const, id_planestudio: id }, seleccion: { ids: [person.id_usuario] } };
    const bulk = await app.call(masivoApi.simular, { ...as(), body: many });
    expect(bulk.data?.por_hacer ?? 0).toBe(0);
    const query = { archivo: 'base.xlsx', opciones: { id_planestudio: id } };
    const sheet = await app.call(asignacionApi.importar, { ...as(), query, body: await codigoSheet(person.codigo_usuario) });
    if (sheet.status === 200) await app.call(asignacionApi.importarIns, { ...as(), body: { id_importacion: sheet.data.id_importacion } });
    await app.call(planestudioApi.importarCodigosIns, { ...as(), body: [{ id_planestudio: id, codigo: person.codigo_usuario }] });
    await buildAsignacion(app.db, { id_usuario: person.id_usuario, id_planestudio: otro });
    const copied = await app.call(planestudioApi.copiar, { ...as(), body: { id_planestudio: otro, id_referencia: id } });
    expect(copied.data).toMatchObject({ resultado: 0 });
    expect(await holders()).toBe(0);
    await expect(buildAsignacion(app.db, pair)).rejects.toThrow('nobody gets a template');
  });

  test('has no rule, of a condition or of a group, and the database takes none', async () => {
    const grupo = await buildParametro(app.db);
    const condicion = [{ grupo: [grupo.id_parametro] }];
    const simulated = await app.call(asignacionApi.simularRegla, { ...as(), body: { planes: [otro, id], condicion } });
    expect([simulated.status, simulated.problem.claves?.['planes']?.clave]).toEqual([400, 'regla.errores.plantilla']);
    const body = [{ id_planestudio: id, codigo_grupo: grupo.codigo_parametro }];
    expect((await app.call(asignacionApi.insGrupo, { ...as(), body })).problem.claves).toHaveProperty('id_planestudio');
    await expect(buildRegla(app.db, { id_planestudio: id, condicion })).rejects.toThrow('nobody gets a template');
    const shown = await app.call(asignacionApi.simularRegla, { ...as(), body: { planes: [otro], condicion } });
    await app.db.updateTable('planestudio').set({ codigo_estado: 2, plantilla: 1 }).where('id_planestudio', '=', otro).execute();
    const applied = await app.call(asignacionApi.aplicar, { ...as(), body: { id_simulacion: shown.data.id_simulacion } });
    expect(applied.status, 'it became a template meanwhile').toBeGreaterThanOrEqual(400);
    expect(await app.db.selectFrom('regla').selectAll().where('id_planestudio', 'in', [id, otro]).execute()).toEqual([]);
  });

  test('is found by a filter of the list, counts its parts, and is absent where plans are chosen or counted', async () => {
    const list = async (plantilla: string) =>
      (await app.call(planestudioApi.sellst, { ...as(), query: { filtro: { plantilla } } })).data.map((row) => row.id_planestudio);
    expect(await list('1')).toContain(id);
    expect(await list('0')).not.toContain(id);
    expect(await read()).toMatchObject({ plantilla: 1, programas: 1, cursos: 1, temas: 2 });
    const active = (await app.call(planestudioApi.estructura, as())).data;
    expect(active.some((node) => node.nivel === 1 && node.id === id)).toBe(false);
  });
});

describe('marking a template', () => {
  const inactive = { codigo_estado: 2, plantilla: 1 };

  test('is refused while the plan has people or rules, and taken back by unmarking it', async () => {
    expect((await save({ plantilla: 0, codigo_estado: 1 })).status).toBe(200);
    await buildAsignacion(app.db, { id_usuario: person.id_usuario, id_planestudio: id });
    expect((await save(inactive)).problem.claves?.['plantilla']?.clave).toBe('planestudio.errores.plantillaUsada');
    await buildRegla(app.db, { id_planestudio: otro, condicion: [{ grupo: [(await buildParametro(app.db)).id_parametro] }] });
    await app.db
      .updateTable('regla')
      .set({ codigo_estado: 2, fecha_cierre: app.now.toISOString() })
      .where('id_planestudio', '=', otro)
      .execute();
    expect((await save(inactive, otro)).problem.claves, 'a withdrawn rule could come back').toHaveProperty('plantilla');
    expect(await read()).toMatchObject({ plantilla: 0, codigo_estado: 1 });
  });

  test('is kept by a save that does not name it', async () => {
    expect((await save({ denominacion: 'Otra base' })).status).toBe(200);
    expect(await read()).toMatchObject({ plantilla: 1, denominacion: 'Otra base' });
  });
});

describe('a plan from a template', () => {
  const programsOf = async (which: number) =>
    (await app.call(programaApi.ofPlan, { ...as(), params: { id: which } })).data.map((one) => one.id_programa);

  test('is an ordinary inactive plan with name and days of its own, sharing the programs or with new ones', async () => {
    const own = { denominacion: 'Inducción 2027', fecha_inicio: '2027-01-01', fecha_fin: '2027-12-31' };
    const shared = (await duplicate(own)).data;
    expect(await read(shared.id_planestudio)).toMatchObject({ ...own, plantilla: 0, codigo_estado: 2 });
    expect(await programsOf(shared.id_planestudio)).toEqual(await programsOf(id));
    const fresh = (await duplicate({ ...own, con_contenido: 2 })).data;
    expect(await programsOf(fresh.id_planestudio)).not.toEqual(await programsOf(id));
    expect((await save({ codigo_estado: 1 }, shared.id_planestudio)).status).toBe(200);
    const undone = await app.call(planestudioApi.deshacerCopia, { ...as(), body: { id_copia: fresh.id_copia, simular: 0 } });
    expect(undone.data.quedan).toEqual([]);
  });

  test('saves a plan with people as a template, without its rules', async () => {
    await buildAsignacion(app.db, { id_usuario: person.id_usuario, id_planestudio: otro });
    const { data } = await duplicate({ plantilla: 1, denominacion: 'Plantilla' }, otro);
    expect(await read(data.id_planestudio)).toMatchObject({ plantilla: 1, codigo_estado: 2, denominacion: 'Plantilla' });
    const refused = await duplicate({ plantilla: 1, reglas: 1 }, otro);
    expect(refused.problem.claves?.['reglas']?.clave).toBe('validacion.plantilla_reglas');
    expect((await duplicate({ plantilla: 1 })).status, 'a template of a template').toBe(200);
  });
});
