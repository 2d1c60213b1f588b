import { DOMINIOS } from '@portal/contract/dominio';
import { empresaApi, empresaMaestro } from '@portal/contract/empresa';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { testMaster } from '@portal/testkit/master-suite.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { describe, expect, it } from 'vitest';

const recorder = useRecorder();
const test = useTestApp();
const RUC = ['20100070970', '20131312955'] as const;

const admin = async () => signIn(test, await buildUsuario(test.db, { admin: true }));

describe('companies', () => {
  testMaster(test, {
    definition: empresaMaestro,
    api: empresaApi,
    fields: (number) => ({ codigo_empresa: `E-${number}`, empresa: 'Supermercados', codigo_estado: 1 }),
    /** Codes of people and the tax number are checked too. */
    unbounded: ['ruc', 'codigo_gerente', 'codigo_director'],
    unique: 'codigo_empresa',
    title: 'empresa',
    addDependent: async (id_empresa) => {
      await buildUsuario(test.db, { id_empresa, nombres: 'Ana', apellido_paterno: 'Ríos', apellido_materno: 'Luna' });
      return '1 persona: «Ana Ríos Luna»';
    },
  });

  it('name all that keeps one from being deleted: people, accesses, cost centres, positions', async () => {
    const { id_empresa } = await buildEmpresa(test.db);
    for (let count = 0; count < 4; count += 1) await buildUsuario(test.db, { id_empresa });
    await limitedAdmin(test, [id_empresa], { id_empresa: null, nombres: 'Eva', apellido_paterno: 'Paz', apellido_materno: '' });
    await buildParametro(test.db, { id_dominio: DOMINIOS.centro_costo, id_empresa, parametro: 'Tienda Lima' });
    await buildParametro(test.db, { id_dominio: DOMINIOS.cargo, id_empresa, parametro: 'Cajero' });
    const { status, problem } = await test.call(empresaApi.del, { params: { id: id_empresa }, token: await admin() });
    expect(status).toBe(409);
    expect(problem.message).toMatch(/4 personas: «[^»]+», «[^»]+», «[^»]+» …/);
    expect(problem.message).toContain('1 acceso limitado a ella: «Eva Paz»');
    expect(problem.message).toContain('1 centro de costo: «Tienda Lima»');
    expect(problem.message).toContain('1 puesto: «Cajero»');
  });

  it('have a RUC of their own, checked and optional', async () => {
    const token = await admin();
    const send = (ruc: string | null, number: number) =>
      test.call(empresaApi.ins, { body: { codigo_empresa: `R-${number}`, empresa: 'Con RUC', ruc }, token });
    const first = await send(RUC[0], 1);
    expect(first.status).toBe(200);
    const again = await send(RUC[0], 2);
    expect([again.status, again.problem.claves]).toEqual([409, { ruc: { clave: 'registro.repetido', valores: { valor: RUC[0] } } }]);
    expect((await send('20100070971', 3)).problem.claves).toEqual({ ruc: { clave: 'validacion.ruc' } });
    expect((await send(RUC[1], 4)).status).toBe(200);
    expect((await send(null, 5)).status).toBe(200);
    expect((await send('', 6)).status).toBe(200);
  });

  it('keep the fields that an older client does not send', async () => {
    const token = await admin();
    const { id_empresa } = await buildEmpresa(test.db, { direccion: 'Av. Los Incas 1', actividad: 'Retail', codigo_estado: 2 });
    await test.call(empresaApi.upd, { body: { id_empresa, codigo_empresa: 'VIEJO', empresa: 'Nuevo nombre' }, token });
    expect((await test.call(empresaApi.sel, { params: { id: id_empresa }, token })).data).toMatchObject({
      empresa: 'Nuevo nombre',
      direccion: 'Av. Los Incas 1',
      actividad: 'Retail',
      codigo_estado: 2,
    });
    await test.call(empresaApi.upd, { body: { id_empresa, codigo_empresa: 'VIEJO', empresa: 'x', direccion: '' }, token });
    expect((await test.call(empresaApi.sel, { params: { id: id_empresa }, token })).data.direccion).toBeNull();
  });

  it('are led by active people, and keep a leader who has left', async () => {
    const token = await admin();
    const { id_empresa } = await buildEmpresa(test.db);
    const gerente = await buildUsuario(test.db, { id_empresa });
    const save = (codigo_gerente: string, codigo_director: string | null = null) =>
      test.call(empresaApi.upd, { body: { id_empresa, codigo_empresa: 'L-1', empresa: 'Led', codigo_gerente, codigo_director }, token });
    expect((await save(gerente.codigo_usuario)).status).toBe(200);
    expect((await save('NADIE')).problem.claves).toEqual({
      codigo_gerente: { clave: 'empresa.errores.persona', valores: { codigo: 'NADIE' } },
    });
    await test.db
      .updateTable('usuario')
      .set({ codigo_estado: 2, fecha_cese: '2026-11-01' })
      .where('id_usuario', '=', gerente.id_usuario)
      .execute();
    expect((await save(gerente.codigo_usuario)).status).toBe(200);
    expect((await save(gerente.codigo_usuario, gerente.codigo_usuario)).problem.errors).toHaveProperty('codigo_director');
    const { data } = await test.call(empresaApi.sel, { params: { id: id_empresa }, token });
    expect(data).toMatchObject({ gerente: gerente.personal, director: null, usuarios: 0 });
  });

  it('count active people and cost centres in one statement for the list', async () => {
    const token = await admin();
    const { id_empresa } = await buildEmpresa(test.db, { codigo_empresa: 'CUENTA' });
    for (const codigo_estado of [1, 1, 2])
      await buildUsuario(test.db, { id_empresa, codigo_estado, fecha_cese: codigo_estado === 2 ? '2026-11-01' : null });
    for (const codigo_parametro of ['A', 'B'])
      await buildParametro(test.db, { id_dominio: DOMINIOS.centro_costo, id_empresa, codigo_parametro });
    recorder.take();
    const { data } = await test.call(empresaApi.sellst, { query: { pagina: 1, filtro: { codigo_empresa: 'CUENTA' } }, token });
    expect(recorder.take(), 'session and list').toHaveLength(2);
    expect(data).toMatchObject([{ usuarios: 2, centros_costo: 2 }]);
  });
});

