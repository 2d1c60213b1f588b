import { asignacionApi } from '@portal/contract/asignacion';
import type { CallOf } from '@portal/contract/core';
import { emailApi } from '@portal/contract/email';
import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { type BuiltPlan, buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { startSmtp } from '@portal/testkit/services/smtp-sink.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpTransport } from '../../../mail/transport.ts';
import { deliverMail } from '../../email/email.public.ts';

const app = useTestApp();
const TODAY = '2026-11-21';
let admin: Alumno;
let plan: BuiltPlan;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});
beforeEach(async () => {
  app.now = new Date(`${TODAY}T15:00:00Z`);
  await app.db.deleteFrom('correo').execute();
  plan = await buildPlan(app.db, { today: TODAY });
});

type Body = CallOf<typeof emailApi.asigna>['body'];
const tell = (body: Body, token = admin.token) => app.call(emailApi.asigna, { token, body });
const outbox = () => app.db.selectFrom('correo').selectAll().orderBy('id_correo').execute();
const NOTHING = {
  enviados: 0,
  sin_correo: 0,
  rebotados: 0,
  cesados: 0,
  ya_avisadas: 0,
  cerradas: 0,
  planes_terminados: 0,
  planes_inactivos: 0,
  desconocidas: 0,
};

async function assigned(over: Parameters<typeof buildUsuario>[1] = {}, planes: readonly BuiltPlan[] = [plan]) {
  const persona = await buildUsuario(app.db, over);
  const asignaciones = [];
  for (const one of planes)
    asignaciones.push(await buildAsignacion(app.db, { id_usuario: persona.id_usuario, id_planestudio: one.plan.id_planestudio }));
  return {
    ...persona,
    id_asignacion: asignaciones[0]!.id_asignacion,
    asignaciones: asignaciones.map(({ id_asignacion }) => id_asignacion),
  };
}

