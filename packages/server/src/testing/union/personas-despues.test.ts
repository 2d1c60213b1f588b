import { logApi } from '@portal/contract/log';
import { sesionApi } from '@portal/contract/sesion';
import { unionApi } from '@portal/contract/union';
import { usuarioApi } from '@portal/contract/usuario';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildIntento } from '@portal/testkit/builders/persona/intento.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { day, erase, everything, joined, personasDe, separated, totals, useUnion } from '@portal/testkit/scenes/union.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const recorder = useRecorder();
const { test, actora, admin } = useUnion();
const TODAY = '2026-11-21';

type Persona = Awaited<ReturnType<typeof buildUsuario>>;

describe('after a join', () => {
  it('the one who stays keeps the own role, and the joined account cannot sign in or go on', async () => {
    const [queda, va] = [await buildUsuario(test.db), await buildUsuario(test.db, { admin: true })];
    const gone = await signIn(test, va);
    const done = await joined(actora(), personasDe(queda, va));
    expect(totals(done)).toMatchObject({ rol: 1, ingreso: 1 });
    expect((await test.call(sesionApi.verifyToken, { token: gone })).status).toBe(401);
    const stays = await test.db.selectFrom('usuario').selectAll().where('id_usuario', '=', queda.id_usuario).executeTakeFirstOrThrow();
    expect(stays).toMatchObject({ indicador_admin: 0, contrasenia_hash: queda.contrasenia_hash, username: queda.username });
    await separated(actora(), done.id_union);
    expect((await test.call(sesionApi.verifyToken, { token: gone })).status, 'the session stays ended').toBe(401);
    expect(await signIn(test, va)).not.toBe('');
  });

  it('nobody is their own boss, and no circle closes', async () => {
    const top = await buildUsuario(test.db);
    const va = await buildUsuario(test.db, { codigo_jefe_inmediato: top.codigo_usuario });
    const between = await buildUsuario(test.db, { codigo_jefe_inmediato: va.codigo_usuario });
    const queda = await buildUsuario(test.db, { codigo_jefe_inmediato: between.codigo_usuario });
    const bossOf = async ({ id_usuario }: Persona) =>
      (await test.db.selectFrom('usuario').select('codigo_jefe_inmediato').where('id_usuario', '=', id_usuario).executeTakeFirstOrThrow())
        .codigo_jefe_inmediato;
    await joined(actora(), personasDe(queda, va));
    expect([await bossOf(queda), await bossOf(between)]).toEqual([top.codigo_usuario, queda.codigo_usuario]);
  });

  it('the page of the one who stays has the history of both', async () => {
    const [a, queda] = [await buildEmpresa(test.db), await buildUsuario(test.db)];
    const one = await buildUsuario(test.db, { id_empresa: a.id_empresa });
    const va = await buildUsuario(test.db, { id_empresa: a.id_empresa });
    await sql`update usuario set telefono = '987000111' where id_usuario = ${va.id_usuario}`.execute(test.db);
    await joined(actora(), personasDe(one, va));
    await joined(actora(), personasDe(queda, await buildUsuario(test.db)));
    const { token: limited } = await limitedAdmin(test, [a.id_empresa]);
    for (const by of [admin(), limited]) {
      const { data } = await test.call(usuarioApi.personaHistoria, { token: by, params: { id: one.id_usuario }, query: { pagina: 1 } });
      expect(data.some((entry) => JSON.stringify(entry).includes('987000111'))).toBe(true);
      expect(data.some(({ tipo }) => tipo === 'union')).toBe(true);
    }
    const { data } = await test.call(logApi.sellst, { token: limited, query: { pagina: 1, buscar: '987000111' } });
    expect(data.every(({ persona }) => persona === va.personal) && data.length).toBe(2);
  });

  it('an erasure reaches what was said of the joined record, and the join cannot be taken back', async () => {
    const queda = await buildUsuario(test.db, { nombres: 'Ludovica', apellido_paterno: 'Zaldívar', apellido_materno: 'Ñaupari' });
    const va = await buildUsuario(test.db, {
      nombres: 'Ludovika',
      apellido_paterno: 'Saldíbar',
      apellido_materno: 'Ñaupary',
      numero_documento: '77665544',
      codigo_usuario: 'LUD7766',
      correo_electronico: 'ludovika@example.com',
      telefono: '987000222',
    });
    const { id_union } = await joined(actora(), personasDe(queda, va));
    await erase(test.db, queda);
    const everywhere = await everything(test.db);
    const { rows: log } = await sql`select * from log`.execute(test.db);
    const { rows: joins } = await sql`select * from union_registro`.execute(test.db);
    const text = JSON.stringify([everywhere, log, joins]);
    for (const word of ['Ludovi', 'Saldíbar', '77665544', 'LUD7766', 'ludovika@', '987000222']) expect(text, word).not.toContain(word);
    expect((await test.call(unionApi.deshacer, { token: admin(), body: { id_union } })).status).toBe(404);
  });

  it('takes the same number of statements for few attempts and for many', async () => {
    const { plan, ocurrencias } = await buildPlan(test.db, { today: TODAY });
    const counted = [];
    for (const total of [1, 40]) {
      const [queda, va] = [await buildUsuario(test.db), await buildUsuario(test.db)];
      for (const { id_usuario } of [queda, va]) {
        await buildAsignacion(test.db, { id_usuario, id_planestudio: plan.id_planestudio });
        for (let numero_intento = 1; numero_intento <= total; numero_intento++)
          await buildIntento(test.db, ocurrencias[0]!, { id_usuario, numero_intento, fecha_fin: day(numero_intento) });
      }
      recorder.take();
      const { id_union } = await joined(actora(), personasDe(queda, va));
      const joining = recorder.take().length;
      await separated(actora(), id_union);
      counted.push([joining, recorder.take().length]);
    }
    expect(counted[0]).toEqual(counted[1]);
  });
});
