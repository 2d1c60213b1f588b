import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temaApi } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openStorage } from './gateways/storage.ts';
import { storeFile } from './archivo.service.ts';
import { removeUnused } from './sin-uso.service.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sin-uso-'));
const app = useTestApp({ DATA_DIR: dataDir });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const day = (days: number) => new Date(Date.parse('2026-11-21T03:00:00Z') + days * 86_400_000);
const storage = () => openStorage({ dataDir });

const store = (nombre: string) =>
  storeFile(app.db, storage(), { nombre, tipo_mime: 'text/html', content: Buffer.from(nombre), usuario: 'pruebas', now: day(0) });
const address = ({ id_archivo }: { id_archivo: number }) => `/archivo/${id_archivo}/leccion.html`;
const clean = (on: number, more: object = {}) =>
  removeUnused(app.db, { storage: storage(), now: day(on), days: 30, goesOn: () => true, ...more });
const names = async () => (await app.db.selectFrom('archivo').select('nombre').orderBy('nombre').execute()).map(({ nombre }) => nombre);
const since = async (nombre: string) =>
  (await app.db.selectFrom('archivo').select('sin_uso_desde').where('nombre', '=', nombre).executeTakeFirstOrThrow()).sin_uso_desde;

beforeEach(async () => {
  await app.db.deleteFrom('contenido').execute();
  await app.db.updateTable('tema').set({ contenido: null, contenido_complementario: null }).execute();
  await app.db.deleteFrom('archivo').execute();
});

test('a file that no lesson uses goes with its bytes after thirty days, not before', async () => {
  const { clave } = await store('vieja');
  const path = join(dataDir, 'archivos', clave);
  expect([await clean(0), await clean(30), existsSync(path), await names()]).toEqual([0, 0, true, ['vieja']]);
  expect([await clean(31), existsSync(path), await names()]).toEqual([1, false, []]);
  expect(await clean(32)).toBe(0);
});

test('files that a topic or content item names stay, however it writes the address', async () => {
  const { id_tema } = await buildTema(app.db, { banco: 0 });
  const [uno, dos, tres, cuatro, cinco] = [await store('a'), await store('b'), await store('c'), await store('d'), await store('e')];
  await store('f');
  await app.db
    .updateTable('tema')
    .set({ contenido: address(uno), contenido_complementario: `  ${address(dos)}` })
    .where('id_tema', '=', id_tema)
    .execute();
  const item = { id_tema, codigo_tipo: 'video', usuario_creacion: 'pruebas', fecha_creacion: day(0).toISOString(), codigo_estado: 2 };
  await app.db
    .insertInto('contenido')
    .values({ ...item, url: address(tres), subtitulos: address(cuatro) })
    .execute();
  await app.db
    .insertInto('contenido')
    .values({ ...item, url: `<iframe src="https://a.pe/archivo/999999/x.pdf https://a.pe/api${address(cinco)}">` })
    .execute();
  await clean(0);
  await clean(31);
  expect(await names()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('pictures of questions stay, of the question, its options and every version', async () => {
  const [suya, opcion, antigua] = [await store('de la pregunta'), await store('de una opción'), await store('de una versión')];
  await store('de nadie');
  const imagen = ({ id_archivo }: { id_archivo: number }) => ({ id_archivo, descripcion: 'Extintor' });
  const { id_pregunta, version } = await buildPregunta(app.db);
  const opciones = [{ texto: 'Sí' }, { texto: '', imagen: imagen(opcion) }];
  const datos = (de: { id_archivo: number }) => JSON.stringify({ tipo: 'unica', imagen: imagen(de), opciones, correcta: 1 });
  await app.db
    .updateTable('pregunta')
    .set({ datos: datos(suya) })
    .where('id_pregunta', '=', id_pregunta)
    .execute();
  await app.db
    .updateTable('pregunta_version')
    .set({ datos: datos(antigua) })
    .where('id_pregunta', '=', id_pregunta)
    .where('version', '=', version)
    .execute();
  await clean(0);
  expect([await clean(31), await names()]).toEqual([1, ['de la pregunta', 'de una opción', 'de una versión']]);
  await app.db.updateTable('pregunta').set({ datos: null }).where('id_pregunta', '=', id_pregunta).execute();
  await clean(32);
  expect([await clean(63), await names()]).toEqual([1, ['de una opción', 'de una versión']]);
  await app.db.updateTable('pregunta_version').set({ datos: null }).where('id_pregunta', '=', id_pregunta).execute();
});

test('the time without use restarts for a file that a save names again, and for one that was used for a while', async () => {
  const token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  const archivo = await store('vuelta');
  await clean(0);
  expect(await since('vuelta')).not.toBeNull();
  const { id_tema } = await buildTema(app.db, { banco: 0 });
  const { data } = await app.call(temaApi.sel, { token, params: { id: id_tema } });
  const { codigo, titulo, codigo_estado, codigo_categoria, numero_preguntas, duracion, version } = data;
  const change = {
    id_tema,
    codigo,
    titulo,
    codigo_estado,
    codigo_categoria,
    numero_preguntas,
    duracion,
    version,
    contenido: address(archivo),
  };
  expect((await app.call(temaApi.upd, { token, body: change })).status).toBe(200);
  expect(await since('vuelta')).toBeNull();
  await app.db.updateTable('tema').set({ contenido: null }).where('id_tema', '=', id_tema).execute();
  await clean(20);
  expect([await clean(40), await clean(51)]).toEqual([0, 1]);
});

test('zero days keep everything, and a store that fails keeps the record for the next run', async () => {
  await store('queda');
  await clean(0);
  expect(await clean(400, { days: 0 })).toBe(0);
  const broken = { ...storage(), delete: () => Promise.reject(new Error('sin almacén')) };
  await expect(clean(400, { storage: broken })).rejects.toThrow('sin almacén');
  expect(await names()).toEqual(['queda']);
  expect([await clean(400, { goesOn: () => false }), await clean(400)]).toEqual([0, 1]);
});
