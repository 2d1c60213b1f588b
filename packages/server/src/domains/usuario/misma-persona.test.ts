import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { nextNumber } from '@portal/testkit/builders/counter.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const app = useTestApp();
let admin = '';
beforeAll(async () => {
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

const PERSONA = {
  tipo_documento: 'DNI',
  numero_documento: '46111222',
  codigo_usuario: 'DIA1',
  nombres: 'Rosa',
  apellido_paterno: 'Paz',
} as const;
const change = (id_usuario: number, given: object) => app.call(usuarioApi.upd, { body: { id_usuario, ...given } as never, token: admin });
const stored = (id: number) => app.db.selectFrom('usuario').selectAll().where('id_usuario', '=', id).executeTakeFirstOrThrow();
const fieldsOf = (answer: { readonly problem: { readonly errors?: object | undefined } }) => Object.keys(answer.problem.errors ?? {});

describe("a save that makes a record another person's (P198)", () => {
  const otra = { nombres: 'Pía', apellido_paterno: 'Soto', apellido_materno: 'Díaz' };
  const built = () => buildUsuario(app.db, { nombres: 'Óscar Raúl', apellido_paterno: 'Yáñez', apellido_materno: 'de la Cruz' });

  test('is asked about and changes nothing until the sender says that it is the same one', async () => {
    const { id_usuario, numero_documento } = await built();
    const given = { ...otra, numero_documento: String(47_000_000 + nextNumber()) };
    for (const misma_persona of [undefined, 0]) {
      const { status, problem } = await change(id_usuario, { ...given, misma_persona });
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([409, ['misma_persona']]);
      expect(problem.message).toContain('¿Es la misma persona?');
    }
    expect(await stored(id_usuario)).toMatchObject({ nombres: 'Óscar Raúl', numero_documento });
    expect((await change(id_usuario, { ...given, misma_persona: 1 })).status).toBe(200);
    expect(await stored(id_usuario)).toMatchObject({ nombres: 'Pía', numero_documento: given.numero_documento });
  });

  test.each([
    ['another name under the same document', () => otra],
    ['a corrected document', () => ({ numero_documento: String(47_000_000 + nextNumber()) })],
    [
      'a name without accents with another document',
      () => ({ nombres: 'OSCAR', apellido_paterno: 'YANEZ', numero_documento: String(47_000_000 + nextNumber()) }),
    ],
  ])('is not %s', async (_, given) => {
    const { id_usuario } = await built();
    expect((await change(id_usuario, given())).status).toBe(200);
  });
});

test.each(['0024-01-15', '0001-01-01', '1899-12-31', '2204-01-15', '9999-12-31'])(
  'a day of entry or leaving on %s is refused (P189)',
  async (day) => {
    expect(fieldsOf(await app.call(usuarioApi.ins, { body: { ...PERSONA, fecha_ingreso: day }, token: admin }))).toEqual(['fecha_ingreso']);
    const { id_usuario } = await buildUsuario(app.db);
    expect(
      fieldsOf(await change(id_usuario, { nombres: 'Rosa', apellido_paterno: 'Paz', apellido_materno: '', fecha_ingreso: day })),
    ).toEqual(['fecha_ingreso']);
    expect(fieldsOf(await app.call(usuarioApi.cesar, { body: { id_usuario, fecha_cese: day }, token: admin }))).toEqual(['fecha_cese']);
  },
);
