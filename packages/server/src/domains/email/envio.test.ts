import { emailApi } from '@portal/contract/email';
import { useTestApp } from '@portal/testkit/app.ts';
import { type BuiltPlan, buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario, type UsuarioOverrides } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nextLote, queueMails } from './email.public.ts';

const app = useTestApp();
let token = '';
let plan: BuiltPlan;

beforeEach(async () => {
  await app.db.deleteFrom('correo').execute();
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  plan = await buildPlan(app.db, { today: '2026-11-21' });
});

interface Recibe extends UsuarioOverrides {
  readonly estado?: string;
  readonly lote?: number;
}

/** Person with an assigned plan, and a message of level 2 about it. */
async function told({ estado = 'retenido', lote, ...over }: Recibe = {}) {
  const persona = await buildUsuario(app.db, over);
  const { id_usuario, correo_electronico } = persona;
  const { id_asignacion, fecha_apertura } = await buildAsignacion(app.db, { id_usuario, id_planestudio: plan.plan.id_planestudio });
  const mail = { tipo: 'recordatorio', asunto: 'Hola', texto: 'Hola', html: '', now: app.now, ...(lote && { lote }) };
  const [id_correo] = (
    await queueMails(app.db, [{ clave: `r:${id_usuario}`, id_usuario, destinatario: correo_electronico!, ...mail }])
  ).values();
  await app.db.updateTable('correo').set({ estado }).where('id_correo', '=', id_correo!).execute();
  const parte = { id_asignacion, fecha_apertura, nivel: 2, id_destinatario: id_usuario, rol: 'alumno' as const, fecha: '2026-11-21' };
  await app.db
    .insertInto('recordatorio')
    .values({ ...parte, id_correo: id_correo! })
    .execute();
  return { ...persona, id_correo: id_correo!, id_asignacion };
}

const stateOf = async (id_correo: number) =>
  app.db.selectFrom('correo').select(['estado', 'motivo', 'destinatario']).where('id_correo', '=', id_correo).executeTakeFirstOrThrow();
const release = (ids: readonly number[], as = token) => app.call(emailApi.liberar, { token: as, body: { seleccion: { ids: [...ids] } } });
const setUsuario = (id: number, values: object) => app.db.updateTable('usuario').set(values).where('id_usuario', '=', id).execute();

describe('held messages', () => {
  it('go out when released if something in them still applies; the others are discarded with the reason', async () => {
    const [good, left, away, done, closed, sent] = [
      await told(),
      await told(),
      await told(),
      await told(),
      await told(),
      await told({ estado: 'enviado' }),
    ];
    await setUsuario(left.id_usuario, { codigo_estado: 2, fecha_cese: '2026-11-20' });
    const stamps = { usuario_creacion: 'pruebas', fecha_creacion: app.now.toISOString(), fecha_modificacion: app.now.toISOString() };
    const days = { tipo: 'vacaciones' as const, fecha_desde: '2026-11-01', fecha_hasta: '2026-11-30' };
    await app.db
      .insertInto('ausencia')
      .values({ id_usuario: away.id_usuario, ...days, ...stamps })
      .execute();
    await app.db.updateTable('progreso').set({ aprobados: 2 }).where('id_usuario', '=', done.id_usuario).execute();
    await app.db
      .updateTable('asignacion')
      .set({ codigo_estado: 2, fecha_cierre: app.now.toISOString(), usuario_cierre: 'pruebas' })
      .where('id_asignacion', '=', closed.id_asignacion)
      .execute();
    const people = [good, left, away, done, closed, sent];
    const { data } = await release(people.map(({ id_correo }) => id_correo));
    expect(data).toMatchObject({ liberados: 1, descartados: 4, omitidos: 1 });
    expect(await stateOf(good.id_correo)).toMatchObject({ estado: 'pendiente' });
    for (const { id_correo } of [left, away, done, closed])
      expect(await stateOf(id_correo)).toMatchObject({ estado: 'descartado', motivo: expect.stringContaining('Ya no hacía falta') });
    expect(await stateOf(sent.id_correo)).toMatchObject({ estado: 'enviado' });
  });

  it('are released and discarded as all that match, and those of other companies are unknown', async () => {
    const [mine, theirs] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const [ana, bea] = [await told({ id_empresa: mine.id_empresa }), await told({ id_empresa: theirs.id_empresa })];
    const limited = await limitedAdmin(app, [mine.id_empresa]);
    expect((await release([bea.id_correo], limited.token)).data).toMatchObject({ liberados: 0, omitidos: 1 });
    const todos = { filtro: { estado: 'retenido', tipo: 'recordatorio', nivel: '2', plan: plan.plan.denominacion }, cantidad: 1 };
    const discarded = await app.call(emailApi.descartar, { token: limited.token, body: { seleccion: { todos }, motivo: 'Ya se avisó' } });
    expect(discarded.data).toMatchObject({ descartados: 1, omitidos: 0 });
    expect(await stateOf(ana.id_correo)).toMatchObject({ estado: 'descartado', motivo: 'Ya se avisó' });
    expect(await stateOf(bea.id_correo)).toMatchObject({ estado: 'retenido' });
    expect((await app.call(emailApi.reenviar, { token, params: { id: ana.id_correo } })).problem.clave).toBe('email.errores.detenido');
  });
});

