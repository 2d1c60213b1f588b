import { unionApi } from '@portal/contract/union';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { buildRegla } from '@portal/testkit/builders/persona/regla.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { everything, expectSame, joined, separated, totals, useUnion } from '@portal/testkit/scenes/union.ts';
import { describe, expect, it } from 'vitest';

const { test, actora, admin } = useUnion();
const TODAY = '2026-11-21';

const empresas = async () => [await buildEmpresa(test.db), await buildEmpresa(test.db)] as const;
const cargo = (parametro: string, id_empresa: number | null = null) =>
  buildParametro(test.db, { id_dominio: DOMINIO.cargo, parametro, id_empresa });
const personOf = (id: number) => test.db.selectFrom('usuario').selectAll().where('id_usuario', '=', id).executeTakeFirstOrThrow();

describe('positions, cost centres and departments', () => {
  it('become one in people, rules, tablets and groups of a directory', async () => {
    const [queda, va] = [await cargo('Auxiliar de almacén'), await cargo('Aux. de almacén')];
    const { id_usuario } = await buildUsuario(test.db, { id_cargo: va.id_parametro });
    const { plan } = await buildPlan(test.db, { today: TODAY });
    const regla = await buildRegla(test.db, {
      id_planestudio: plan.id_planestudio,
      condicion: [{ cargo: [va.id_parametro, queda.id_parametro] }],
    });
    await test.db
      .insertInto('scim_grupo')
      .values([va, queda].map(({ id_parametro }) => ({ id_parametro, id_externo: `x${id_parametro}` })))
      .execute();
    const before = await everything(test.db);
    const pareja = { clase: 'cargo' as const, id_conservado: queda.id_parametro, id_unido: va.id_parametro };
    const { id_union, efectos } = await joined(actora(), pareja);
    expect(totals({ efectos })).toEqual({ personas: 1, repetidos: 1 });
    expect(await personOf(id_usuario)).toMatchObject({ id_cargo: queda.id_parametro });
    const { huella } = await test.db.selectFrom('regla').select('huella').where('id_regla', '=', regla.id_regla).executeTakeFirstOrThrow();
    expect(huella).toBe(`[{"cargo":[${queda.id_parametro}]}]`);
    await separated(actora(), id_union);
    expectSame(before, await everything(test.db));
  });

  it('of one company do not take the place of a common one or of another company', async () => {
    const [one, two] = await empresas();
    const [own, other, common] = [await cargo('A', one.id_empresa), await cargo('B', two.id_empresa), await cargo('C')];
    const join = async (id_conservado: number, id_unido: number) => {
      const { status, problem } = await test.call(unionApi.simular, { token: admin(), body: { clase: 'cargo', id_conservado, id_unido } });
      return status === 200 ? 200 : problem.clave;
    };
    expect(await join(own.id_parametro, common.id_parametro)).toBe('union.errores.comun');
    expect(await join(own.id_parametro, other.id_parametro)).toBe('union.errores.otraEmpresa');
    expect(await join(common.id_parametro, own.id_parametro)).toBe(200);
    expect(await join(own.id_parametro, own.id_parametro)).toBe('union.errores.mismo');
    const group = await buildParametro(test.db);
    expect(await join(common.id_parametro, group.id_parametro), 'of another table').toBe('inexistente.parametro');
  });
});
