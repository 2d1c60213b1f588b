import { type ParejaUnion, unionApi } from '@portal/contract/union';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildAcceso } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { assignByRules, buildRegla } from '@portal/testkit/builders/persona/regla.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { everything, expectSame, joined, separated, shownUnion, totals, useUnion } from '@portal/testkit/scenes/union.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { rebuildSumas } from '../../domains/tablero/tablero.public.ts';

const { test, actora, admin } = useUnion();
const TODAY = '2026-11-21';

const stamp = { usuario_creacion: 'pruebas' };
const empresas = async () => [await buildEmpresa(test.db), await buildEmpresa(test.db)] as const;
const parOf = ([queda, va]: readonly [{ id_empresa: number }, { id_empresa: number }]): ParejaUnion => ({
  clase: 'empresa',
  id_conservado: queda.id_empresa,
  id_unido: va.id_empresa,
});
const cargo = (parametro: string, id_empresa: number | null = null) =>
  buildParametro(test.db, { id_dominio: DOMINIO.cargo, parametro, id_empresa });
const personOf = (id: number) => test.db.selectFrom('usuario').selectAll().where('id_usuario', '=', id).executeTakeFirstOrThrow();

/** Two companies with something of every kind that a join meets: one of each conflict too. */
async function scene() {
  const pair = await empresas();
  const [queda, va] = [pair[0].id_empresa, pair[1].id_empresa];
  const { plan } = await buildPlan(test.db, { today: TODAY });
  const ceco = (codigo_parametro: string, parametro: string, id_empresa: number) =>
    buildParametro(test.db, { id_dominio: DOMINIO.centroCosto, codigo_parametro, parametro, id_empresa });
  const twin = [await ceco('100', 'Almacén', queda), await ceco('200', 'ALMACEN', va)] as const;
  const clash = [await ceco('300', 'Ventas', queda), await ceco('300', 'Marketing', va)] as const;
  const alone = await ceco('400', 'Sistemas', va);
  const people = [
    await buildUsuario(test.db, { id_empresa: va, id_centro_costo: twin[1].id_parametro }),
    await buildUsuario(test.db, { id_empresa: va, id_centro_costo: clash[1].id_parametro }),
    await buildUsuario(test.db, { id_empresa: va, id_centro_costo: alone.id_parametro }),
    await buildUsuario(test.db, { id_empresa: queda, id_centro_costo: twin[0].id_parametro }),
  ] as const;
  await buildAsignacion(test.db, { id_usuario: people[0].id_usuario, id_planestudio: plan.id_planestudio });
  await buildAcceso(test.db, pair);
  await buildAcceso(test.db, [pair[1]]);
  for (const id_empresa of [queda, va])
    await test.db
      .insertInto('tableta')
      .values({ dispositivo: 'Tienda 1', id_empresa, maximo_mb: 100, ...stamp })
      .execute();
  await sql`update planestudio set id_empresa = ${va} where id_planestudio = ${plan.id_planestudio}`.execute(test.db);
  const same = await buildRegla(test.db, { id_planestudio: plan.id_planestudio, condicion: [{ empresa: [queda] }] });
  const twice = await buildRegla(test.db, { id_planestudio: plan.id_planestudio, condicion: [{ empresa: [va] }] });
  const both = await buildRegla(test.db, {
    id_planestudio: plan.id_planestudio,
    condicion: [{ empresa: [queda, va], ingreso: { desde: '2026-01-01' } }],
  });
  await sql`update regla set empresas = ${[queda, va]}::integer[] where id_regla = ${both.id_regla}`.execute(test.db);
  await sql`
    insert into reporte_guardado (id_usuario, nombre, ruta, filtros, rango, usuario_creacion, fecha_creacion, fecha_modificacion)
    values (${people[3].id_usuario}, 'Mío', '/reportegeneral', ${JSON.stringify({ empresas: `${va},${queda}` })}::jsonb, 'fijo', 'pruebas', now(), now())`.execute(
    test.db,
  );
  await assignByRules(test.db, test.now, TODAY);
  return { pair, queda, va, plan, twin, clash, alone, people, reglas: { same, twice, both } };
}

