import { evaluacionApi } from '@portal/contract/evaluacion';
import { TOTAL_HEADER } from '@portal/contract/query-text';
import { asignacionApi } from '@portal/contract/asignacion';
import type { ListInput, ShownName } from '@portal/contract/core';
import { type intentoLista, usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildJustificacion } from '@portal/testkit/builders/persona/justificacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol, open, take } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { queueMail } from '../../email/email.public.ts';

const recorder = useRecorder();
const app = useTestApp();
const PAGE = { query: { pagina: 1, tamano: 10 } };

let admin: Alumno;
let plan: BuiltPlan;
let otro: BuiltPlan;
let ana: Alumno;
let empresa: number;

/** Ana of a company: two plans; of the first one topic failed, then passed, the second one open; another person with the same. */
beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  plan = await buildPlan(app.db, { today: '2026-11-21', denominacion: 'Ingreso' });
  otro = await buildPlan(app.db, { today: '2026-11-21', denominacion: 'Otro' });
  empresa = (await buildEmpresa(app.db)).id_empresa;
  ana = await enrol(app, [plan, otro], { id_empresa: empresa });
  const beto = await enrol(app, [plan], { id_empresa: empresa });
  await take(beto, plan.ocurrencias[0]!);
  await take(ana, plan.ocurrencias[0]!, 1);
  await app.db
    .updateTable('evaluacion')
    .set({ fecha_creacion: '2026-11-20T14:00:00Z', fecha_fin: '2026-11-20T14:12:30Z' })
    .where('id_usuario', '=', ana.id_usuario)
    .execute();
  await take(ana, plan.ocurrencias[0]!);
  await open(ana, plan.ocurrencias[1]!);
});

const ofAna = (token = admin.token, id = ana.id_usuario) => ({ token, params: { id }, ...PAGE });
const attempts = (id_planestudio = 0, query: ListInput<ShownName<typeof intentoLista.columns>> = PAGE.query) =>
  app.call(usuarioApi.personaIntentos, { token: admin.token, params: { id: ana.id_usuario, plan: id_planestudio }, query });

/** Every call of the page, each for a person. */
const CALLS = {
  persona: (token: string, id: number) => app.call(usuarioApi.persona, { token, params: { id } }),
  planes: (token: string, id: number) => app.call(usuarioApi.personaPlanes, ofAna(token, id)),
  intentos: (token: string, id: number) => app.call(usuarioApi.personaIntentos, { token, params: { id, plan: 0 }, ...PAGE }),
  certificados: (token: string, id: number) => app.call(usuarioApi.personaCertificados, ofAna(token, id)),
  respuestas: (token: string, id: number) => app.call(usuarioApi.personaRespuestas, ofAna(token, id)),
  correos: (token: string, id: number) => app.call(usuarioApi.personaCorreos, ofAna(token, id)),
  sesiones: (token: string, id: number) => app.call(usuarioApi.personaSesiones, { token, params: { id } }),
  historia: (token: string, id: number) => app.call(usuarioApi.personaHistoria, ofAna(token, id)),
  expediente: (token: string, id: number) => app.call(usuarioApi.expediente, { token, params: { id } }),
};
type Name = keyof typeof CALLS;
const NAMES = Object.keys(CALLS) as Name[];
/** Calls about the account, which a wider access hides from a narrower one. */
const CUENTA: ReadonlySet<Name> = new Set(['correos', 'sesiones', 'historia']);

describe.each(NAMES)('%s', (name) => {
  test('is 404 for an unknown person, and for one outside of the scope', async () => {
    expect((await CALLS[name](admin.token, 2_000_000_000)).status).toBe(404);
    const elsewhere = await limitedAdmin(app, [(await buildEmpresa(app.db)).id_empresa]);
    expect((await CALLS[name](elsewhere.token, ana.id_usuario)).status).toBe(404);
    const inside = await limitedAdmin(app, [empresa]);
    expect((await CALLS[name](inside.token, ana.id_usuario)).status).toBe(200);
  });

  test('shows a limited access nothing of the account of an administrator without limit', async () => {
    const wide = await buildUsuario(app.db, { admin: true, id_empresa: empresa });
    const { token } = await limitedAdmin(app, [empresa]);
    const { status, data } = await CALLS[name](token, wide.id_usuario);
    expect(status).toBe(CUENTA.has(name) ? 404 : 200);
    if (name === 'persona') expect(data).toMatchObject({ cuenta: false });
  });

  test('is read by an auditor, of the study also by a reader of reports, by no learner and no support', async () => {
    const statusOf = async (over: Parameters<typeof buildUsuario>[1]) =>
      (await CALLS[name](await signIn(app, await buildUsuario(app.db, over)), ana.id_usuario)).status;
    const study = ['persona', 'planes', 'intentos', 'certificados', 'expediente'].includes(name);
    expect(await statusOf({ acotado: 'auditor' })).toBe(200);
    expect(await statusOf({ acotado: 'lector' })).toBe(study ? 200 : 403);
    expect(await statusOf({ acotado: 'autor' })).toBe(403);
    expect(await statusOf({ soporte: true })).toBe(403);
    expect((await CALLS[name](ana.token, ana.id_usuario)).status).toBe(403);
  });
});