describe('a bulk send', () => {
  it('returns its progress, and its unsent messages can be cancelled', async () => {
    const lote = await nextLote(app.db);
    const [sent, waits] = [await told({ lote, estado: 'enviado' }), await told({ lote, estado: 'pendiente' })];
    await told({ estado: 'pendiente' });
    const progress = () => app.call(emailApi.lote, { token, params: { id: lote } });
    expect((await progress()).data).toMatchObject({ lote, total: 2, enviado: 1, pendiente: 1, servidor: false });
    expect((await app.call(emailApi.cancelar, { token, body: { lote } })).data).toMatchObject({ descartados: 1, omitidos: 1 });
    expect((await progress()).data).toMatchObject({ total: 2, enviado: 1, pendiente: 0, descartado: 1 });
    expect(await stateOf(sent.id_correo)).toMatchObject({ estado: 'enviado' });
    expect(await stateOf(waits.id_correo)).toMatchObject({ estado: 'descartado', motivo: 'Envío cancelado.' });
    expect((await app.call(emailApi.lote, { token, params: { id: 999_999 } })).status).toBe(404);
  });

  it('notifies an assignment again on the day on which its letter was cancelled', async () => {
    const { id_usuario } = await buildUsuario(app.db);
    const { id_asignacion } = await buildAsignacion(app.db, { id_usuario, id_planestudio: plan.plan.id_planestudio });
    const tell = () => app.call(emailApi.asigna, { token, body: { asignaciones: { ids: [id_asignacion] } } });
    const { data } = await tell();
    await app.call(emailApi.cancelar, { token, body: { lote: data.lote! } });
    expect((await tell()).data).toMatchObject({ enviados: 1, ya_avisadas: 0 });
  });
});

describe('a message that came back', () => {
  it('stops writing to its address until the person has another one, or until it is sent again', async () => {
    const ana = await told({ estado: 'enviado' });
    const bounce = () => app.call(emailApi.rebote, { token, body: { id_correo: ana.id_correo, motivo: 'Buzón inexistente' } });
    const returned = async () =>
      (await app.db.selectFrom('usuario').select('correo_rebotado').where('id_usuario', '=', ana.id_usuario).executeTakeFirstOrThrow())
        .correo_rebotado;
    expect((await bounce()).status).toBe(200);
    expect(await stateOf(ana.id_correo)).toMatchObject({ estado: 'rebotado', motivo: 'Buzón inexistente' });
    expect(await returned()).toBe(ana.correo_electronico);
    expect((await bounce()).problem.clave).toBe('email.errores.noSalio');
    expect((await app.call(emailApi.reenviar, { token, params: { id: ana.id_correo } })).status).toBe(200);
    expect(await returned(), 'good again').toBeNull();
    await app.db.updateTable('correo').set({ estado: 'enviado' }).where('id_correo', '=', ana.id_correo).execute();
    await bounce();
    await setUsuario(ana.id_usuario, { correo_electronico: 'nueva@x.pe' });
    expect(await returned(), 'another address').toBeNull();
    await app.call(emailApi.reenviar, { token, params: { id: ana.id_correo } });
    expect(await stateOf(ana.id_correo)).toMatchObject({ estado: 'pendiente', destinatario: 'nueva@x.pe', motivo: null });
  });
});

describe('an outbox of 10,000 messages', () => {
  it('is listed, filtered and claimed from its indexes', async () => {
    const lote = await nextLote(app.db);
    const persona = await told({ lote, estado: 'pendiente' });
    const mail = { tipo: 'asigna', asunto: 'Hola', texto: 'Hola', html: '', now: app.now, lote };
    const of = (index: number) => ({ clave: `m:${index}`, id_usuario: persona.id_usuario, destinatario: `p${index}@x.pe`, ...mail });
    for (let from = 0; from < 10_000; from += 2000)
      await queueMails(
        app.db,
        Array.from({ length: 2000 }, (_none, index) => of(from + index)),
      );
    const { data, total } = await app.call(emailApi.sellst, {
      token,
      query: { pagina: 1, tamano: 10, filtro: { lote: String(lote), tipo: 'asigna' } },
    });
    expect([data.length, total]).toEqual([10, 10_000]);
    expect((await app.call(emailApi.lote, { token, params: { id: lote } })).data).toMatchObject({ total: 10_001, pendiente: 10_001 });
    expect((await app.call(emailApi.cancelar, { token, body: { lote } })).data).toMatchObject({ descartados: 10_001 });
  });
});
