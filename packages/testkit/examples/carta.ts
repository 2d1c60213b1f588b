import type { api } from '@portal/contract/api';
import type { ExamplesOf } from './example.ts';

const texto = { asunto: 'Su clave del portal', cuerpo: 'Hola, {nombre}:\n\nUsuario {usuario}\n\n{boton}' };
const cual = { carta: 'restablecer', idioma: 'es' } as const;

/** Requests of the texts of letters. */
export const carta: ExamplesOf<(typeof api)['carta']> = {
  sel: () => ({ params: { carta: 'restablecer' } }),
  upd: async ({ test }) => {
    const stored = await test.db
      .selectFrom('carta_texto')
      .select('version')
      .where('carta', '=', 'restablecer')
      .where('idioma', '=', 'es')
      .executeTakeFirst();
    return { body: { ...cual, ...texto, version: stored?.version ?? 0 } };
  },
  original: async ({ test, admin }) => {
    const now = admin.now ?? '2026-11-21T14:59:00.000Z';
    const stamps = { usuario_creacion: '1', fecha_creacion: now, fecha_modificacion: now };
    await test.db
      .insertInto('carta_texto')
      .values({ carta: 'informe', idioma: 'de', asunto: 'Bericht', cuerpo: '{resultado}\n{boton}', ...stamps })
      .onConflict((conflict) =>
        conflict.columns(['carta', 'idioma']).doUpdateSet({ version: 1, asunto: 'Bericht', cuerpo: '{resultado}\n{boton}' }),
      )
      .execute();
    return { body: { carta: 'informe', idioma: 'de', version: 1 } };
  },
  vista: () => ({ body: { ...cual, ...texto } }),
  prueba: async ({ test, admin }) => {
    await test.db
      .updateTable('usuario')
      .set({ correo_electronico: `prueba${admin.id_usuario}@empresa.example` })
      .where('id_usuario', '=', admin.id_usuario)
      .execute();
    return { body: { ...cual, ...texto } };
  },
};
