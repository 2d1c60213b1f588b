import { NIVEL_MAXIMO } from '../configuracion/configuracion.public.ts';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { versionText } from '../../operations/version.ts';
import { readFileSync } from 'node:fs';
import { estadoApi } from '@portal/contract/estado';
import { preguntaApi } from '@portal/contract/pregunta';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { queueMail } from '../email/email.public.ts';
import { recordEvent } from '../log/log.public.ts';
import { CADA } from './estado.rules.ts';

const recorder = useRecorder();
const app = useTestApp();
let token: string;
const ask = async () => (await app.call(estadoApi.estado, { token })).data;
const ago = (hours: number) => new Date(app.now.getTime() - hours * 3_600_000).toISOString();

beforeAll(async () => {
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
});
beforeEach(async () => {
  await app.db.deleteFrom('tarea_programada').execute();
  await app.db.deleteFrom('correo').execute();
});

const ran = (nombre: string, hours: number) =>
  app.db
    .insertInto('tarea_programada')
    .values({ nombre, arrendada_hasta: ago(hours), ultima: ago(hours) })
    .execute();

test('it costs two statements: session, and all figures of the database', async () => {
  recorder.take();
  await ask();
  expect(recorder.take()).toHaveLength(2);
});

test('it returns version, database and disk', async () => {
  const { portal, base_datos, disco, certificados } = await ask();
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string };
  expect(versionText({ revision: null, fecha: null })).toBe(`v${version}`);
  expect(portal).toMatchObject({ version: versionText(), node: process.version });
  expect(base_datos).toMatchObject({ estado: 'bien', clase: inject('testDatabase').kind, en_espera: 0 });
  expect(base_datos.version).toMatch(/^\d+(\.\d+)*$/);
  expect(base_datos.bytes).toBeGreaterThan(1_000_000);
  const steps = await app.db.withTables<{ kysely_migration: { name: string } }>().selectFrom('kysely_migration').select('name').execute();
  const names = steps.map(({ name }) => name).toSorted();
  expect([base_datos.migraciones, base_datos.ultima_migracion]).toEqual([names.length, names.at(-1)]);
  expect(disco).toMatchObject({ almacen: 'disco', archivos: 0, archivos_bytes: 0, sin_uso: 0, sin_uso_bytes: 0, sin_uso_dias: 30 });
  expect(certificados).toEqual({ vigentes: 0, anulados: 0, sin_letras: 0, sin_letras_nombres: [] });
});

test('it names active people with letters that no font of the certificate draws', async () => {
  const named = async (nombres: string, codigo_estado = 1) => {
    const { id_usuario } = await buildUsuario(app.db);
    const names = { nombres, apellido_paterno: nombres, apellido_materno: '', fecha_cese: codigo_estado === 2 ? '2026-01-01' : null };
    await app.db
      .updateTable('usuario')
      .set({ ...names, codigo_estado })
      .where('id_usuario', '=', id_usuario)
      .execute();
  };
  for (const drawn of ['Ñahui O’Brien-Łódź', 'Nguyễn', 'Γιώργος', 'Ёлкин', '山田', 'さくら', '张伟', '全角Ａ']) await named(drawn);
  await named('حسن', 2);
  expect((await ask()).certificados).toMatchObject({ sin_letras: 0 });
  for (const boxed of ['สมชาย', 'प्रिया', 'חיים', '한글']) await named(boxed);
  const { certificados } = await ask();
  expect(certificados.sin_letras).toBe(4);
  expect(certificados.sin_letras_nombres).toEqual([
    expect.stringContaining('สมชาย'),
    expect.stringContaining('प्रिया'),
    expect.stringContaining('חיים'),
  ]);
});

test('it counts entries that wait in the last partition', async () => {
  expect((await ask()).base_datos).toMatchObject({ estado: 'bien', filas_resto: 0, particiones_faltan: 0 });
  await recordEvent(app.db, { id_usuario: null, usuario: 'x', tabla: 'x', tipo: 'x', now: new Date('2090-01-01T00:00:00Z') });
  expect((await ask()).base_datos).toMatchObject({ estado: 'aviso', filas_resto: 1, particiones_faltan: 0 });
});