describe('a limited administrator', () => {
  const limited = async () => {
    const own = await buildEmpresa(test.db, { empresa: 'La propia' });
    const other = await buildEmpresa(test.db, { empresa: 'La ajena' });
    return { own, other, token: (await limitedAdmin(test, [own.id_empresa])).token };
  };

  it('sees and changes its companies alone', async () => {
    const { own, other, token } = await limited();
    expect((await test.call(empresaApi.sellst, { query: {}, token })).data.map(({ id_empresa }) => id_empresa)).toEqual([own.id_empresa]);
    const page = await test.call(empresaApi.sellst, { query: { pagina: 1 }, token });
    expect([page.total, page.data.length]).toEqual([1, 1]);
    const save = (id_empresa: number, version?: number) =>
      test.call(empresaApi.upd, { body: { id_empresa, codigo_empresa: `C-${id_empresa}`, empresa: 'Cambiada', version }, token });
    expect((await save(own.id_empresa)).status).toBe(200);
    expect((await save(other.id_empresa)).status).toBe(404);
    // With a stale version the stored record would be shown.
    expect((await save(other.id_empresa, 9)).status).toBe(404);
    expect((await test.call(empresaApi.sel, { params: { id: other.id_empresa }, token })).status).toBe(404);
  });

  it('creates and deletes none', async () => {
    const { own, other, token } = await limited();
    expect((await test.call(empresaApi.ins, { body: { codigo_empresa: 'N', empresa: 'Nueva' }, token })).status).toBe(403);
    for (const { id_empresa } of [own, other]) {
      expect((await test.call(empresaApi.del, { params: { id: id_empresa }, token })).status).toBe(403);
      expect((await test.call(empresaApi.delGet, { params: { id: id_empresa }, token })).status).toBe(403);
    }
  });

  it('does not meet people of other companies among the leaders', async () => {
    const { own, other, token } = await limited();
    const stranger = await buildUsuario(test.db, { id_empresa: other.id_empresa });
    const body = { id_empresa: own.id_empresa, codigo_empresa: 'X-1', empresa: 'La propia', codigo_gerente: stranger.codigo_usuario };
    expect((await test.call(empresaApi.upd, { body, token })).problem.errors).toHaveProperty('codigo_gerente');
    await test.db
      .updateTable('empresa')
      .set({ codigo_gerente: stranger.codigo_usuario })
      .where('id_empresa', '=', own.id_empresa)
      .execute();
    expect((await test.call(empresaApi.sel, { params: { id: own.id_empresa }, token })).data).toMatchObject({
      codigo_gerente: stranger.codigo_usuario,
      gerente: null,
    });
    expect((await test.call(empresaApi.upd, { body, token })).status, 'unchanged').toBe(200);
  });
});
