import type { api } from '@portal/contract/api';
import { buildTema } from '../builders/contenido/tema.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';
import type { ExamplesOf, World } from './example.ts';

/** Builds an act of the caller on the learner of the world that was shown, or done. */
async function build({ test, admin, empresa }: World, estado: 'simulada' | 'pendiente' | 'hecha'): Promise<number> {
  const fin = estado === 'hecha' ? (admin.now ?? '2026-11-21T14:59:00.000Z') : null;
  const acto = JSON.stringify({ clase: 'idioma', idioma: 'en' });
  const { id_masivo } = await test.db
    .insertInto('masivo')
    .values({
      id_usuario: admin.id_usuario,
      acto,
      destino: 'en',
      estado,
      fecha_creacion: admin.now ?? '2026-11-21T14:59:00.000Z',
      fecha_fin: fin,
    })
    .returning('id_masivo')
    .executeTakeFirstOrThrow();
  const { id_usuario } = await buildUsuario(test.db, { id_empresa: empresa.id_empresa });
  await test.db
    .insertInto('masivo_fila')
    .values({
      id_masivo,
      id_registro: id_usuario,
      id_usuario,
      estado: estado === 'hecha' ? 'hecha' : 'lista',
      antes: estado === 'hecha' ? JSON.stringify({ idioma: null }) : null,
      despues: estado === 'hecha' ? JSON.stringify({ version: 1, asignadas: [] }) : null,
    })
    .execute();
  return id_masivo;
}

/** Requests of the acts on many people. */
export const masivo: ExamplesOf<(typeof api)['masivo']> = {
  simular: ({ alumno }) => ({ body: { acto: { clase: 'idioma', idioma: 'en' }, seleccion: { ids: [alumno.id_usuario] } } }),
  contenido: async ({ test }) => {
    const { id_tema } = await buildTema(test.db);
    return { body: { de: 'tema', acto: { clase: 'inactivar' }, seleccion: { ids: [id_tema] } } };
  },
  maestro: ({ empresa }) => ({ body: { de: 'empresa', acto: { clase: 'inactivar' }, seleccion: { ids: [empresa.id_empresa] } } }),
  confirmar: async (world) => ({ body: { id_masivo: await build(world, 'simulada') } }),
  cancelar: async (world) => ({ body: { id_masivo: await build(world, 'pendiente') } }),
  deshacer: async (world) => ({ body: { id_masivo: await build(world, 'hecha') } }),
  sel: async (world) => ({ params: { id: await build(world, 'hecha') } }),
  sellst: async (world) => {
    await build(world, 'hecha');
    return {};
  },
  filas: async (world) => ({ params: { id: await build(world, 'hecha') } }),
};
