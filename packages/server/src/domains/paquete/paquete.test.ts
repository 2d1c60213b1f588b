import { asignacionApi } from '@portal/contract/asignacion';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { paqueteApi, type EstadoPaquete, type GuardarBody, type InicioJugador } from '@portal/contract/paquete';
import { temaApi } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildSubida } from '@portal/testkit/builders/contenido/subida.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { buildPaquete, LECCION, usePaquete, type PaqueteOptions } from '@portal/testkit/scenes/paquete.ts';
import { scormZip } from '@portal/testkit/scenes/scorm-zip.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'paquetes-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const app = useTestApp({ DATA_DIR: dataDir });
const START = new Date('2026-11-21T15:00:00Z');

let plan: BuiltPlan;
beforeEach(async () => {
  app.now = START;
  plan = await buildPlan(app.db);
});

/** Signs in a new administrator or support user. */
const signInAs = async (rol: 'admin' | 'soporte'): Promise<string> => signIn(app, await buildUsuario(app.db, { [rol]: true }));

/** A topic with a package, and a learner of it. */
async function scene(
  options: Omit<PaqueteOptions, 'id_tema'> & {
    readonly calificacion?: 'paquete' | 'ambos' | 'cuestionario';
    readonly juicio_paquete?: 'estado' | 'nota';
  } = {},
) {
  const { calificacion = 'paquete', juicio_paquete = 'estado', ...rest } = options;
  const ocurrencia = plan.ocurrencias[0]!;
  const id_paquete = await buildPaquete({ db: app.db, dataDir, now: app.now }, { id_tema: ocurrencia.id_tema, ...rest });
  await usePaquete(app.db, ocurrencia.id_tema, { id_paquete, calificacion, juicio_paquete });
  return { ocurrencia, id_paquete, alumno: await enrol(app, [plan]) };
}

/** Opening of a package: folder of its ticket, and all that the player's page gets. */
interface Abierto {
  readonly carpeta: string;
  readonly inicio: InicioJugador;
  readonly id_evaluacion: number | null;
  readonly modo: string;
}

async function openPlayer({ token }: Alumno, ocurrencia: BuiltPlan['ocurrencias'][number], reiniciar = 0): Promise<Abierto> {
  const { status, data, problem } = await app.call(paqueteApi.abrir, { token, body: { ...ocurrencia, reiniciar } });
  if (status !== 200) throw new Error(`${status} ${problem.code}`);
  const { pathname, search } = new URL(data.url);
  const page = await app.content({ method: 'GET', url: pathname + search });
  const [, json = ''] = /<script type="application\/json" id="inicio">(.*?)<\/script>/s.exec(page.body) ?? [];
  return {
    carpeta: pathname.replace('~/', ''),
    inicio: JSON.parse(json) as InicioJugador,
    id_evaluacion: data.id_evaluacion,
    modo: data.modo,
  };
}

const cmi12 = (lesson_status: string, raw = '', more: object = {}) => ({
  cmi: {
    core: { lesson_status, score: { raw, min: '', max: '' }, session_time: '0000:10:00', exit: 'suspend' },
    suspend_data: 'página 3',
    ...more,
  },
});

function commit({ carpeta, inicio }: Abierto, secuencia: number, body: Partial<GuardarBody>) {
  const payload = { lanzamiento: inicio.lanzamiento, secuencia, leccion: 'L1', fin: false, cmi: {}, ...body };
  return app.content({ method: 'POST', url: `${carpeta}~/guardar`, payload });
}

const estadoDe = async ({ token }: Alumno, body: BuiltPlan['ocurrencias'][number]): Promise<EstadoPaquete> =>
  (await app.call(paqueteApi.estado, { token, body })).data;

const intentosDe = ({ id_usuario }: Alumno) =>
  app.db
    .selectFrom('evaluacion')
    .select(['numero_intento', 'nota', 'aprobado', 'fuente', 'fecha_fin'])
    .where('id_usuario', '=', id_usuario)
    .orderBy('id_evaluacion')
    .execute();

