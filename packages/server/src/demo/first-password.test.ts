import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { useTestApp } from '@portal/testkit/app.ts';
import { startServer } from '@portal/testkit/programs/server-process.ts';
import { temporaryFolder } from '@portal/testkit/services/temporary-folder.ts';
import { expect, test } from 'vitest';
import { sesionApi } from '@portal/contract/sesion';
import { loadConfig } from '../config/config.ts';
import { firstData } from './first-data.ts';
import { handOver } from './first-password.ts';

const dataDir = temporaryFolder('primer-acceso');
const app = useTestApp({ DATA_DIR: dataDir });
const file = join(dataDir, 'primer-acceso.txt');

test('the first password is in a file of its owner alone, which its change removes, and not in the output of a service', async () => {
  const { administrator } = await firstData(app.db, loadConfig({ NODE_ENV: 'production' }), { now: app.now });
  const { username, password } = administrator!;
  const line = handOver(administrator!, dataDir, false);
  expect(line).toContain(file);
  expect(line).not.toContain(password);
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([`${username} / ${password}\n`, 0o600]);

  const { data } = await app.call(sesionApi.login, { body: { username, password } });
  const body = { contrasenia: 'Otra-Clave-Larga-77', contrasenia_actual: password };
  expect((await app.call(sesionApi.updPassword, { body, token: data.api_token })).status).toBe(200);
  expect(existsSync(file)).toBe(false);
});

test('a terminal gets it printed, and no file is written', () => {
  expect(handOver({ username: 'admin', password: 'una-sola-vez' }, dataDir, true)).toBe(
    'Administrador creado: admin / una-sola-vez (se muestra una sola vez)',
  );
  expect(existsSync(file)).toBe(false);
});

test('a service starts with it in the file, and what its process writes is of its user alone', async () => {
  const server = await startServer();
  expect(server.output()).toMatch(/Administrador creado: admin\. Su contraseña de un solo uso está en \S+primer-acceso\.txt/);
  expect(readFileSync(`/proc/${server.pid}/status`, 'utf8')).toMatch(/^Umask:\t0077$/m);
});
