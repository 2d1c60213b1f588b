import { type ParejaUnion, unionApi } from '@portal/contract/union';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { joined, separated, shownUnion, useUnion } from '@portal/testkit/scenes/union.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const recorder = useRecorder();
const { test, actora, admin } = useUnion();

const empresas = async () => [await buildEmpresa(test.db), await buildEmpresa(test.db)] as const;
const parOf = ([queda, va]: readonly [{ id_empresa: number }, { id_empresa: number }]): ParejaUnion => ({
  clase: 'empresa',
  id_conservado: queda.id_empresa,
  id_unido: va.id_empresa,
});
const personOf = (id: number) => test.db.selectFrom('usuario').selectAll().where('id_usuario', '=', id).executeTakeFirstOrThrow();

describe('a join', () => {
  it('does nothing when something changed since it was shown', async () => {
    const pair = await empresas();
    const { huella } = await shownUnion(actora(), parOf(pair));
    const { id_usuario } = await buildUsuario(test.db, { id_empresa: pair[1].id_empresa });
    const { status, problem } = await test.call(unionApi.confirmar, { token: admin(), body: { ...parOf(pair), huella } });
    expect([status, problem.clave]).toEqual([409, 'union.errores.cambio']);
    expect(await personOf(id_usuario)).toMatchObject({ id_empresa: pair[1].id_empresa });
  });

  it('sent twice at once, or crosswise, happens once', async () => {
    const [one, two] = await empresas();
    const [there, back] = [parOf([one, two]), parOf([two, one])];
    const huellas = [(await shownUnion(actora(), there)).huella, (await shownUnion(actora(), back)).huella];
    const answers = await Promise.all(
      [there, there, back].map((pareja, index) =>
        test.call(unionApi.confirmar, { token: admin(), body: { ...pareja, huella: huellas[index === 2 ? 1 : 0]! } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  });

  it('is for administrators of all companies who prove who they are', async () => {
    const [one, two] = await empresas();
    const { token: limited } = await limitedAdmin(test, [one.id_empresa, two.id_empresa]);
    expect((await test.call(unionApi.simular, { token: limited, body: parOf([one, two]) })).status).toBe(403);
    await sql`update sesion set fecha_confirmacion = '2026-11-21T14:00:00Z'`.execute(test.db);
    const { huella } = await shownUnion(actora(), parOf([one, two]));
    const { problem } = await test.call(unionApi.confirmar, { token: admin(), body: { ...parOf([one, two]), huella } });
    expect(problem.code).toBe('confirmacion_requerida');
    await sql`update sesion set fecha_confirmacion = fecha_expiracion`.execute(test.db);
  });

  it('is noted in the log with both names', async () => {
    const pair = await empresas();
    const { id_union } = await joined(actora(), parOf(pair));
    await separated(actora(), id_union);
    const rows = await test.db.selectFrom('log').select('detalle').where('tipo', '=', 'union').orderBy('id_log', 'desc').limit(2).execute();
    for (const { detalle } of rows) for (const { empresa } of pair) expect(detalle).toContain(empresa);
  });

  it('sends as many statements for many people as for one', async () => {
    const count = async (people: number) => {
      const pair = await empresas();
      for (let n = 0; n < people; n += 1) {
        const { id_parametro } = await buildParametro(test.db, {
          id_dominio: DOMINIO.cargo,
          parametro: `Cargo ${n}`,
          id_empresa: pair[1].id_empresa,
        });
        await buildParametro(test.db, { id_dominio: DOMINIO.cargo, parametro: `CARGO ${n}`, id_empresa: pair[0].id_empresa });
        await buildUsuario(test.db, { id_empresa: pair[1].id_empresa, id_cargo: id_parametro });
      }
      recorder.take();
      const { id_union } = await joined(actora(), parOf(pair));
      const joining = recorder.take().length;
      await separated(actora(), id_union);
      return [joining, recorder.take().length];
    };
    expect(await count(12)).toEqual(await count(1));
  });
});