describe('an author', () => {
  test('uploads a package, sees it, and makes it the material of a topic; people are counted before', async () => {
    const { ocurrencia, alumno } = await scene();
    await openPlayer(alumno, ocurrencia);
    const admin = await signInAs('admin');
    const { id_tema } = ocurrencia;
    const subida = await buildSubida(dataDir, scormZip({ 'a b/ñ.txt': 'hola' }));
    const call = { token: admin, body: { subida, nombre: 'inducción.zip', id_tema } };
    const { data } = await app.call(paqueteApi.ins, call);
    expect(data).toMatchObject({
      titulo: 'Inducción',
      tipo: 'scorm12',
      version: '1.2',
      archivos: 3,
      lecciones: [{ titulo: 'Bienvenida' }],
    });
    // The answer was lost: the same call answers the same package.
    expect((await app.call(paqueteApi.ins, call)).data.id_paquete).toBe(data.id_paquete);
    const uso = { id_tema, id_paquete: data.id_paquete, calificacion: 'paquete', juicio_paquete: 'nota' } as const;
    const efecto = { en_curso: 1, aprobados: 0, intentos_abiertos: 0, asignados: 1 };
    expect((await app.call(paqueteApi.efecto, { token: admin, body: { id_tema, id_paquete: data.id_paquete } })).data).toEqual(efecto);
    expect((await app.call(paqueteApi.usar, { token: admin, body: uso })).data).toMatchObject(efecto);
    const { data: lista } = await app.call(paqueteApi.deTema, { token: admin, params: { id: id_tema } });
    expect(lista).toMatchObject({ calificacion: 'paquete', juicio_paquete: 'nota', lugar: { problema: null } });
    expect(lista.versiones.map(({ actual, personas, en_curso }) => [actual, personas, en_curso])).toEqual([
      [true, 0, 0],
      [false, 1, 1],
    ]);
    // Who began keeps the version; a new learner gets the new one.
    expect((await estadoDe(alumno, ocurrencia)).hay_nueva).toBe(true);
    const otra = await openPlayer(await enrol(app, [plan]), ocurrencia);
    expect(otra.inicio).toMatchObject({ titulo: 'Inducción', modo: 'normal', leccion: 'L1' });
    const file = await app.content({ method: 'GET', url: `${otra.carpeta}a%20b/%C3%B1.txt` });
    expect([file.statusCode, file.body, file.headers['content-type']]).toEqual([200, 'hola', 'text/plain']);
  });

  test('is told why a file is refused, and nothing of it stays', async () => {
    const admin = await signInAs('admin');
    const { id_tema } = plan.ocurrencias[0]!;
    const subida = await buildSubida(dataDir, Buffer.from('%PDF-1.7'));
    const { status, problem } = await app.call(paqueteApi.ins, { token: admin, body: { subida, nombre: 'x.zip', id_tema } });
    expect([status, problem.claves?.['archivo']?.clave]).toEqual([400, 'paquete.errores.noEsZip']);
    expect(await app.db.selectFrom('archivo').select('id_archivo').where('nombre', '=', 'x.zip').execute()).toEqual([]);
  });

  test('may not give a topic the package of another one', async () => {
    const admin = await signInAs('admin');
    const { id_paquete } = await scene();
    const { id_tema } = plan.ocurrencias[1]!;
    const body = { id_tema, id_paquete, calificacion: 'paquete', juicio_paquete: 'estado' } as const;
    expect((await app.call(paqueteApi.usar, { token: admin, body })).problem.claves?.['id_paquete']?.clave).toBe('paquete.servidor.ajeno');
  });
});

