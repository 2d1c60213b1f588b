// The way back in: what the operator types, as a process of its own beside a portal that serves or not.
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readdirSync } from 'node:fs';
import { empresaApi } from '@portal/contract/empresa';
import { sesionApi } from '@portal/contract/sesion';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { addressOf, type Ended, runProgram } from '@portal/testkit/programs/run-program.ts';
import { temporaryFolder } from '@portal/testkit/services/temporary-folder.ts';
import { inject, expect, test } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { findSettings } from '../domains/configuracion/configuracion.public.ts';
import { recoverAdministrator } from '../domains/sesion/sesion.public.ts';
import { createAdministrator } from '../domains/usuario/usuario.public.ts';

const app = useTestApp();
const program = (name: string) => fileURLToPath(new URL(`${name}.ts`, import.meta.url));

/** Runs a command on the database of the tests, or where `environment` says. */
const run = async (name: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  runProgram(process.execPath, ['--import', 'tsx', program(name), ...args], {
    DATABASE_URL: await addressOf(app.db),
    DATA_DIR: temporaryFolder('datos'),
    ...environment,
  });
const passwordIn = ({ output }: Ended): string => / \/ ([\w-]{20}) \(/.exec(output)?.[1] ?? '';
const enter = (username: string, password: string) => app.call(sesionApi.login, { body: { username, password } });

test.runIf(inject('testDatabase').kind === 'postgresql')(
  'an administrator who lost password, app and passkey is let in again: sessions end, the log says so, and a letter is sent',
  async () => {
    const lost = await buildUsuario(app.db, { admin: true, username: '45678901', correo_electronico: 'jefa@empresa.pe' });
    const other = await buildUsuario(app.db, { admin: true });
    const [token, kept] = [await signIn(app, lost), await signIn(app, other)];
    const { id_usuario } = lost;
    const now = app.now.toISOString();
    await app.db
      .insertInto('segundo_factor')
      .values({ id_usuario, secreto: 'JBSWY3DPEHPK3PXP', fecha_creacion: now, fecha_activacion: now })
      .execute();
    await app.db
      .insertInto('codigo_recuperacion')
      .values({ id_usuario, codigo_hash: 'a'.repeat(64) })
      .execute();
    const llave = {
      credencial: 'c',
      clave_publica: randomBytes(8),
      contador: 0,
      transportes: [],
      respaldada: false,
      nombre: 'Llave',
      fecha_creacion: now,
    };
    await app.db
      .insertInto('llave')
      .values({ ...llave, id_usuario })
      .execute();
    await app.db
      .insertInto('intento_acceso')
      .values({ clave: `cuenta:${id_usuario}`, fallos: 9, ultimo: now, bloqueado_hasta: '2999-01-01T00:00:00Z' })
      .execute();

    const ended = await run('recover-administrator', [' 45678901 ']);
    expect(ended).toMatchObject({ code: 0, output: expect.stringContaining('Administrador recuperado: 45678901 / ') });
    expect(ended.output).toMatch(/^Base de datos: postgresql, «\w+» en .+ como \w+$/m);
    expect((await app.call(sesionApi.selFactor, { token })).status).toBe(401);
    expect((await app.call(sesionApi.selFactor, { token: kept })).status).toBe(200);
    expect((await enter('45678901', 'Portal-Demo-2026')).status).toBe(401);
    const entered = await enter('45678901', passwordIn(ended));
    expect(entered.status).toBe(200);
    expect((await app.call(empresaApi.sellst, { token: entered.data.api_token })).problem.code).toBe('contrasena_vencida');
    for (const table of ['segundo_factor', 'codigo_recuperacion', 'llave'] as const)
      expect(await app.db.selectFrom(table).select('id_usuario').where('id_usuario', '=', id_usuario).execute(), table).toEqual([]);
    const entry = await app.db.selectFrom('log').selectAll().where('tipo', '=', 'administrador_recuperado').executeTakeFirst();
    expect(entry).toMatchObject({ id_usuario, usuario_creacion: 'sistema', id_usuario_creacion: null });
    expect(await app.db.selectFrom('correo').select('destinatario').where('tipo', '=', 'seguridad').execute()).toEqual([
      { destinatario: 'jefa@empresa.pe' },
    ]);

    const learner = await buildUsuario(app.db);
    const context = { db: app.db, now: app.now, config: loadConfig({}), settings: await findSettings(app.db) };
    await expect(recoverAdministrator(context, learner.username)).rejects.toThrow(
      `«${learner.username}» no es un administrador activo. Son 2: ${lost.username}, ${other.username}.`,
    );
    await app.db.updateTable('usuario').set({ codigo_estado: 2, fecha_cese: '2026-01-01' }).execute();
    await expect(recoverAdministrator(context, lost.username)).rejects.toThrow('No queda ningún administrador activo. Cree uno con');
  },
);

test.runIf(inject('testDatabase').kind === 'postgresql')('an administrator is created under a free name', async () => {
  const made = await run('create-administrator', ['Operadora']);
  expect([made.code, (await enter('Operadora', passwordIn(made))).status]).toEqual([0, 200]);
  await expect(createAdministrator(app.db, app.now, 'operadora')).rejects.toThrow('«operadora» ya existe');
  for (const wrong of ['a b c', 'ab', 'x'.repeat(51)])
    await expect(createAdministrator(app.db, app.now, wrong)).rejects.toThrow('de 3 a 50 caracteres');
  expect([await createAdministrator(app.db, app.now), await createAdministrator(app.db, app.now)]).toMatchObject([
    { username: 'admin' },
    { username: 'admin2' },
  ]);
  const logged = app.db.selectFrom('log').select(['usuario_creacion', 'id_usuario_creacion']).where('tipo', '=', 'alta');
  expect((await logged.where('tabla', '=', 'usuario').execute()).at(-1)).toEqual({
    usuario_creacion: 'sistema',
    id_usuario_creacion: null,
  });
});

test('a command that finds no database where the settings look says where it looked, and makes none', async () => {
  const DATA_DIR = temporaryFolder('vacia');
  const where = `embebida, en ${DATA_DIR}/db`;
  const created = await run('create-administrator', [], { DATABASE_URL: '', DATA_DIR });
  expect(created).toMatchObject({ code: 1, output: expect.stringContaining(`Base de datos: ${where}\nNo hay una base de datos`) });
  const refused = await run('backup', [], { DATABASE_URL: '', DATA_DIR, DATABASE_EMBEBIDA: '0' });
  expect(refused).toMatchObject({ code: 78, output: expect.stringContaining('DATABASE_EMBEBIDA=0 prohíbe la base embebida') });
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

test('`--help` and a misspelt option say how to call a command, and do nothing', async () => {
  const people = () => app.db.selectFrom('usuario').select('id_usuario').execute();
  const before = await people();
  const commands = ['create-administrator', 'close-demo', 'restore'];
  for (const name of commands) {
    expect(await run(name, ['--help'])).toMatchObject({ code: 0, output: expect.stringMatching(/^Uso: npm run [\w:]+.*\n$/) });
  }
  const refused = await run('create-administrator', ['--usuario=ana']);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('La opción --usuario=ana no existe. Uso: npm run')]);
  expect(await people()).toEqual(before);
}, 120_000);