test('it counts the messages that wait in the outbox, and since when', async () => {
  const mail = { tipo: 'x', id_usuario: null, destinatario: 'a@example.com', asunto: 'x', texto: 'x', html: '' };
  for (const clave of ['a', 'b', 'c']) await queueMail(app.db, { ...mail, clave, now: new Date(ago(clave === 'a' ? 2 : 1)) });
  await app.db.updateTable('correo').set({ estado: 'fallido' }).where('clave', '=', 'c').execute();
  expect((await ask()).correo).toEqual({ estado: 'aviso', servidor: false, pendientes: 2, fallidos: 1, mas_antiguo: ago(2) });
});

test('it lists each job, when it ran and whether it is late', async () => {
  await ran('cese', 2);
  await ran('depuracion', 3);
  const { tareas } = await ask();
  expect(tareas.find(({ nombre }) => nombre === 'cese')).toMatchObject({ estado: 'aviso', ultima: ago(2), en_curso: false });
  expect(tareas.find(({ nombre }) => nombre === 'depuracion')).toMatchObject({ estado: 'bien', ultima: ago(3), proxima: ago(-21) });
  expect(tareas.some(({ nombre }) => nombre === 'copia')).toBe(inject('testDatabase').kind === 'embebida');
});

test('a backup of either kind within 48 hours is enough', async () => {
  expect((await ask()).respaldo).toEqual({ estado: 'aviso', copia: null, respaldo: null });
  await ran('copia', 50);
  expect((await ask()).respaldo).toEqual({ estado: 'aviso', copia: ago(50), respaldo: null });
  await ran('respaldo', 47);
  expect((await ask()).respaldo).toEqual({ estado: 'bien', copia: ago(50), respaldo: ago(47) });
});

test('every scheduled job is known here', () => {
  const source = readFileSync(new URL('../../jobs/jobs.ts', import.meta.url), 'utf8');
  const names = [...source.matchAll(/nombre: '(\w+)'/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !Object.hasOwn(CADA, name!))).toEqual([]);
});

describe('the level of writing', () => {
  const setNivel = (nivel_escritura: number) => app.db.updateTable('configuracion').set({ nivel_escritura }).execute();
  afterEach(() => setNivel(1));
  const finish = (own = token) => app.call(estadoApi.actualizacion, { token: own });

  test('a new portal has the highest', async () => {
    expect((await ask()).actualizacion).toEqual({ estado: 'bien', nivel: NIVEL_MAXIMO, nivel_maximo: NIVEL_MAXIMO });
  });

  test('is raised by an administrator, once, with an entry in the log', async () => {
    await setNivel(0);
    expect((await ask()).actualizacion).toEqual({ estado: 'aviso', nivel: 0, nivel_maximo: NIVEL_MAXIMO });
    const entries = async () =>
      (await app.db.selectFrom('log').select('despues').where('tabla', '=', 'configuracion').where('tipo', '=', 'cambio').execute()).map(
        ({ despues }) => despues,
      );
    const before = (await entries()).length;
    expect((await finish()).data).toMatchObject({ nivel: NIVEL_MAXIMO, nivel_maximo: NIVEL_MAXIMO });
    expect((await ask()).actualizacion.estado).toBe('bien');
    expect((await entries()).slice(before)).toEqual([{ nivel_escritura: NIVEL_MAXIMO }]);
    expect((await finish()).status).toBe(200);
    expect(await entries()).toHaveLength(before + 1);
  });

  test('lets a question of another form be written from the next call on', async () => {
    await setNivel(0);
    const codigo_categoria = await ensureCategoria(app.db, 4);
    const body = [{ pregunta: '¿Es cierto?', codigo_categoria, datos: { tipo: 'verdadero_falso' as const, correcta: true } }];
    expect((await app.call(preguntaApi.ins, { body, token })).status).toBe(409);
    await finish();
    expect((await app.call(preguntaApi.ins, { body, token })).status).toBe(200);
  });

  test('stays for a limited access and for support', async () => {
    await setNivel(0);
    const { id_empresa } = await buildEmpresa(app.db);
    const limited = await limitedAdmin(app, [id_empresa]);
    const soporte = await signIn(app, await buildUsuario(app.db, { soporte: true }));
    for (const own of [limited.token, soporte]) expect((await finish(own)).status).toBe(403);
    expect((await ask()).actualizacion.nivel).toBe(0);
  });
});
