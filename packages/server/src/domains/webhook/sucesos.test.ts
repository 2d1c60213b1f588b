import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { type BuiltPlan, buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildCrowd, buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { buildWebhook } from '@portal/testkit/builders/webhook.ts';
import { runSql } from '@portal/testkit/programs/run-sql.ts';
import { enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { countWaiting } from '@portal/testkit/waiting-locks.ts';
import { beforeEach, describe, expect, inject, it } from 'vitest';

const test = useTestApp();
let plan: BuiltPlan;
let admin = '';

beforeEach(async () => {
  await test.db.deleteFrom('webhook').execute();
  admin = await signIn(test, await buildUsuario(test.db, { admin: true }));
  plan = await buildPlan(test.db, { estructura: { G: { C: { M: ['Extintores'] } } } });
});

interface Body {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Record<string, unknown>;
}

const eventsOf = async (id_webhook: number): Promise<Body[]> =>
  (await test.db.selectFrom('webhook_entrega').select('cuerpo').where('id_webhook', '=', id_webhook).orderBy('id_entrega').execute()).map(
    ({ cuerpo }) => JSON.parse(cuerpo) as Body,
  );
const typesOf = async (id: number) => (await eventsOf(id)).map(({ type }) => type);

describe('events', () => {
  it('report an assignment, an approval, a certificate and a leaver, each once', async () => {
    const id = await buildWebhook(test.db);
    const empresa = await buildEmpresa(test.db);
    const alumno = await enrol(test, [plan], { id_empresa: empresa.id_empresa });
    await take(alumno, plan.ocurrencias[0]!, 0);
    expect(await typesOf(id), 'a failed attempt tells nothing').toEqual(['asignado']);
    const { data: passed } = await take(alumno, plan.ocurrencias[0]!);
    const { id_usuario } = alumno;
    const { username, codigo_usuario, personal } = await test.db
      .selectFrom('usuario')
      .selectAll()
      .where('id_usuario', '=', id_usuario)
      .executeTakeFirstOrThrow();
    expect((await test.call(usuarioApi.cesar, { token: admin, body: { id_usuario, fecha_cese: '2026-11-21' } })).status).toBe(200);
    const events = await eventsOf(id);
    expect(events.map(({ type }) => type).toSorted()).toEqual(['aprobado', 'asignado', 'certificado', 'cesado']);
    const persona = { id_usuario, codigo_usuario, username, personal, codigo_empresa: empresa.codigo_empresa };
    for (const { data } of events) expect(data['persona']).toEqual(persona);
    const of = (type: string) => events.find((event) => event.type === type)!;
    const { id_planestudio, denominacion } = plan.plan;
    expect(of('asignado').data).toMatchObject({ plan: { id_planestudio, denominacion }, reabierta: false, fuente: 'individual' });
    expect(of('aprobado')).toMatchObject({
      timestamp: test.now.toISOString(),
      data: { tema: { titulo: 'Extintores' }, id_evaluacion: passed.id_evaluacion, nota: 100 },
    });
    expect(of('certificado').data['certificado']).toMatchObject({ numero: expect.stringMatching(/^2026-/) as string, fecha: '2026-11-21' });
    expect(of('cesado').data).toMatchObject({ fecha_cese: '2026-11-21' });
  });

  it.runIf(inject('testDatabase').kind === 'postgresql')('fail no change while its webhook is deleted', async () => {
    await buildWebhook(test.db);
    const other = await buildWebhook(test.db);
    const { id_usuario } = await buildUsuario(test.db);
    let assigned: Promise<unknown> = Promise.resolve();
    await test.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('webhook').where('id_webhook', '!=', other).execute();
      assigned = buildAsignacion(test.db, { id_usuario, id_planestudio: plan.plan.id_planestudio });
      await expect.poll(() => countWaiting(trx)).toBeGreaterThan(0);
    });
    await assigned;
    expect(await typesOf(other)).toEqual(['asignado']);
  });

  it('are written with the change or not at all', async () => {
    const id = await buildWebhook(test.db);
    const { id_usuario } = await buildUsuario(test.db);
    const undone = test.db.transaction().execute(async (trx) => {
      await buildAsignacion(trx, { id_usuario, id_planestudio: plan.plan.id_planestudio });
      expect(await trx.selectFrom('webhook_entrega').select('tipo').where('id_webhook', '=', id).execute()).toEqual([{ tipo: 'asignado' }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await eventsOf(id)).toEqual([]);
  });

  it('report a closed assignment that opens again, and no other change', async () => {
    const id = await buildWebhook(test.db);
    const { id_usuario } = await buildUsuario(test.db);
    const { id_asignacion } = await buildAsignacion(test.db, { id_usuario, id_planestudio: plan.plan.id_planestudio });
    const set = (values: object) => test.db.updateTable('asignacion').set(values).where('id_asignacion', '=', id_asignacion).execute();
    await set({ codigo_estado: 2, fecha_cierre: test.now.toISOString(), usuario_cierre: 'pruebas' });
    expect(await typesOf(id)).toEqual(['asignado']);
    await set({ codigo_estado: 1, fecha_cierre: null, usuario_cierre: null, fecha_apertura: test.now.toISOString() });
    await test.db.updateTable('usuario').set({ nombres: 'Otra' }).where('id_usuario', '=', id_usuario).execute();
    expect((await eventsOf(id)).map(({ data }) => data['reabierta'])).toEqual([false, true]);
  });

  it('go only to webhooks that are on, ask for them, and are of all companies or of the person’s', async () => {
    const [mine, theirs] = [await buildEmpresa(test.db), await buildEmpresa(test.db)];
    const all = await buildWebhook(test.db);
    const own = await buildWebhook(test.db, { id_empresa: mine.id_empresa });
    const other = await buildWebhook(test.db, { id_empresa: theirs.id_empresa });
    const off = await buildWebhook(test.db, { codigo_estado: 2 });
    const deaf = await buildWebhook(test.db);
    await test.db.updateTable('webhook').set({ asignado: 0 }).where('id_webhook', '=', deaf).execute();
    await enrol(test, [plan], { id_empresa: mine.id_empresa });
    expect(await Promise.all([all, own, other, off, deaf].map(typesOf))).toEqual([['asignado'], ['asignado'], [], [], []]);
  });

  it('of many people are written by one statement each, with ids of their own', async () => {
    const [first, second] = [await buildWebhook(test.db), await buildWebhook(test.db)];
    const { id_empresa } = await buildEmpresa(test.db);
    await buildCrowd(test.db, id_empresa, 2000);
    await runSql(
      test.db,
      `insert into asignacion (id_usuario, id_planestudio, usuario_creacion)
        select id_usuario, ${plan.plan.id_planestudio}, 'pruebas' from usuario where id_empresa = ${id_empresa}`,
    );
    const rows = await test.db
      .selectFrom('webhook_entrega')
      .select(({ fn }) => ['id_webhook', fn.countAll<number>().as('total'), fn.count<number>('evento').distinct().as('distintos')])
      .groupBy('id_webhook')
      .orderBy('id_webhook')
      .execute();
    expect(rows).toEqual([first, second].map((id_webhook) => ({ id_webhook, total: 2000, distintos: 2000 })));
  });
});