describe('a learner', () => {
  test('resumes where the package was left, on any device, and sees what is saved', async () => {
    const { ocurrencia, alumno } = await scene();
    const first = await openPlayer(alumno, ocurrencia);
    expect(first.inicio.lecciones[0]).toMatchObject({ cmi: null, segundos: 0, completada: false });
    app.now = new Date('2026-11-21T15:05:00Z');
    const saved = await commit(first, 1, { cmi: cmi12('incomplete') });
    expect([saved.statusCode, saved.json()]).toEqual([
      200,
      { guardado: app.now.toISOString(), terminado: false, aprobado: null, nota: null },
    ]);
    expect(await estadoDe(alumno, ocurrencia)).toMatchObject({
      empezado: true,
      completado: false,
      guardado: app.now.toISOString(),
      segundos: 300,
    });
    const second = await openPlayer(alumno, ocurrencia);
    expect(second.inicio.lecciones[0]).toMatchObject({ segundos: 300, cmi: { cmi: { suspend_data: 'página 3' } } });
    expect(second.id_evaluacion).toBe(first.id_evaluacion);
    // The newer launch took over.
    expect((await commit(first, 2, { cmi: cmi12('incomplete') })).json()).toEqual({ rechazo: 'otra_ventana' });
    expect((await commit(second, 1, { cmi: cmi12('incomplete') })).statusCode).toBe(200);
    expect((await estadoDe(alumno, ocurrencia)).segundos).toBe(300);
  });

  test('passes at once with the score of the package; grade, progress, certificate and log have it', async () => {
    const { ocurrencia, alumno } = await scene();
    const open = await openPlayer(alumno, ocurrencia);
    const passed = await commit(open, 1, { cmi: cmi12('passed', '87.5') });
    expect(passed.json()).toMatchObject({ terminado: true, aprobado: true, nota: 87.5 });
    expect(await intentosDe(alumno)).toMatchObject([{ numero_intento: 1, nota: 87.5, aprobado: true, fuente: 'paquete' }]);
    const id_evaluacion = open.id_evaluacion!;
    const { data } = await app.call(evaluacionApi.resultado, { token: alumno.token, params: { id: id_evaluacion } });
    expect(data).toMatchObject({ nota: 87.5, aprobado: true, fuente: 'paquete', erradas: [] });
    expect(data.codigo_certificado).not.toBeNull();
    const log = await app.db
      .selectFrom('log')
      .select('detalle')
      .where('tipo', '=', 'evaluacion_fin')
      .where('id_usuario', '=', alumno.id_usuario)
      .execute();
    expect(log.map(({ detalle }) => detalle)).toEqual([expect.stringContaining('del paquete')]);
    // The same commit again, as after a lost answer; then a look without storing.
    expect((await commit(open, 1, { cmi: cmi12('passed', '87.5') })).json()).toMatchObject({ aprobado: true, nota: 87.5 });
    const again = await openPlayer(alumno, ocurrencia);
    expect([again.modo, again.inicio.modo, again.id_evaluacion]).toEqual(['revision', 'revision', null]);
    expect(await intentosDe(alumno)).toHaveLength(1);
  });

  test('fails when the session ends failed, waits like after a questionnaire, and resumes in the next attempt', async () => {
    const { ocurrencia, alumno } = await scene();
    await app.db
      .updateTable('configuracion')
      .set({ pausas_intento: [30] })
      .execute();
    const first = await openPlayer(alumno, ocurrencia);
    expect((await commit(first, 1, { cmi: cmi12('failed', '40') })).json()).toMatchObject({ aprobado: null });
    expect(await intentosDe(alumno)).toMatchObject([{ fecha_fin: null }]);
    expect((await commit(first, 2, { cmi: cmi12('failed', '40'), fin: true })).json()).toMatchObject({ aprobado: false, nota: 40 });
    const { status, problem } = await app.call(paqueteApi.abrir, { token: alumno.token, body: ocurrencia });
    expect([status, problem.code]).toEqual([409, 'tema_en_pausa']);
    app.now = new Date('2026-11-21T15:40:00Z');
    const second = await openPlayer(alumno, ocurrencia);
    // Who only looks does not fail again.
    await commit(second, 1, { cmi: cmi12('failed', '40'), fin: true });
    expect(await intentosDe(alumno)).toMatchObject([{ aprobado: false }, { fecha_fin: null }]);
    await commit(second, 2, { cmi: cmi12('passed', '90'), fin: true });
    expect(await intentosDe(alumno)).toMatchObject([
      { nota: 40, aprobado: false },
      { nota: 90, aprobado: true, numero_intento: 2 },
    ]);
    await app.db.updateTable('configuracion').set({ pausas_intento: null }).execute();
  });

  test('completes several lessons; the grade is the mean of those that sent one', async () => {
    const { ocurrencia, alumno } = await scene({ lecciones: [LECCION, { ...LECCION, id: 'L2' }, { ...LECCION, id: 'T', inicio: null }] });
    const open = await openPlayer(alumno, ocurrencia);
    expect((await commit(open, 1, { cmi: cmi12('passed', '100') })).json()).toMatchObject({ terminado: false });
    expect((await commit(open, 2, { leccion: 'L2', cmi: cmi12('completed', '50') })).json()).toMatchObject({ terminado: true, nota: 75 });
    expect((await estadoDe(alumno, ocurrencia)).lecciones.map(({ completada, nota }) => [completada, nota])).toEqual([
      [true, 100],
      [true, 50],
      [false, null],
    ]);
  });

  test('answers the questionnaire of a topic with both only after the package', async () => {
    const { ocurrencia, alumno } = await scene({ calificacion: 'ambos' });
    const body = ocurrencia;
    expect((await app.call(evaluacionApi.ins, { token: alumno.token, body })).problem.clave).toBe('evaluacion.errores.antesPaquete');
    const open = await openPlayer(alumno, ocurrencia);
    expect(open.id_evaluacion).toBeNull();
    await commit(open, 1, { cmi: cmi12('completed', '10'), fin: true });
    expect((await app.call(temaApi.detalle, { token: alumno.token, body })).data).toMatchObject({
      paquete: 'ambos',
      paquete_completado: true,
    });
    expect((await app.call(evaluacionApi.ins, { token: alumno.token, body })).status).toBe(200);
  });

  test('cannot complete a topic of a package by feedback or by a questionnaire', async () => {
    const { ocurrencia, alumno } = await scene();
    const { token } = alumno;
    expect((await app.call(evaluacionApi.ins, { token, body: ocurrencia })).problem.clave).toBe('evaluacion.errores.dePaquete');
    const { id_evaluacion } = await openPlayer(alumno, ocurrencia);
    const sent = await app.call(evaluacionApi.insDetalle, { token, body: [{ id_evaluacion: id_evaluacion!, escala: 100 }] });
    expect(sent.problem.clave).toBe('evaluacion.errores.dePaquete');
  });

  test('begins again with the new version, without what was answered', async () => {
    const { ocurrencia, alumno } = await scene();
    const open = await openPlayer(alumno, ocurrencia);
    await commit(open, 1, { cmi: cmi12('incomplete') });
    const id_paquete = await buildPaquete({ db: app.db, dataDir, now: app.now }, { id_tema: ocurrencia.id_tema });
    await usePaquete(app.db, ocurrencia.id_tema, { id_paquete, calificacion: 'paquete' });
    expect((await openPlayer(alumno, ocurrencia)).carpeta).toBe(open.carpeta);
    const again = await openPlayer(alumno, ocurrencia, 1);
    expect(again.carpeta).not.toBe(open.carpeta);
    expect(again.inicio.lecciones[0]).toMatchObject({ cmi: null, segundos: 0 });
  });
});

