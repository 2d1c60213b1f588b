import type { api } from '@portal/contract/api';
import { queueMail } from '@portal/server/src/domains/email/email.public.ts';
import { nextNumber } from '../builders/counter.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';
import type { ExamplesOf, World } from './example.ts';

type Api = typeof api;

async function buildMessage({ test, alumno }: World, estado = 'pendiente', lote?: number): Promise<number> {
  const clave = `prueba:${nextNumber()}`;
  await queueMail(test.db, {
    clave,
    tipo: 'prueba',
    id_usuario: alumno.id_usuario,
    destinatario: 'a@example.com',
    asunto: 'Hola',
    texto: 'Hola',
    html: '',
    now: test.now,
  });
  const { id_correo } = await test.db
    .updateTable('correo')
    .set({ estado, ...(lote && { lote }) })
    .where('clave', '=', clave)
    .returning('id_correo')
    .executeTakeFirstOrThrow();
  return id_correo;
}

const message = async (world: World) => ({ params: { id: await buildMessage(world) } });

/** Number of a bulk send with one message to the learner. */
async function buildLote(world: World): Promise<number> {
  const lote = 1_000_000 + nextNumber();
  await buildMessage(world, 'pendiente', lote);
  return lote;
}

/** Assignment of the learner, as in a message about one. */
const assigned = ({ test, alumno }: World): Promise<{ id_asignacion: number }> =>
  test.db.selectFrom('asignacion').select('id_asignacion').where('id_usuario', '=', alumno.id_usuario).executeTakeFirstOrThrow();

export const email: ExamplesOf<Api['email']> = {
  sel: message,
  bienvenida: async ({ test }) => ({ body: [{ codigo: (await buildUsuario(test.db)).codigo_usuario }] }),
  asigna: async (world) => ({ body: { asignaciones: { ids: [(await assigned(world)).id_asignacion] } } }),
  reenviar: message,
  lote: async (world) => ({ params: { id: await buildLote(world) } }),
  cancelar: async (world) => ({ body: { lote: await buildLote(world) } }),
  liberar: async (world) => ({ body: { seleccion: { ids: [await buildMessage(world, 'retenido')] } } }),
  descartar: async (world) => ({ body: { seleccion: { ids: [await buildMessage(world)] }, motivo: 'Ya no hace falta' } }),
  rebote: async (world) => ({ body: { id_correo: await buildMessage(world, 'enviado'), motivo: 'Buzón inexistente' } }),
};

const texto = { asunto: 'Su clave del portal', cuerpo: 'Hola, {nombre}:\n\nUsuario {usuario}\n\n{boton}' };
const cual = { carta: 'restablecer', idioma: 'es' } as const;

/** Requests of the texts of letters. */
export const carta: ExamplesOf<Api['carta']> = {
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