test('the head has the data of the person, and no secret', async () => {
  const { data } = await app.call(usuarioApi.persona, { token: admin.token, params: { id: ana.id_usuario } });
  expect(data).toMatchObject({
    id_usuario: ana.id_usuario,
    personal: ana.personal,
    username: ana.username,
    codigo_estado: 1,
    cuenta: true,
  });
  expect(Object.keys(data).filter((name) => name.includes('contrasenia'))).toEqual([]);
});

test('the plans have the deadline, an extension and the progress', async () => {
  const planes = async () => (await app.call(usuarioApi.personaPlanes, ofAna())).data;
  expect(
    (await planes()).map(({ plan: name, estado, avance, certificados, temas }) => ({ name, estado, avance, certificados, temas })),
  ).toEqual(
    expect.arrayContaining([
      { name: 'Ingreso', estado: 'En Progreso', avance: 50, certificados: 1, temas: 2 },
      { name: 'Otro', estado: 'Pendiente', avance: 0, certificados: 0, temas: 2 },
    ]),
  );
  const row = (await planes()).find(({ plan: name }) => name === 'Otro');
  await app.call(asignacionApi.prorrogar, {
    token: admin.token,
    query: {},
    body: { seleccion: { ids: [row!.id_asignacion] }, plazo: { fecha: '2027-03-31' }, motivo: 'Descanso médico', avisar: 0 },
  });
  const extended = (await planes()).find(({ plan: name }) => name === 'Otro');
  expect(extended).toMatchObject({ fecha_fin: '2027-03-31', prorrogada: true });
  const { data } = await app.call(usuarioApi.personaRespuestas, ofAna());
  expect(data).toMatchObject([
    { plan: 'Otro', tipo: 'prorroga', fecha_hasta: '2027-03-31', motivo: 'Descanso médico', via: 'administracion' },
  ]);
});

test('lists the answers of a boss with the extensions, the newest first', async () => {
  const [asignacion] = await app.db
    .selectFrom('asignacion')
    .selectAll()
    .where('id_usuario', '=', ana.id_usuario)
    .orderBy('id_asignacion')
    .execute();
  await buildJustificacion(app.db, asignacion!, { tipo: 'justificada', motivo: 'Inventario', fecha_creacion: '2026-11-25T15:00:00Z' });
  const { data } = await app.call(usuarioApi.personaRespuestas, ofAna());
  expect(data[0]).toMatchObject({ plan: 'Ingreso', tipo: 'justificada', motivo: 'Inventario', fecha_hasta: null });
});

test('the attempts have minutes, grade and certificate, of all plans or of one', async () => {
  const { data } = await attempts();
  const first = { plan: 'Ingreso', tema: 'Primer tema', intentos: 2 };
  expect(data).toMatchObject([
    { plan: 'Ingreso', tema: 'Segundo tema', situacion: 'abierto', nota: null, duracion: null, certificado: null },
    { ...first, numero_intento: 2, nota: 100, situacion: 'aprobado', certificado: expect.any(String) },
    { ...first, numero_intento: 1, fecha: '2026-11-20', hora: '09:12', duracion: 750, situacion: 'desaprobado', certificado: null },
  ]);
  expect((await attempts(otro.plan.id_planestudio)).data).toEqual([]);
  expect((await attempts(plan.plan.id_planestudio, { ...PAGE.query, filtro: { situacion: 'aprobado' } })).data).toHaveLength(1);
  const { id_evaluacion } = data[1]!;
  const annul = (codigo_estado: number) =>
    app.call(evaluacionApi.upd, { token: admin.token, params: { id: id_evaluacion }, body: { codigo_estado, motivo: 'Copia' } });
  await annul(2);
  expect((await attempts()).data[1]).toMatchObject({ situacion: 'anulado', certificado: null });
  expect((await app.call(usuarioApi.personaCertificados, ofAna())).data).toMatchObject([{ id_evaluacion, estado: 'Anulado' }]);
  await annul(1);
  expect((await app.call(usuarioApi.personaCertificados, ofAna())).data).toMatchObject([{ id_evaluacion, estado: 'Vigente' }]);
});

