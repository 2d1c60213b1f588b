import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temaApi } from '@portal/contract/tema';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { BUILT_BY } from '@portal/testkit/builders/counter.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage, storeFile } from '../archivo/archivo.public.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tema-'));
const test = useTestApp({ DATA_DIR: dataDir, PUBLIC_URL: 'https://portal.example/capacitacion' });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const store = (nombre: string, tipo_mime: string) =>
  storeFile(test.db, openStorage({ dataDir }), { nombre, tipo_mime, content: Buffer.from(nombre), usuario: BUILT_BY, now: TEST_NOW });

let built: BuiltPlan;
let tokens: { alumno: string; otro: string; soporte: string };
const detalle = (token: string, index = 0) => test.call(temaApi.detalle, { token, body: built.ocurrencias[index]! });

beforeAll(async () => {
  const leccion = await store('leccion.html', 'text/html');
  const guia = await store('guía.pdf', 'application/pdf');
  const video = await store('video.mp4', 'video/mp4');
  const captions = await store('video.vtt', 'text/vtt');
  const base = await buildTema(test.db, {
    titulo: 'Base',
    banco: 3,
    numero_preguntas: 5,
    contenido: `/archivo/${leccion.id_archivo}/leccion.html`,
    contenido_complementario: `/archivo/${guia.id_archivo}/guia.pdf`,
  });
  const siguiente = { titulo: 'Siguiente', referencia: base.id_tema, contenido: 'https://youtu.be/dQw4w9WgXcQ' };
  built = await buildPlan(test.db, { estructura: { P: { C: { M: [base, siguiente, { titulo: 'Sin preguntas', cuestionario: 0 }] } } } });
  const item = { id_tema: base.id_tema, codigo_tipo: 'video', usuario_creacion: BUILT_BY };
  await test.db
    .insertInto('contenido')
    .values([
      { ...item, contenido: 'Segundo', url: 'https://vimeo.com/123456789', numero_orden: 2, codigo_estado: 1, subtitulos: null },
      {
        ...item,
        contenido: 'Primero',
        url: `/archivo/${video.id_archivo}/v.mp4`,
        numero_orden: 1,
        codigo_estado: 1,
        subtitulos: `/archivo/${captions.id_archivo}/v.vtt`,
      },
      { ...item, contenido: 'Inactivo', url: 'https://vimeo.com/1234567', numero_orden: 3, codigo_estado: 2, subtitulos: null },
    ])
    .execute();
  const [alumno, otro, soporte] = await Promise.all([
    buildUsuario(test.db),
    buildUsuario(test.db),
    buildUsuario(test.db, { soporte: true }),
  ]);
  await buildAsignacion(test.db, { id_usuario: alumno.id_usuario, id_planestudio: built.plan.id_planestudio });
  tokens = { alumno: await signIn(test, alumno), otro: await signIn(test, otro), soporte: await signIn(test, soporte) };
});

describe('reading a topic', () => {
  it('answers its learner material with openable addresses', async () => {
    const { data } = await detalle(tokens.alumno);
    expect(data).toMatchObject({
      titulo: 'Base',
      estado: 'Pendiente',
      bloqueado: false,
      preguntas: 3,
      numero_preguntas: 5,
      notaminima: 70,
    });
    expect(data.recursos.map(({ titulo, tipo, externo }) => [titulo, tipo, externo])).toEqual([
      ['Base', 'pagina', false],
      ['Primero', 'video', false],
      ['Segundo', 'video', true],
    ]);
    expect(data.contenido).toBe(data.recursos[0]!.url);
    expect(data.contenido).toMatch(/^\/capacitacion\/api\/archivo\/\d+\/leccion\.html\?boleto=/);
    const captions = data.recursos[1]!.subtitulos!;
    for (const url of [data.contenido!, captions, data.descarga!.url])
      expect((await test.inject({ method: 'GET', url })).statusCode).toBe(200);
    const saved = await test.inject({ method: 'GET', url: data.descarga!.url });
    expect(saved.headers['content-disposition']).toMatch(/^attachment; filename="guia\.pdf"; filename\*=UTF-8''gu%C3%ADa\.pdf$/);
  });

  it('answers a locked topic without material', async () => {
    const { data } = await detalle(tokens.alumno, 1);
    expect(data).toMatchObject({ bloqueado: true, requisito: 'Base', recursos: [], descarga: null, contenido: null });
    expect(JSON.stringify(data)).not.toContain('dQw4w9WgXcQ');
  });

  it('has no questions with cuestionario 0', async () => {
    expect((await detalle(tokens.alumno, 2)).data).toMatchObject({ cuestionario: 0, preguntas: 0, recursos: [] });
  });

  it('answers staff any occurrence, without progress and lock', async () => {
    const { data } = await detalle(tokens.soporte, 1);
    expect(data).toMatchObject({ bloqueado: false, intentos: 0, estado: 'Pendiente', plan: built.plan.denominacion, posicion: 2 });
    expect(data.recursos[0]).toMatchObject({ tipo: 'video', externo: true, url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' });
    await test.db.updateTable('tema').set({ codigo_estado: 2 }).where('id_tema', '=', built.temas[2]!.id_tema).execute();
    expect((await detalle(tokens.soporte, 2)).status).toBe(200);
    expect((await detalle(tokens.alumno, 2)).status).toBe(403);
  });

  it('answers 403 to other learners, and 404 to staff for an unknown occurrence', async () => {
    expect((await detalle(tokens.otro)).status).toBe(403);
    const nowhere = { ...built.ocurrencias[0]!, id_modulo: 999_999 };
    expect((await test.call(temaApi.detalle, { token: tokens.alumno, body: nowhere })).status).toBe(403);
    expect((await test.call(temaApi.detalle, { token: tokens.soporte, body: nowhere })).status).toBe(404);
  });

  it('never answers the key of a question', async () => {
    expect(JSON.stringify((await detalle(tokens.alumno)).data)).not.toContain('indicador_correcta');
  });
});
