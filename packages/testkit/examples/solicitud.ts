import type { api } from '@portal/contract/api';
import type { ExamplesOf, World } from './example.ts';

const fields = ({ alumno }: World) => ({
  id_usuario: alumno.id_usuario,
  tipo: 'rectificacion' as const,
  canal: 'correo' as const,
  fecha_recepcion: '2026-11-20',
  estado: 'recibida' as const,
});

async function recorded(world: World): Promise<number> {
  const { id_solicitud } = await world.test.db
    .insertInto('solicitud')
    .values({ ...fields(world), usuario_creacion: 'pruebas' })
    .returning('id_solicitud')
    .executeTakeFirstOrThrow();
  return id_solicitud;
}
const byParams = async (world: World) => ({ params: { id: await recorded(world) } });

export const solicitud: ExamplesOf<(typeof api)['solicitud']> = {
  sellst: async (world) => {
    await recorded(world);
    return { query: { pagina: 1, tamano: 10 } };
  },
  sel: byParams,
  ins: (world) => ({ body: fields(world) }),
  upd: async (world) => ({ body: { id_solicitud: await recorded(world), ...fields(world), estado: 'atendida', respuesta: 'Hecho' } }),
  delGet: byParams,
  del: byParams,
  pedir: () => ({ body: { tipo: 'acceso' } }),
};
