import { asignacionApi } from '@portal/contract/asignacion';
import type { Client } from '../support/api.ts';
import type { Cast } from '../support/cast.ts';
import type { State } from './state.ts';

/** Names of the states of the lists of assignments; a constant, because test titles exist before any server runs. */
export const ASSIGNMENT_LIST_STATES: Readonly<Record<string, readonly string[]>> = {
  '/asignacion': ['listado', 'por eliminar', 'sin filas'],
  '/asignacioneliminar': ['listado'],
  '/asignacionedit': ['con historia'],
};

/** Lists of the demo's assignments, the question before some are closed, and one assignment. */
export async function assignmentListStates(client: Client, cast: Cast): Promise<readonly State[]> {
  const person = cast.staff('admin');
  const admin = await client.signIn(person);
  const [one] = await admin.call(asignacionApi.sellst, { query: { pagina: 1, tamano: 1 } });
  if (!one) throw new Error('The demo has assignments.');
  // Of one person: a full page takes the checker half a minute.
  const few = `desde=0&hasta=0&filtro[codigo]=${one.codigo}`;
  return [
    { path: '/asignacion', state: 'listado', query: few, person, shows: one.personal },
    {
      path: '/asignacion',
      state: 'por eliminar',
      query: few,
      person,
      shows: one.personal,
      act: async (page) => {
        await page.getByRole('checkbox', { name: `Seleccionar ${one.personal}, ${one.plan}` }).click();
        await page.getByRole('button', { name: 'Eliminar Seleccionados' }).click();
      },
      leadsTo: 'Qué pasará',
    },
    { path: '/asignacion', state: 'sin filas', query: 'desde=2030-01-01&hasta=2030-01-02', person, shows: 'Todas las fechas' },
    { path: '/asignacioneliminar', state: 'listado', query: few, person, shows: one.personal },
    { path: '/asignacionedit', state: 'con historia', query: `id=${one.id_asignacion}`, person, shows: 'Se asignó' },
  ];
}