describe('a commit', () => {
  test('is refused when it is older, foreign, unreadable or too large; the state stays', async () => {
    const { ocurrencia, alumno } = await scene();
    const open = await openPlayer(alumno, ocurrencia);
    await commit(open, 5, { cmi: cmi12('incomplete') });
    expect((await commit(open, 4, { cmi: cmi12('passed', '100') })).json()).toEqual({ rechazo: 'anterior' });
    expect((await commit(open, 6, { leccion: 'nada' })).json()).toEqual({ rechazo: 'ilegible' });
    expect((await commit(open, 6, { cmi: cmi12('incomplete', '', { suspend_data: 'x'.repeat(1_048_577) }) })).json()).toEqual({
      rechazo: 'ilegible',
    });
    expect((await commit(open, 6, { cmi: cmi12('incomplete', '', { suspend_data: 'x'.repeat(2_200_000) }) })).statusCode).toBe(413);
    expect((await commit(open, 6, { cmi: cmi12('incomplete', '', { suspend_data: 'ñ'.repeat(1_000_000) }) })).statusCode).toBe(200);
    const other = await openPlayer(await enrol(app, [plan]), ocurrencia);
    const foreign = await commit({ ...other, inicio: open.inicio }, 7, { cmi: cmi12('passed', '100') });
    expect(foreign.json()).toEqual({ rechazo: 'ilegible' });
    expect((await estadoDe(alumno, ocurrencia)).completado).toBe(false);
  });

  test('of an expired or forged ticket is refused before its body is read', async () => {
    const { ocurrencia, alumno } = await scene();
    const open = await openPlayer(alumno, ocurrencia);
    app.now = new Date('2026-11-23T03:00:00Z');
    const late = await commit(open, 1, { cmi: cmi12('passed') });
    expect([late.statusCode, late.json().clave]).toEqual([403, 'paquete.servidor.vencido']);
    const forged = await app.content({ method: 'POST', url: '/1.1.lq1.abc/~/guardar', payload: 'x'.repeat(3_000_000) });
    expect(forged.statusCode).toBe(403);
  });

  test('keeps what a lesson claims, each time that it claims something else', async () => {
    const { ocurrencia, alumno } = await scene();
    const open = await openPlayer(alumno, ocurrencia);
    for (const [index, status] of ['incomplete', 'incomplete', 'failed', 'passed'].entries())
      await commit(open, index + 1, { cmi: cmi12(status, '300') });
    const rows = await app.db
      .selectFrom('paquete_registro')
      .select('dicho')
      .where('id_lanzamiento', '=', open.inicio.lanzamiento)
      .orderBy('id_paquete_registro')
      .execute();
    expect(rows.map(({ dicho }) => (dicho as { lesson_status: string }).lesson_status)).toEqual(['incomplete', 'failed', 'passed']);
    expect(await intentosDe(alumno)).toMatchObject([{ nota: 100, aprobado: true }]);
  });
});

