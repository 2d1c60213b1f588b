import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const app = useTestApp();
let admin = '';

beforeAll(async () => {
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

type Persona = Awaited<ReturnType<typeof buildUsuario>>;

/** Saves a person with this boss. */
const giveBoss = ({ id_usuario, codigo_usuario, numero_documento }: Persona, boss: Persona) =>
  app.call(usuarioApi.upd, {
    body: {
      id_usuario,
      codigo_usuario,
      numero_documento,
      tipo_documento: 'DNI',
      nombres: 'Ana',
      apellido_paterno: 'Paz',
      codigo_jefe_inmediato: boss.codigo_usuario,
    },
    token: admin,
  });

describe('a circle of bosses', () => {
  /** Builds people of whom each is the boss of the one before. */
  async function chain(length: number) {
    const people = [await buildUsuario(app.db, { nombres: 'Jefe 1' })];
    for (let step = 2; step <= length; step += 1) {
      const codigo_jefe_inmediato = people[0]!.codigo_usuario;
      people.unshift(await buildUsuario(app.db, { nombres: `Jefe ${step}`, codigo_jefe_inmediato }));
    }
    return people;
  }

  test.each([1, 2, 3])('of %i is refused and named', async (length) => {
    const people = await chain(length);
    const [lowest, top] = [people[0]!, people.at(-1)!];
    const { status, problem } = await giveBoss(top, lowest);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['codigo_jefe_inmediato']]);
    for (const one of length > 1 ? people : []) expect(problem.message).toContain(one.personal);
  });

  test('closed by two saves at once is refused to one of them', async () => {
    const [one, other] = [await buildUsuario(app.db), await buildUsuario(app.db)];
    const answers = await Promise.all([giveBoss(one, other), giveBoss(other, one)]);
    expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 400]);
  });
});
