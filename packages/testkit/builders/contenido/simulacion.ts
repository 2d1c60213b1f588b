import type { Executor } from '@portal/server/src/db/executor.ts';
import { parejasAhora } from '@portal/server/src/domains/asignacion/simulacion/simulacion-parejas.repository.ts';
import { insertSimulacion } from '@portal/server/src/domains/asignacion/simulacion/simulacion.repository.ts';
import { buildUsuario } from '../persona/usuario.ts';

interface SimulacionSpec {
  readonly autor: { readonly id_usuario: number };
  readonly id_planestudio: number;
  readonly now: Date;
}

/** Stores a simulation that gives a plan to a new person; returns its id. */
export async function buildSimulacion(db: Executor, { autor, id_planestudio, now }: SimulacionSpec): Promise<number> {
  const { id_usuario } = await buildUsuario(db);
  const datos = { origen: 'individual' as const, usuarios: [id_usuario], planes: [id_planestudio], reabrir: true };
  const nueva = { id_usuario: autor.id_usuario, origen: datos.origen, datos, avisar: false, now: now.toISOString() };
  return insertSimulacion(db, nueva, parejasAhora(datos, { scope: null, avisar: false, today: now.toISOString().slice(0, 10) }));
}
