import type { Executor } from '@portal/server/src/db/executor.ts';
import type { Ocurrencia } from '../builders/contenido/plan.ts';
import { buildIntento } from '../builders/persona/intento.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';
import { computeSalud } from '@portal/server/src/domains/pregunta/pregunta.public.ts';

/** Answer of an attempt. */
export interface Contestada {
  readonly id_pregunta: number;
  readonly version?: number;
  /** Shown position of the chosen option. */
  readonly respuesta: number;
  readonly orden?: string;
  readonly orden_opciones?: readonly number[];
  readonly es_correcta: boolean;
  readonly puntos?: number;
}

/** Attempt, by default of a new person. */
export interface Hecho {
  readonly id_usuario?: number;
  readonly fecha_fin: string;
  readonly numero_intento?: number;
  readonly rapido?: boolean;
  readonly fecha_recibida?: string;
}

/** Builds a graded attempt with its answers. */
export async function buildContestado(
  db: Executor,
  place: Ocurrencia,
  { contestadas, ...given }: Hecho & { readonly contestadas: readonly Contestada[] },
): Promise<{ id_evaluacion: number; id_usuario: number }> {
  const id_usuario = given.id_usuario ?? (await buildUsuario(db)).id_usuario;
  const id_evaluacion = await buildIntento(db, place, { ...given, id_usuario, total: contestadas.length });
  for (const [index, { version = 1, orden_opciones, ...rest }] of contestadas.entries())
    await db
      .insertInto('detalle')
      .values({ id_evaluacion, numero_orden: index + 1, version, ...(orden_opciones && { orden_opciones: [...orden_opciones] }), ...rest })
      .execute();
  return { id_evaluacion, id_usuario };
}

/** Right answer to a question with its key at option 1, in the order of the bank. */
export const acierta = (id_pregunta: number): Contestada => ({ id_pregunta, respuesta: 1, orden: '1234', es_correcta: true });

/** Computes the health of questions as the job does, at a moment and for so many milliseconds. Returns the number of computed versions. */
export function runHealth(db: Executor, now: Date, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  return computeSalud(db, { clock: () => now, goesOn: () => performance.now() < end });
}