describe('two companies', () => {
  it('become one: everything that names the joined one names the other, as the simulation counted, and nothing is lost', async () => {
    const { pair, queda, va, twin, clash, alone, people, reglas } = await scene();
    const shown = await shownUnion(actora(), parOf(pair));
    expect(totals(shown)).toMatchObject({
      personas: 3,
      puestos: 1,
      parametros: 2,
      parametros_unidos: 1,
      codigos_cambiados: 1,
      accesos: 1,
      repetidos: 1,
      contenidos: 1,
      tablets: 1,
      tablets_renombradas: 1,
      reglas_unidas: 1,
      reportes: 1,
    });
    expect(await personOf(people[0].id_usuario), 'the simulation changes nothing').toMatchObject({ id_empresa: va });
    const done = await joined(actora(), parOf(pair));
    const { plan: _plan, ...counted } = totals(shown);
    expect(totals(done)).toEqual(counted);
    const after = await Promise.all(people.map(({ id_usuario }) => personOf(id_usuario)));
    expect(after.map(({ id_empresa }) => id_empresa)).toEqual([queda, queda, queda, queda]);
    expect(after.map(({ id_centro_costo }) => id_centro_costo)).toEqual([
      twin[0].id_parametro,
      clash[1].id_parametro,
      alone.id_parametro,
      twin[0].id_parametro,
    ]);
    const moved = await test.db
      .selectFrom('parametro')
      .selectAll()
      .where('id_parametro', '=', clash[1].id_parametro)
      .executeTakeFirstOrThrow();
    expect(moved).toMatchObject({ id_empresa: queda, parametro: 'Marketing' });
    expect(moved.codigo_parametro).not.toBe('300');
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from asignacion where id_regla = ${reglas.twice.id_regla}
      union all select count(*)::integer from regla where id_regla = ${reglas.twice.id_regla}
      union all select count(*)::integer from regla_condicion where id_empresa = ${va}
      union all select count(*)::integer from regla where ${va} = any (empresas)
      union all select count(*)::integer from empresa where id_empresa = ${va}`.execute(test.db);
    expect(rows.map(({ n }) => n)).toEqual([0, 0, 0, 0, 0]);
    const filtros = await test.db.selectFrom('reporte_guardado').select('filtros').where('id_usuario', '=', people[3].id_usuario).execute();
    expect(filtros).toEqual([{ filtros: { empresas: String(queda) } }]);
  });

  it('leave sums that equal rebuilt ones', async () => {
    const { pair } = await scene();
    await joined(actora(), parOf(pair));
    const kept = await everything(test.db);
    await sql`select reconstruir_resumen(), reconstruir_plazos()`.execute(test.db);
    await rebuildSumas(test.db);
    const rebuilt = await everything(test.db);
    for (const name of [
      'resumen_plan',
      'resumen_plazo',
      'resumen_persona',
      'persona_planes',
      'progreso',
      'valoracion_dia',
      'certificado_dia',
    ])
      expect(rebuilt[name], name).toEqual(kept[name]);
  });

  it('are taken apart again: every table is as before, with stamps and versions', async () => {
    const { pair } = await scene();
    const before = await everything(test.db);
    const { id_union } = await joined(actora(), parOf(pair));
    const tried = await test.call(unionApi.simularDeshacer, { token: admin(), body: { id_union } });
    const undone = await separated(actora(), id_union);
    expect(undone.quedan).toEqual([]);
    expect(undone.vuelven).toEqual(tried.data.vuelven);
    expectSame(before, await everything(test.db));
    expect((await test.call(unionApi.deshacer, { token: admin(), body: { id_union } })).status, 'once').toBe(404);
  });

  it('are taken apart as far as they are still as the join left them', async () => {
    const { pair, queda, va, people } = await scene();
    const other = await buildEmpresa(test.db);
    const { id_union } = await joined(actora(), parOf(pair));
    await test.db.updateTable('usuario').set({ id_empresa: other.id_empresa }).where('id_usuario', '=', people[0].id_usuario).execute();
    await test.db
      .updateTable('usuario')
      .set({ telefono: '999', version: sql`version + 1` })
      .where('id_usuario', '=', people[1].id_usuario)
      .execute();
    const fresh = await buildUsuario(test.db, { id_empresa: queda });
    const { quedan } = await separated(actora(), id_union);
    expect(totals({ efectos: quedan })).toEqual({ personas: 1, puestos: 1 });
    expect(await personOf(people[0].id_usuario)).toMatchObject({ id_empresa: other.id_empresa });
    expect(await personOf(people[1].id_usuario)).toMatchObject({ id_empresa: va, telefono: '999' });
    expect(await personOf(fresh.id_usuario), 'who came later stays').toMatchObject({ id_empresa: queda });
  });

  it('are taken apart so that nobody has a position or cost centre of another company', async () => {
    const { pair, queda, va, people, twin, clash, alone } = await scene();
    const { id_union } = await joined(actora(), parOf(pair));
    const code = async () =>
      await test.db.selectFrom('parametro').selectAll().where('id_parametro', '=', clash[1].id_parametro).executeTakeFirstOrThrow();
    const renamed = (await code()).codigo_parametro;
    // Somebody new of the company that stayed has a parameter that came; somebody who came has one of the company that stayed.
    const fresh = await buildUsuario(test.db, { id_empresa: queda, id_centro_costo: clash[1].id_parametro });
    const place = { id_cargo: (await cargo('Propio', queda)).id_parametro };
    await test.db.updateTable('usuario').set(place).where('id_usuario', '=', people[2].id_usuario).execute();
    const { quedan } = await separated(actora(), id_union);
    expect(await personOf(fresh.id_usuario)).toMatchObject({ id_empresa: queda, id_centro_costo: clash[1].id_parametro });
    expect(await code(), 'it keeps its new code').toMatchObject({ id_empresa: queda, codigo_parametro: renamed });
    // Who has the parameter that stays, or another of that company, stays too; then the parameter of theirs does.
    expect(await personOf(people[1].id_usuario)).toMatchObject({ id_empresa: queda });
    expect(await personOf(people[2].id_usuario)).toMatchObject({ id_empresa: queda, id_centro_costo: alone.id_parametro });
    expect(await personOf(people[0].id_usuario)).toMatchObject({ id_empresa: va, id_centro_costo: twin[1].id_parametro });
    expect(totals({ efectos: quedan })).toEqual({ personas: 2, parametros: 2, codigos_cambiados: 1 });
    const { rows } = await sql`
      select from usuario u join parametro p on p.id_parametro in (u.id_cargo, u.id_centro_costo, u.id_departamento)
      where u.id_empresa in (${queda}, ${va}) and p.id_empresa is distinct from u.id_empresa and p.id_empresa is not null`.execute(test.db);
    expect(rows).toEqual([]);
  });

  it('are not taken apart when the code belongs to another, nor when the one that stayed is gone, nor after a day', async () => {
    const codes = await empresas();
    const { id_union } = await joined(actora(), parOf(codes));
    await buildEmpresa(test.db, { codigo_empresa: codes[1].codigo_empresa });
    const taken = await test.call(unionApi.deshacer, { token: admin(), body: { id_union } });
    expect([taken.status, taken.problem.clave]).toEqual([409, 'union.errores.ocupado']);

    const [one, two] = await empresas();
    const three = await buildEmpresa(test.db);
    const first = await joined(actora(), parOf([one, two]));
    const second = await joined(actora(), parOf([three, one]));
    const gone = await test.call(unionApi.deshacer, { token: admin(), body: { id_union: first.id_union } });
    expect([gone.status, gone.problem.clave]).toEqual([409, 'union.errores.sinConservado']);
    await separated(actora(), second.id_union);
    await separated(actora(), first.id_union);

    const late = await joined(actora(), parOf(await empresas()));
    await sql`update union_registro set fecha_creacion = fecha_creacion - interval '25 hours' where id_union = ${late.id_union}`.execute(
      test.db,
    );
    expect((await test.call(unionApi.deshacer, { token: admin(), body: { id_union: late.id_union } })).status).toBe(404);
  });
});
