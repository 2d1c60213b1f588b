import { configuracionApi, type ImagenMarca } from '@portal/contract/configuracion';
import { portalApi } from '@portal/contract/portal';
import { useTestApp } from '@portal/testkit/app.ts';
import { pngOf } from '@portal/testkit/builders/contenido/png.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteImagenes } from './imagen.repository.ts';

const app = useTestApp();

let token: string;
beforeAll(async () => {
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
});
beforeEach(async () => {
  const stamp = { usuario_modificacion: 'pruebas', fecha_modificacion: '2026-11-21T12:00:00.000Z' };
  await deleteImagenes(app.db, ['panel', 'icono192', 'icono512', 'mascara512'], stamp);
});

const send = (nombre: ImagenMarca, body: Uint8Array, who = token) =>
  app.call(configuracionApi.imagenIns, { params: { nombre }, body, token: who });
const fetched = (address: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url: `/api${address}`, headers });
const manifest = async (headers: Record<string, string> = {}) => fetched('/portal/manifest.webmanifest', headers);
const info = async () => (await app.call(portalApi.info, {})).data;

describe('the panel of the sign-in', () => {
  test('is kept as its bytes, sent to anybody with its version, and taken away', async () => {
    const picture = pngOf(640, 480);
    const { data } = await send('panel', picture);
    expect((await info()).marca.panel).toBe(data.imagen);
    const image = await fetched(data.imagen);
    expect([image.statusCode, image.headers['content-type'], new Uint8Array(image.rawPayload)]).toEqual([200, 'image/png', picture]);
    expect(image.headers['cache-control']).toContain('immutable');
    const other = await send('panel', pngOf(800, 600));
    expect(other.data.imagen).not.toBe(data.imagen);
    expect((await fetched(other.data.imagen)).rawPayload).toHaveLength(pngOf(800, 600).length);
    await app.call(configuracionApi.imagenDel, { params: { nombre: 'panel' }, token });
    expect([(await info()).marca.panel, (await fetched(data.imagen)).statusCode]).toEqual([null, 404]);
  });

  test('without a version in its address is revalidated', async () => {
    await send('panel', pngOf(640, 480));
    const { headers } = await fetched('/portal/imagen/panel');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await fetched('/portal/imagen/panel', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
  });

  test.each([
    ['a drawing with scripts', new TextEncoder().encode('<svg onload="alert(1)"/>')],
    ['a signature without a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a small picture', pngOf(319, 640)],
    ['a large picture', pngOf(4097, 400)],
    ['a heavy picture', new Uint8Array([...pngOf(400, 400), ...new Uint8Array(1_048_576)])],
  ])('that is %s is refused', async (_what, body) => {
    expect([400, 413]).toContain((await send('panel', body)).status);
    expect((await info()).marca.panel).toBeNull();
  });
});

describe('an icon', () => {
  test('has exactly its size', async () => {
    expect((await send('icono512', pngOf(192, 192))).status).toBe(400);
    expect((await send('icono512', pngOf(512, 512))).status).toBe(200);
  });

  test('of the company is in the manifest and goes with its logo', async () => {
    const { data } = await send('icono192', pngOf(192, 192));
    expect((await manifest()).json<{ icons: { src: string }[] }>().icons[0]?.src).toBe(`/api${data.imagen}`);
    expect((await info()).marca.icono).toBe(data.imagen);
    await app.call(configuracionApi.logoIns, { body: pngOf(64, 64), token });
    expect((await info()).marca.icono).toBeNull();
  });

  test('of the portal answers where the company has none', async () => {
    const { statusCode, headers } = await fetched('/portal/imagen/icono192');
    expect([statusCode, headers.location]).toEqual([302, '/icono-192.png']);
    expect((await fetched('/portal/imagen/otra')).statusCode).toBe(400);
  });
});

describe('the manifest', () => {
  test('has the names, colours and language of the settings, and an ETag that changes with them', async () => {
    const before = await manifest();
    expect(before.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(before.json()).toMatchObject({ lang: 'es-PE', short_name: 'UCJ', display: 'standalone', start_url: '/', scope: '/' });
    const etag = String(before.headers['etag']);
    expect((await manifest({ 'if-none-match': etag })).statusCode).toBe(304);
    await app.db
      .updateTable('configuracion')
      .set({ nombre_empresa: 'Tiendas Ñandú', nombre_corto: 'Ñandú', color_menu: '#0b3a6f' })
      .execute();
    const after = await manifest({ 'if-none-match': etag });
    expect(after.json()).toMatchObject({
      name: 'Tiendas Ñandú · Portal de Capacitación',
      short_name: 'Ñandú',
      theme_color: '#0b3a6f',
      icons: [
        { src: '/icono-192.png', sizes: '192x192', purpose: 'any' },
        { src: '/icono-512.png', sizes: '512x512', purpose: 'any' },
        { src: '/icono-mascara-512.png', sizes: '512x512', purpose: 'maskable' },
      ],
    });
  });
});

test('a picture does not make an open form of the settings stale, and the log names it', async () => {
  const before = (await app.call(configuracionApi.sel, { params: { id: 1 }, token })).data;
  await app.call(configuracionApi.logoIns, { body: pngOf(64, 64), token });
  await send('panel', pngOf(640, 480));
  expect((await app.call(configuracionApi.sel, { params: { id: 1 }, token })).data.version).toBe(before.version);
  expect((await app.call(configuracionApi.upd, { body: before, token })).status).toBe(200);
  const entries = await app.db
    .selectFrom('log')
    .select('despues')
    .where('tabla', '=', 'configuracion')
    .orderBy('id_log', 'desc')
    .limit(2)
    .execute();
  expect(JSON.stringify(entries)).toContain('"panel"');
});

test('support and learners change no picture', async () => {
  const soporte = await signIn(app, await buildUsuario(app.db, { soporte: true }));
  expect((await send('panel', pngOf(640, 480), soporte)).status).toBe(403);
});

test('the sign-in gets the links and the language of the settings; an older form without them keeps them', async () => {
  const values = { enlace_guia: 'https://empresa.example/guia', enlace_soporte: 'https://empresa.example/ayuda', idioma: 'ja' as const };
  const settings = (await app.call(configuracionApi.sel, { params: { id: 1 }, token })).data;
  const { version: _version, ...older } = settings;
  await app.call(configuracionApi.upd, { body: { ...older, ...values }, token });
  const { enlace_guia: _g, enlace_soporte: _s, enlace_contacto: _c, idioma: _i, nombre_corto: _n, ...without } = older;
  expect((await app.call(configuracionApi.upd, { body: without, token })).status).toBe(200);
  expect((await info()).enlaces).toEqual({ guia: values.enlace_guia, soporte: values.enlace_soporte, contacto: null });
  expect((await app.call(configuracionApi.sel, { params: { id: 1 }, token })).data.idioma).toBe('ja');
  const refused = await app.call(configuracionApi.upd, { body: { ...older, enlace_guia: 'javascript:alert(1)' }, token });
  expect(refused.status).toBe(400);
});