describe('the origin of content', () => {
  test('answers a person who is not assigned, and a topic without package, as a questionnaire does', async () => {
    const { ocurrencia } = await scene();
    const outsider = await enrol(app, []);
    expect((await app.call(paqueteApi.abrir, { token: outsider.token, body: ocurrencia })).status).toBe(403);
    const alumno = await enrol(app, [plan]);
    expect((await app.call(paqueteApi.abrir, { token: alumno.token, body: plan.ocurrencias[1]! })).status).toBe(404);
  });

  test('hands out nothing but the files of the ticket: no parent, no other package, no listing, no worker', async () => {
    const { ocurrencia, alumno, id_paquete } = await scene({
      archivos: { 'index.html': '<p>', 'Media/Foto.PNG': 'png', 'video.mp4': '0123456789' },
    });
    const { carpeta } = await openPlayer(alumno, ocurrencia);
    const get = (path: string, headers = {}) => app.content({ method: 'GET', url: `${carpeta}${path}`, headers });
    expect((await get('media/foto.png')).headers['content-type']).toBe('image/png');
    for (const path of ['', 'Media', 'Media/', '..%2f..%2fsecreto', '../index.html', '%00', 'no.html', '~/a/../../x'])
      expect([404, 400, 403], path).toContain((await get(path)).statusCode);
    expect((await get('index.html', { 'service-worker': 'script' })).statusCode).toBe(403);
    const part = await get('video.mp4', { range: 'bytes=2-4' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await get('video.mp4', { range: 'bytes=20-' })).statusCode).toBe(416);
    const page = await get('index.html');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'origin-agent-cluster': '?1' });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect((await get('index.html', { 'if-none-match': page.headers.etag })).statusCode).toBe(304);
    // The portal's own origin does not hand out the stored file.
    const { id_archivo } = await app.db
      .selectFrom('paquete')
      .select('id_archivo')
      .where('id_paquete', '=', id_paquete)
      .executeTakeFirstOrThrow();
    const admin = await signInAs('admin');
    expect(
      (await app.inject({ method: 'GET', url: `/api/archivo/sel/${id_archivo}`, headers: { authorization: `Bearer ${admin}` } }))
        .statusCode,
    ).toBe(404);
  });

  test('tries a package without storing, and counts nobody', async () => {
    const { id_paquete, ocurrencia } = await scene();
    const support = await signInAs('soporte');
    const { data } = await app.call(paqueteApi.probar, { token: support, body: { id_paquete } });
    const { pathname, search } = new URL(data.url);
    expect((await app.content({ method: 'GET', url: pathname + search })).body).toContain('"modo":"prueba"');
    const { data: lista } = await app.call(paqueteApi.deTema, { token: support, params: { id: ocurrencia.id_tema } });
    expect(lista.versiones[0]).toMatchObject({ personas: 0 });
  });
});

test('a topic of a package asks no questions and is the first to open', async () => {
  const { ocurrencia, alumno } = await scene();
  const { data } = await app.call(asignacionApi.pendientes, { token: alumno.token, params: { id: alumno.id_usuario } });
  expect(data.find(({ id_tema }) => id_tema === ocurrencia.id_tema)).toMatchObject({
    numero_preguntas: 0,
    listo: true,
    paquete: 'paquete',
  });
});