test('letters, sessions and history are those of the person alone', async () => {
  const mail = { destinatario: 'ana@example.com', asunto: 'Hola Ana', texto: 'Hola', html: '', now: app.now };
  await queueMail(app.db, { clave: 'ana', tipo: 'prueba', id_usuario: ana.id_usuario, ...mail });
  await queueMail(app.db, { clave: 'otra', tipo: 'prueba', id_usuario: admin.id_usuario, ...mail, asunto: 'Hola Otra' });
  await app.db.updateTable('correo').set({ estado: 'fallido', ultimo_error: '550 no such user' }).where('clave', '=', 'ana').execute();
  const letters = await app.call(usuarioApi.personaCorreos, ofAna());
  expect(letters.data).toMatchObject([{ asunto: 'Hola Ana', estado: 'fallido', ultimo_error: '550 no such user' }]);
  const sessions = await app.call(usuarioApi.personaSesiones, { token: admin.token, params: { id: ana.id_usuario } });
  expect(sessions.data).toMatchObject([{ actual: false }]);
  expect(JSON.stringify(sessions.data)).not.toContain('token');
  const { data } = await app.call(usuarioApi.personaHistoria, ofAna());
  expect(data.length).toBeGreaterThan(1);
  expect(new Set(data.map(({ id_usuario }) => id_usuario))).toEqual(new Set([ana.id_usuario]));
});

test('the statements of each call do not grow with the rows', async () => {
  const { id_usuario } = ana;
  const counted = async (name: Name) => {
    recorder.take();
    const { status } = await CALLS[name](admin.token, id_usuario);
    expect(status).toBe(200);
    return recorder.take().length;
  };
  const before = new Map<Name, number>();
  for (const name of NAMES) before.set(name, await counted(name));
  expect(Object.fromEntries(before)).toEqual({
    persona: 2,
    planes: 3,
    intentos: 3,
    certificados: 3,
    respuestas: 3,
    correos: 3,
    sesiones: 3,
    // Its page is full, so it counts; then the names that it mentions.
    historia: 5,
    // Session, person, plans, topics, attempts, certificates, log.
    expediente: 7,
  });
  await fill(id_usuario);
  const url = `/api/usuario/persona/intento/${id_usuario}/0?pagina=1&tamano=10`;
  const { headers } = await app.inject({ url, headers: { authorization: `Bearer ${admin.token}` } });
  expect(headers[TOTAL_HEADER]).toBe('5003');
  // A page that is full counts its rows.
  for (const name of NAMES) expect(await counted(name), name).toBeLessThanOrEqual(before.get(name)! + 1);
});

/** Adds 5,000 failed attempts with an entry of the log each. */
async function fill(id_usuario: number): Promise<void> {
  const place = otro.ocurrencias[1]!;
  const shared = {
    id_usuario,
    id_planestudio: place.id_planestudio,
    id_programa: place.id_programa,
    id_curso: place.id_curso,
    id_modulo: place.id_modulo,
    id_tema: place.id_tema,
  };
  const times = { fecha_creacion: '2026-11-20T15:00:00Z', fecha_fin: '2026-11-20T15:01:00Z' };
  const event = { id_usuario, usuario_creacion: 'pruebas', tabla: 'evaluacion', tipo: 'evaluacion_fin', fecha_creacion: times.fecha_fin };
  for (let done = 0; done < 5000; done += 1000) {
    const thousand = Array.from({ length: 1000 }, (_, index) => done + index + 1);
    await app.db
      .insertInto('evaluacion')
      .values(
        thousand.map((numero_intento) => ({ ...shared, ...times, numero_intento, nota: 40, notaminima: 70, usuario_creacion: 'pruebas' })),
      )
      .execute();
    await app.db
      .insertInto('log')
      .values(thousand.map(() => event))
      .execute();
  }
}
