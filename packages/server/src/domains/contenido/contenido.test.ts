import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contenidoApi, contenidoMaestro } from '@portal/contract/contenido';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { BUILT_BY } from '@portal/testkit/builders/counter.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { testMaster, type MasterCase } from '@portal/testkit/master-suite.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openStorage, storeFile } from '../archivo/archivo.public.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'contenido-'));
const test = useTestApp();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const fields = {
  codigo_tipo: 'video',
  contenido: 'Video',
  url: 'https://youtu.be/dQw4w9WgXcQ',
  codigo_estado: 1,
  numero_orden: 1,
} as const;

const master: MasterCase = {
  definition: contenidoMaestro,
  api: contenidoApi,
  fields: () => fields,
  /** The length test skips `url`: its form is checked too. */
  unbounded: ['url'],
  title: 'contenido',
  adapt: (endpoint, request) =>
    endpoint === contenidoApi.upd && 'body' in request ? { ...request, params: { id: idIn(request.body) } } : request,
};

const idIn = (body: unknown) => (body as { id_contenido: number }).id_contenido;

describe('content items', () => {
  testMaster(test, master);

  it('require an existing topic and a safe address', async () => {
    const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
    const send = (more: object) => test.call(contenidoApi.ins, { body: { ...fields, ...more }, token });
    const { id_tema } = await buildTema(test.db, { banco: 0 });
    const { data } = await send({ id_tema });
    expect((await test.call(contenidoApi.ofTema, { params: { id: id_tema }, token })).data.map((row) => row.id_contenido)).toEqual([
      data.id_contenido,
    ]);
    expect((await send({ id_tema: 999_999 })).problem.errors).toHaveProperty('id_tema');
    for (const url of ['javascript:alert(1)', ' data:text/html,x', 'file:///etc/passwd', '/archivo/999999/x.mp4'])
      expect((await send({ url })).problem.errors, url).toHaveProperty('url');
    expect((await send({ codigo_tipo: 'exe' as never })).problem.errors).toHaveProperty('codigo_tipo');
  });

  it('refuse a file of the portal of another media type', async () => {
    const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
    const stored = { nombre: 'guia.pdf', tipo_mime: 'application/pdf', content: Buffer.from('%PDF-'), usuario: BUILT_BY, now: TEST_NOW };
    const url = `/archivo/${(await storeFile(test.db, openStorage({ dataDir }), stored)).id_archivo}/guia.pdf`;
    const send = (more: object) => test.call(contenidoApi.ins, { body: { ...fields, ...more }, token });
    expect((await send({ codigo_tipo: 'pdf', url })).status).toBe(200);
    expect((await send({ codigo_tipo: 'video', url })).problem.claves).toMatchObject({ url: { clave: 'tema.errores.noEs.video' } });
    expect((await send({ subtitulos: url })).problem.claves).toEqual({
      subtitulos: { clave: 'tema.errores.noEs.subtitulos', valores: { nombre: 'guia.pdf' } },
    });
  });
});