describe('POST /email/asigna', () => {
  it('writes to the person of the code at the stored address, whatever the row says', async () => {
    const ana = await assigned({ nombres: 'Ana', correo_electronico: 'ana@x.pe' });
    const fila = {
      codigo: ana.codigo_usuario,
      destinatario: 'otro@x.pe',
      nombre: 'Otro',
      plan: plan.plan.denominacion,
      fecha_vencimiento: '',
    };
    const { data } = await tell([fila]);
    expect(data).toMatchObject({ ...NOTHING, enviados: 1, message: 'Se avisa a 1 persona.' });
    const [letter] = await outbox();
    expect(letter).toMatchObject({
      tipo: 'asigna',
      destinatario: 'ana@x.pe',
      id_usuario: ana.id_usuario,
      lote: data.lote,
      estado: 'pendiente',
    });
    expect(letter!.texto).toContain('Hola, Ana:');
    expect(letter!.texto).not.toContain('Otro');
    expect(letter!.texto).toContain(plan.plan.denominacion);
    expect(letter!.texto).toContain('Desde el 22 de octubre de 2026 hasta el 21 de diciembre de 2026.');
    expect(letter!.texto).toContain('Le quedan 2 temas pendientes.');
  });

  it('names the first topic that the person may open, and the end of a plan that is done', async () => {
    const alumno = await enrol(app, [plan]);
    const { id_asignacion } = await app.db
      .selectFrom('asignacion')
      .select('id_asignacion')
      .where('id_usuario', '=', alumno.id_usuario)
      .executeTakeFirstOrThrow();
    const link = async () => {
      await app.db.deleteFrom('correo').execute();
      await tell({ asignaciones: { ids: [id_asignacion] } });
      const [letter] = await outbox();
      const [path] = /\/(evaluacion|planfin)[^\s]*/.exec(letter!.texto) ?? [];
      expect(letter!.html.replaceAll('&amp;', '&')).toContain(`${path}"`);
      return path;
    };
    const at = (index: number) => {
      const { id_tema, id_planestudio, id_programa, id_curso, id_modulo } = plan.ocurrencias[index]!;
      return `/evaluacionedit?id=${id_tema}&idpe=${id_planestudio}&idp=${id_programa}&idc=${id_curso}&idm=${id_modulo}`;
    };
    expect(await link()).toBe(at(0));
    await take(alumno, plan.ocurrencias[0]!);
    expect(await link()).toBe(at(1));
    await take(alumno, plan.ocurrencias[1]!);
    expect(await link()).toBe(`/planfin?id=${plan.plan.id_planestudio}`);
  });

  it('sends one letter to a person with several plans', async () => {
    const other = await buildPlan(app.db, { today: TODAY });
    const { asignaciones } = await assigned({}, [plan, other]);
    expect((await tell({ asignaciones: { ids: asignaciones } })).data).toMatchObject({ ...NOTHING, enviados: 1 });
    const letters = await outbox();
    expect(letters).toHaveLength(1);
    for (const { plan: one } of [plan, other]) expect(letters[0]!.texto).toContain(one.denominacion);
    expect(letters[0]!.asunto).toBe('Tiene asignados 2 planes de estudio');
  });

  it('notifies of an opening once a day, also for two calls at once, and again when the letter did not arrive', async () => {
    const { id_asignacion } = await assigned();
    const body = { asignaciones: { ids: [id_asignacion] } };
    const both = await Promise.all([tell(body), tell(body)]);
    expect(new Set(both.map(({ data }) => data.enviados))).toEqual(new Set([0, 1]));
    expect((await tell(body)).data).toMatchObject({ ...NOTHING, ya_avisadas: 1, lote: null });
    expect(await outbox()).toHaveLength(1);
    await app.db.updateTable('correo').set({ estado: 'fallido' }).execute();
    expect((await tell(body)).data).toMatchObject({ ...NOTHING, enviados: 1 });
    app.now = new Date('2026-11-22T15:00:00Z');
    expect((await tell(body, await signIn(app, admin))).data).toMatchObject({ ...NOTHING, enviados: 1 });
    expect(await outbox()).toHaveLength(3);
  });

  it('counts why people get no letter, names those without address, and sends nothing when it only counts', async () => {
    const over = await buildPlan(app.db, { fecha_inicio: '2026-01-01', fecha_fin: '2026-11-20' });
    const off = await buildPlan(app.db, { today: TODAY, codigo_estado: 2 });
    const people = [
      await assigned({ correo_electronico: 'ana@x.pe' }),
      await assigned({ correo_electronico: null, telefono: '987654321' }),
      await assigned({ correo_electronico: 'vuelve@x.pe' }),
      await assigned({ codigo_estado: 2, fecha_cese: '2026-11-01' }),
      await assigned({}, [over]),
      await assigned({}, [off]),
      await assigned(),
    ];
    await app.db.updateTable('usuario').set({ correo_rebotado: 'vuelve@x.pe' }).where('correo_electronico', '=', 'vuelve@x.pe').execute();
    await app.db
      .updateTable('asignacion')
      .set({ codigo_estado: 2, fecha_cierre: app.now.toISOString(), usuario_cierre: admin.username })
      .where('id_asignacion', '=', people[6]!.id_asignacion)
      .execute();
    const asignaciones = { ids: [...people.map(({ id_asignacion }) => id_asignacion), 999_999] };
    const counted = {
      enviados: 1,
      sin_correo: 1,
      rebotados: 1,
      cesados: 1,
      ya_avisadas: 0,
      cerradas: 1,
      planes_terminados: 1,
      planes_inactivos: 1,
      desconocidas: 1,
    };
    const shown = await tell({ asignaciones, simular: 1 });
    expect(shown.data).toMatchObject({ ...counted, lote: null });
    expect(new Map(shown.data.personas_sin_correo.map(({ id_usuario, telefono }) => [id_usuario, telefono]))).toEqual(
      new Map([
        [people[1]!.id_usuario, '987654321'],
        [people[2]!.id_usuario, null],
      ]),
    );
    expect(await outbox()).toEqual([]);
    expect((await tell({ asignaciones })).data).toMatchObject(counted);
    expect(await outbox()).toHaveLength(1);
  });

  it('brings somebody who never had a password the way to choose one, and the plan by a line; whoever has one the plan alone', async () => {
    const nueva = await assigned({ contrasenia_hash: null });
    const sabe = await assigned();
    await tell({ asignaciones: { ids: [nueva.id_asignacion, sabe.id_asignacion] } });
    const texts = new Map((await outbox()).map(({ id_usuario, texto }) => [id_usuario, texto]));
    const first = texts.get(nueva.id_usuario)!;
    expect(first).toContain(nueva.username);
    expect(first).toMatch(/- Ir al tema que sigue: https?:/);
    expect(texts.get(sabe.id_usuario)).not.toContain('#token=');
    const [, enlace] = /#token=([\w-]+)/.exec(first)!;
    const password = 'caballo-verde-77';
    const reset = await app.call(sesionApi.resetPassword, { body: { token: enlace!, password, password_confirmation: password } });
    expect(reset.status).toBe(200);
    expect((await app.call(sesionApi.login, { body: { username: nueva.username, password } })).status).toBe(200);
    const { data } = await app.call(usuarioApi.ofPlan, {
      token: admin.token,
      params: { id: plan.plan.id_planestudio },
      query: { pagina: 1, tamano: 10, filtro: { aviso: 'en_cola' } },
    });
    expect(new Set(data.map(({ id_usuario }) => id_usuario))).toEqual(new Set([nueva.id_usuario, sabe.id_usuario]));
  });

  it('does not know people of other companies', async () => {
    const [mine, theirs] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const [ana, bea] = [await assigned({ id_empresa: mine.id_empresa }), await assigned({ id_empresa: theirs.id_empresa })];
    const { token } = await limitedAdmin(app, [mine.id_empresa]);
    const byCode = await tell(
      [ana, bea].map(({ codigo_usuario }) => ({ codigo: codigo_usuario })),
      token,
    );
    expect(byCode.data).toMatchObject({ ...NOTHING, enviados: 1, desconocidas: 1 });
    const byId = await tell({ asignaciones: { ids: [bea.id_asignacion] } }, token);
    expect(byId.data).toMatchObject({ ...NOTHING, desconocidas: 1 });
    expect((await outbox()).map(({ id_usuario }) => id_usuario)).toEqual([ana.id_usuario]);
  });
});

