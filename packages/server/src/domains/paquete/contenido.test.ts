import { paqueteApi } from '@portal/contract/paquete';
import { enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { cmi12, commit, estadoDe, intentosDe, openPlayer, usePaquetes } from '@portal/testkit/scenes/jugador.ts';
import { TEST_NOW } from '@portal/testkit/app.ts';
import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { readBoleto, writeBoleto } from './boleto.crypto.ts';
import { isOwnHost } from './boleto.service.ts';

const { app, plan, learner, scene, signInAs } = usePaquetes();

describe('a commit', () => {
  test('is refused when it is older, foreign, unreadable or too large; the state stays', async () => {
    const { ocurrencia, alumno } = await scene();
    const open = await openPlayer(alumno, ocurrencia);
    await commit(app, open, { secuencia: 5, cmi: cmi12('incomplete') });
    expect((await commit(app, open, { secuencia: 4, cmi: cmi12('passed', '100') })).json()).toEqual({ rechazo: 'anterior' });
    expect((await commit(app, open, { secuencia: 6, leccion: 'nada' })).json()).toEqual({ rechazo: 'ilegible' });
    expect(
      (await commit(app, open, { secuencia: 6, cmi: cmi12('incomplete', '', { suspend_data: 'x'.repeat(1_048_577) }) })).json(),
    ).toEqual({
      rechazo: 'ilegible',
    });
    expect(
      (await commit(app, open, { secuencia: 6, cmi: cmi12('incomplete', '', { suspend_data: 'x'.repeat(2_200_000) }) })).statusCode,
    ).toBe(413);
    expect(
      (await commit(app, open, { secuencia: 6, cmi: cmi12('incomplete', '', { suspend_data: 'ñ'.repeat(1_000_000) }) })).statusCode,
    ).toBe(200);
    const other = await openPlayer(await learner(), ocurrencia);
    const foreign = await commit(app, { ...other, inicio: open.inicio }, { secuencia: 7, cmi: cmi12('passed', '100') });
    expect(foreign.json()).toEqual({ rechazo: 'ilegible' });
    expect((await estadoDe(alumno, ocurrencia)).completado).toBe(false);
  });

  test('of an expired or forged ticket is refused before its body is read', async () => {
    const { ocurrencia, alumno } = await scene();
    const open = await openPlayer(alumno, ocurrencia);
    app.now = new Date('2026-11-23T03:00:00Z');
    const late = await commit(app, open, { secuencia: 1, cmi: cmi12('passed') });
    expect([late.statusCode, late.json().clave]).toEqual([403, 'paquete.servidor.vencido']);
    const forged = await app.content({ method: 'POST', url: '/1.1.lq1.abc/~/guardar', payload: 'x'.repeat(3_000_000) });
    expect(forged.statusCode).toBe(403);
  });

  test('keeps what a lesson claims, each time that it claims something else', async () => {
    const { ocurrencia, alumno } = await scene();
    const open = await openPlayer(alumno, ocurrencia);
    for (const [index, status] of ['incomplete', 'incomplete', 'failed', 'passed'].entries())
      await commit(app, open, { secuencia: index + 1, cmi: cmi12(status, '300') });
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
  test('serves a package on its own host alone, where each has one', () => {
    const boleto = writeBoleto('secreto', { id_paquete: 7, id_usuario: 3 }, TEST_NOW);
    expect(readBoleto('secreto', boleto, TEST_NOW)).toEqual({ id_paquete: 7, id_usuario: 3 });
    expect(readBoleto('otro', boleto, TEST_NOW)).toBeUndefined();
    const config = loadConfig({ CONTENIDO_URL: 'http://*.c.local', PUBLIC_URL: 'http://p.local' });
    expect(isOwnHost(config, 'p7.c.local', 7)).toBe(true);
    for (const other of ['p8.c.local', 'c.local', 'p77.c.local', 'x.p7.c.local']) expect(isOwnHost(config, other, 7), other).toBe(false);
  });

  test('answers a person who is not assigned, and a topic without package, as a questionnaire does', async () => {
    const { ocurrencia } = await scene();
    const outsider = await enrol(app, []);
    expect((await app.call(paqueteApi.abrir, { token: outsider.token, body: ocurrencia })).status).toBe(403);
    const alumno = await learner();
    expect((await app.call(paqueteApi.abrir, { token: alumno.token, body: plan().ocurrencias[1]! })).status).toBe(404);
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
