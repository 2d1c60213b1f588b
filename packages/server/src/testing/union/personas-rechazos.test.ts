import { type ParejaUnion, unionApi } from '@portal/contract/union';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildIntento } from '@portal/testkit/builders/persona/intento.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { day, erase, joined, personasDe, separated, useUnion } from '@portal/testkit/scenes/union.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const { test, actora, admin } = useUnion();
const TODAY = '2026-11-21';

const refusal = async (pareja: ParejaUnion, by = admin()) => {
  const { status, problem } = await test.call(unionApi.simular, { token: by, body: pareja });
  return [status, problem.clave];
};
describe('a join of people is refused', () => {
  it('with oneself, for a missing one, for the own account that would go', async () => {
    const [one, me] = [await buildUsuario(test.db), await buildUsuario(test.db, { admin: true })];
    const mine = await signIn(test, me);
    expect(await refusal(personasDe(one, one))).toEqual([400, 'union.errores.mismo']);
    expect((await refusal(personasDe(one, { id_usuario: 2_000_000_000 })))[0]).toBe(404);
    expect(await refusal(personasDe(one, me), mine)).toEqual([409, 'union.errores.propia']);
  });

  it('while one of both has an attempt in course, and for a person under a pseudonym', async () => {
    const { plan, ocurrencias } = await buildPlan(test.db, { today: TODAY });
    const [one, two] = [await buildUsuario(test.db), await buildUsuario(test.db)];
    await buildAsignacion(test.db, { id_usuario: two.id_usuario, id_planestudio: plan.id_planestudio });
    const id_evaluacion = await buildIntento(test.db, ocurrencias[0]!, { id_usuario: two.id_usuario, fecha_fin: day(1) });
    await sql`update evaluacion set fecha_fin = null where id_evaluacion = ${id_evaluacion}`.execute(test.db);
    expect(await refusal(personasDe(one, two))).toEqual([409, 'union.errores.enCurso']);
    expect(await refusal(personasDe(two, one))).toEqual([409, 'union.errores.enCurso']);
    const hidden = await buildUsuario(test.db);
    await erase(test.db, hidden);
    expect(await refusal(personasDe(one, hidden))).toEqual([409, 'privacidad.errores.seudonimo']);
  });

  it('for the last administrator', async () => {
    const one = await buildUsuario(test.db);
    const only = await buildUsuario(test.db, { admin: true });
    const { rows } = await sql<{ id: number }>`
      update usuario set codigo_estado = 2, fecha_cese = '2026-01-01' where indicador_admin = 1 and id_usuario <> ${only.id_usuario} and indicador_alcance = 0
        and id_usuario <> (select id_usuario from sesion order by id_sesion limit 1) returning id_usuario as id`.execute(test.db);
    await sql`update usuario set indicador_alcance = 1 where id_usuario = (select id_usuario from sesion order by id_sesion limit 1)`.execute(
      test.db,
    );
    const answer = await refusal(personasDe(one, only));
    await sql`update usuario set codigo_estado = 1, fecha_cese = null where id_usuario = any (${rows.map(({ id }) => id)}::integer[])`.execute(
      test.db,
    );
    await sql`update usuario set indicador_alcance = 0 where id_usuario = (select id_usuario from sesion order by id_sesion limit 1)`.execute(
      test.db,
    );
    expect(answer).toEqual([409, 'acceso.errores.ultimo']);
  });
});

describe('an access with a limit', () => {
  it('joins people of its companies alone, no wider access, and nobody who leads outside', async () => {
    const [a, b] = [await buildEmpresa(test.db), await buildEmpresa(test.db)];
    const { token: limited } = await limitedAdmin(test, [a.id_empresa]);
    const inside = async (given: object = {}) => buildUsuario(test.db, { id_empresa: a.id_empresa, ...given });
    const [one, two, outside] = [await inside(), await inside(), await buildUsuario(test.db, { id_empresa: b.id_empresa })];
    expect((await refusal(personasDe(one, outside), limited))[0]).toBe(404);
    expect((await refusal(personasDe(outside, one), limited))[0]).toBe(404);
    expect(await refusal(personasDe(one, await inside({ admin: true })), limited)).toEqual([403, 'llamada.accesoMayor']);
    expect(await refusal(personasDe(await inside({ admin: true }), one), limited)).toEqual([403, 'llamada.accesoMayor']);
    await buildUsuario(test.db, { id_empresa: b.id_empresa, codigo_jefe_inmediato: two.codigo_usuario });
    expect(await refusal(personasDe(one, two), limited)).toEqual([409, 'union.errores.fuera']);
    const three = await inside();
    const { id_union } = await joined({ test, token: limited }, personasDe(one, three));
    const listed = async (by: string) =>
      (await test.call(unionApi.sellst, { token: by, query: { pagina: 1 } })).data.map((row) => row.id_union);
    expect(await listed(limited)).toEqual([id_union]);
    const { token: other } = await limitedAdmin(test, [b.id_empresa]);
    expect(await listed(other)).toEqual([]);
    expect((await test.call(unionApi.deshacer, { token: other, body: { id_union } })).status).toBe(404);
    await separated({ test, token: limited }, id_union);
  });

  it('does not take apart who would come back to a company outside of it', async () => {
    const [a, b] = [await buildEmpresa(test.db), await buildEmpresa(test.db)];
    const one = await buildUsuario(test.db, { id_empresa: a.id_empresa });
    const two = await buildUsuario(test.db, { id_empresa: b.id_empresa });
    const { id_union } = await joined(actora(), personasDe(one, two));
    const { token: limited } = await limitedAdmin(test, [a.id_empresa]);
    expect((await test.call(unionApi.deshacer, { token: limited, body: { id_union } })).status).toBe(404);
    expect((await test.db.selectFrom('usuario').selectAll().where('id_usuario', '=', two.id_usuario).execute()).length).toBe(0);
  });
});
