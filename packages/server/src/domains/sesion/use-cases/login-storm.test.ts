import { evaluacionApi } from '@portal/contract/evaluacion';
import { sesionApi } from '@portal/contract/sesion';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { countWaiting } from '@portal/testkit/waiting-locks.ts';
import { expect, inject, test } from 'vitest';
import { lockIntentos, purgeIntentos } from '../freno/intento.repository.ts';

const app = useTestApp();
const login = (username: string, password = DEMO_PASSWORD) => app.call(sesionApi.login, { body: { username, password } });

// The embedded database has one connection, which a held lock would keep from everybody.
test.runIf(inject('testDatabase').kind === 'postgresql')(
  'sign-ins that wait for the counter of their address leave connections to other calls',
  async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => buildUsuario(app.db)));
    const token = await signIn(app, people[0]!);
    await login('99999997', 'errada errada');
    const entries = await app.db.transaction().execute(async (trx) => {
      await trx.selectFrom('intento_acceso').select('clave').where('clave', 'like', 'direccion:%').forUpdate().execute();
      const started = people.map(({ username }) => login(username));
      await expect.poll(() => countWaiting(trx)).toBeGreaterThan(0);
      for (let round = 0; round < 5; round += 1) {
        expect((await app.call(evaluacionApi.ofSesion, { token })).status).toBe(200);
        expect(await countWaiting(trx)).toBeLessThanOrEqual(2);
      }
      return started;
    });
    const answers = await Promise.all(entries);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  },
);

test.runIf(inject('testDatabase').kind === 'postgresql')('counters are purged in the order in which sign-ins lock them', async () => {
  const now = app.now.toISOString();
  for (const clave of ['direccion:2', 'direccion:1']) await lockIntentos(app.db, [clave], now);
  const purged = await app.db.transaction().execute(async (trx) => {
    await lockIntentos(trx, ['direccion:1'], now);
    const purge = purgeIntentos(app.db, 'infinity');
    await expect.poll(() => countWaiting(trx)).toBeGreaterThan(0);
    await lockIntentos(trx, ['direccion:2'], now);
    return { purge };
  });
  await purged.purge;
  expect(await app.db.selectFrom('intento_acceso').select('clave').execute()).toEqual([]);
});

test('of a thousand wrong passwords at once for one account five are checked', async () => {
  const { username } = await buildUsuario(app.db);
  const answers = await Promise.all(Array.from({ length: 1000 }, () => login(username, 'errada errada')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(995);
});
