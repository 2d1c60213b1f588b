import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildLimitedAdmin } from '@portal/testkit/builders/organizacion/alcance.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario, type UsuarioOverrides } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { confirmed, reasons, shown, takenBack } from '@portal/testkit/scenes/masivo.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const app = useTestApp();
const TODAY = '2026-11-21';
let admin: Alumno;
let empresas: number[];

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  empresas = [(await buildEmpresa(app.db)).id_empresa, (await buildEmpresa(app.db)).id_empresa];
});

const person = async (over: UsuarioOverrides = {}) => (await buildUsuario(app.db, { id_empresa: empresas[0]!, ...over })).id_usuario;
const stateOf = async (id: number) =>
  app.db.selectFrom('usuario').select(['fecha_cese', 'idioma']).where('id_usuario', '=', id).executeTakeFirstOrThrow();

describe('an access limited to a company', () => {
  test('changes nobody outside, learns no name of them, and sees its own acts alone', async () => {
    const limited = await buildLimitedAdmin(app.db, [empresas[0]!]);
    const actora = { test: app, token: await signIn(app, { id_usuario: limited.id_usuario }) };
    const [inside, outside, wide] = [await person(), await person({ id_empresa: empresas[1]! }), await person({ admin: true })];
    const simulada = await shown(actora, { clase: 'idioma', idioma: 'en' }, [inside, outside, wide]);
    expect(reasons(simulada)).toEqual({ ausente: 1, acceso_mayor: 1 });
    await expect(shown(actora, { clase: 'empresa', id_empresa: empresas[1]! }, [inside])).rejects.toThrow('400');
    await confirmed(actora, simulada);
    expect((await stateOf(outside)).idioma).toBeNull();
    const foreign = await confirmed(admin, await shown(admin, { clase: 'idioma', idioma: 'de' }, [inside]));
    await expect(takenBack(actora, foreign)).rejects.toThrow('404');
    expect(await takenBack(admin, foreign)).toMatchObject({ hechas: 1 });
  });

  test.each(['admin', 'soporte', 'autor', 'auditor', 'lector'] as const)(
    'brings nobody back with the e-mail of an access: %s',
    async (rol) => {
      const limited = await buildLimitedAdmin(app.db, [empresas[0]!]);
      const actora = { test: app, token: await signIn(app, { id_usuario: limited.id_usuario }) };
      const [gone, free] = [await person(), await person()];
      const hecha = await confirmed(actora, await shown(actora, { clase: 'cesar', fecha_cese: TODAY }, [gone, free]));
      const { correo_electronico } = await app.db
        .selectFrom('usuario')
        .select('correo_electronico')
        .where('id_usuario', '=', gone)
        .executeTakeFirstOrThrow();
      await person({ correo_electronico, ...(rol === 'admin' || rol === 'soporte' ? { [rol]: true } : { acotado: rol }) });
      const vuelta = await takenBack(actora, hecha);
      expect([reasons(vuelta), vuelta.hechas]).toEqual([{ correo: 1 }, 1]);
      expect((await stateOf(gone)).fecha_cese).toBe(TODAY);
    },
  );
});