describe('an assignment of many that notifies its people', () => {
  it('sends one letter to each person through the mail server', async () => {
    const other = await buildPlan(app.db, { today: TODAY });
    const people = [await buildUsuario(app.db), await buildUsuario(app.db), await buildUsuario(app.db, { correo_electronico: null })];
    const planes = [plan, other].map(({ plan: { id_planestudio } }) => id_planestudio);
    const seleccion = { ids: people.map(({ id_usuario }) => id_usuario) };
    const { token } = admin;
    const { data: simulated } = await app.call(asignacionApi.simular, { token, body: { planes, seleccion, avisar: true } });
    const { id_simulacion } = simulated;
    const apply = () => app.call(asignacionApi.aplicar, { token, body: { id_simulacion } });
    const { data } = await apply();
    expect(data).toMatchObject({ insertados: 6, avisados: 2, lote: expect.any(Number) });
    expect((await apply()).data, 'once').toMatchObject({ avisados: 2, lote: data.lote });
    const smtp = await startSmtp();
    const transport = smtpTransport(smtp.url, 'https://portal.example.com');
    expect(await deliverMail(app.db, { transport, clock: () => app.now, limit: 50 })).toBe(2);
    expect(new Set(smtp.received.map(({ to }) => to?.[0]?.address))).toEqual(
      new Set(people.flatMap(({ correo_electronico }) => correo_electronico ?? [])),
    );
    for (const { text = '' } of smtp.received) for (const one of [plan, other]) expect(text).toContain(one.plan.denominacion);
    transport.close();
    await smtp.close();
  });
});
