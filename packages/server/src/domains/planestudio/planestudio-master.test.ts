import { planestudioApi, planestudioMaestro } from '@portal/contract/planestudio';
import { programaApi } from '@portal/contract/programa';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildPrograma } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { testMaster, type MasterCase } from '@portal/testkit/master-suite.ts';
import { testChildren } from '@portal/testkit/programs/children-suite.ts';
import { describe, expect, it } from 'vitest';

const test = useTestApp();
const plan = { denominacion: 'Plan', fecha_inicio: '2026-11-01', fecha_fin: '2026-12-31', codigo_estado: 2 };

const master: MasterCase = {
  definition: planestudioMaestro,
  api: planestudioApi,
  fields: (number) => ({ ...plan, denominacion: `Plan ${number}`, notifica_nivel1: 7 }),
  title: 'denominacion',
  addDependent: async (id_planestudio) => {
    const { id_usuario } = await buildUsuario(test.db);
    await buildAsignacion(test.db, { id_planestudio, id_usuario });
    return '1 usuario asignado';
  },
};

describe('study plans', () => {
  testMaster(test, master);
  testChildren(test, {
    ...master,
    field: 'programas',
    build: async () => (await buildPrograma(test.db)).id_programa,
    read: async (id, token) => (await test.call(programaApi.ofPlan, { params: { id }, token })).data.map((row) => row.id_programa),
  });

  it('without a program is not published; a copy of a published one is inactive', async () => {
    const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
    const { id_programa } = await buildPrograma(test.db);
    const ins = (more: object) => test.call(planestudioApi.ins, { body: { ...plan, ...more }, token });
    const refused = await ins({ codigo_estado: 1 });
    expect([refused.status, refused.problem.claves?.['codigo_estado']?.clave]).toEqual([400, 'registro.publicar']);
    expect(refused.problem.message).toContain('no tiene programas');
    const { data } = await ins({ codigo_estado: 1, programas: [{ id: id_programa }] });
    expect(data.avisos, 'an empty program warns').toHaveLength(1);
    const { id_planestudio } = data;
    const emptied = { id_planestudio, version: 1, ...plan, codigo_estado: 1, programas: [] };
    expect((await test.call(planestudioApi.upd, { body: emptied, token })).problem.errors).toHaveProperty('codigo_estado');
    expect((await test.call(programaApi.ofPlan, { params: { id: id_planestudio }, token })).data, 'nothing was saved').toHaveLength(1);
    const copy = await test.call(planestudioApi.duplicar, { params: { id: id_planestudio }, body: { con_contenido: 1 }, token });
    const copied = await test.call(planestudioApi.sel, { params: { id: copy.data.id_planestudio }, token });
    expect(copied.data).toMatchObject({ codigo_estado: 2, con_avisos: false });
    const query = { filtro: { con_avisos: 'true' } };
    const { data: warned } = await test.call(planestudioApi.sellst, { query, token });
    expect(warned.map((row) => row.id_planestudio)).toEqual([id_planestudio]);
  });

  it('fecha_fin is not before fecha_inicio; notifica_nivel is 0 to 99 or empty', async () => {
    const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
    const send = (more: object) => test.call(planestudioApi.ins, { body: { ...plan, ...more }, token });
    expect((await send({ fecha_fin: '2026-11-01' })).status).toBe(200);
    expect((await send({ fecha_fin: '2026-10-31' })).problem.errors).toHaveProperty('fecha_fin');
    expect((await send({ codigo_estado: 0 })).problem.errors).toHaveProperty('codigo_estado');
    expect((await send({ notifica_nivel3: 99 })).status).toBe(200);
    expect((await send({ notifica_nivel3: 100 })).problem.errors).toHaveProperty('notifica_nivel3');
    const { data } = await send({ notifica_nivel1: '15', notifica_nivel2: '', notifica_nivel3: '' });
    expect((await test.call(planestudioApi.sel, { params: { id: data.id_planestudio }, token })).data).toMatchObject({
      notifica_nivel1: 15,
      notifica_nivel2: null,
      notifica_nivel3: null,
    });
  });
});
