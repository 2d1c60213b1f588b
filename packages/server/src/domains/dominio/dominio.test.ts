import { dominioApi, dominioMaestro, DOMINIOS } from '@portal/contract/dominio';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildDominio, buildParametro } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { testMaster } from '@portal/testkit/master-suite.ts';
import { describe, expect, it } from 'vitest';

const test = useTestApp();
const admin = async () => signIn(test, await buildUsuario(test.db, { admin: true }));
const idIn = (body: unknown) => (body as { id_dominio: number }).id_dominio;

describe('parameter tables', () => {
  testMaster(test, {
    definition: dominioMaestro,
    api: dominioApi,
    fields: (number) => ({ dominio: `Zonas ${number}` }),
    unbounded: ['clave'],
    title: 'dominio',
    adapt: (endpoint, request) =>
      endpoint === dominioApi.upd && 'body' in request ? { ...request, params: { id: idIn(request.body) } } : request,
    addDependent: async (id_dominio) => {
      await buildParametro(test.db, { id_dominio, parametro: 'Norte' });
      return '1 parámetro: «Norte»';
    },
  });

  it('get a key from their name, numbered when another table has it, unless the call brings one', async () => {
    const token = await admin();
    const create = async (dominio: string, clave?: string) => {
      const { data, problem } = await test.call(dominioApi.ins, { body: { dominio, clave }, token });
      if (problem) return problem.claves;
      return (await test.call(dominioApi.sel, { params: { id: data.id_dominio }, token })).data.clave;
    };
    expect(await create('Zonas de Reparto')).toBe('zonas_de_reparto');
    expect(await create('ZONAS de reparto')).toBe('zonas_de_reparto_2');
    expect(await create('Cargo')).toBe('cargo_2');
    expect(await create('Turnos', 'turno')).toBe('turno');
    expect(await create('Turnos', 'turno')).toEqual({ clave: { clave: 'registro.repetido', valores: { valor: 'turno' } } });
    expect(await create('Turnos', 'Con Espacios')).toEqual({ clave: { clave: 'validacion.clave' } });
    const both = await Promise.all([create('A la vez'), create('A la vez')]);
    expect(both.toSorted()).toEqual(['a_la_vez', 'a_la_vez_2']);
  });

  it('of the portal are renamed, but keep their key and stay', async () => {
    const token = await admin();
    const save = (body: { dominio: string; clave?: string }) =>
      test.call(dominioApi.upd, { params: { id: DOMINIOS.categoria }, body, token });
    expect((await save({ dominio: 'Temáticas' })).status).toBe(200);
    expect((await save({ dominio: 'Temáticas', clave: 'categoria' })).status).toBe(200);
    expect((await save({ dominio: 'Temáticas', clave: 'tematica' })).problem.claves).toEqual({
      clave: { clave: 'dominio.errores.claveFija' },
    });
    const { data } = await test.call(dominioApi.sel, { params: { id: DOMINIOS.categoria }, token });
    expect(data).toMatchObject({ dominio: 'Temáticas', clave: 'categoria', fijo: true });
    for (const id of Object.values(DOMINIOS)) {
      const { status, problem } = await test.call(dominioApi.del, { params: { id }, token });
      expect([status, problem.message]).toEqual([409, expect.stringContaining('el portal usa esta tabla')]);
    }
  });

  it('are read by a limited administrator, with the parameters of its companies and of all counted, and changed by none', async () => {
    const { id_dominio } = await buildDominio(test.db);
    const [own, other] = [await buildEmpresa(test.db), await buildEmpresa(test.db)];
    for (const id_empresa of [own.id_empresa, other.id_empresa, null]) await buildParametro(test.db, { id_dominio, id_empresa });
    const { token } = await limitedAdmin(test, [own.id_empresa]);
    const row = (await test.call(dominioApi.sellst, { query: {}, token })).data.find((one) => one.id_dominio === id_dominio);
    expect(row?.parametros).toBe(2);
    expect((await test.call(dominioApi.sel, { params: { id: id_dominio }, token })).data.parametros).toBe(2);
    const body = { dominio: 'x' };
    expect((await test.call(dominioApi.ins, { body, token })).status).toBe(403);
    expect((await test.call(dominioApi.upd, { params: { id: id_dominio }, body, token })).status).toBe(403);
    expect((await test.call(dominioApi.del, { params: { id: id_dominio }, token })).status).toBe(403);
  });
});
