import { type Message, message } from '@portal/messages';
import { type Context, instantOf } from '../../core/context.ts';
import type { Executor } from '../../db/executor.ts';
import type { FuenteAsignacion, Veredicto } from '../../db/tables/evaluaciones.ts';
import type { Asignada } from './asignar.repository.ts';
import { assign, recordAssigning } from './asignar.service.ts';
import type { JudgedPair } from './juicio.repository.ts';

/** Counts of judged pairs by what became of them. */
export interface Cuentas {
  /** All that were assigned. */
  readonly resultado: number;
  readonly insertados: number;
  readonly reabiertos: number;
  readonly existentes: number;
  readonly cesados: number;
  /** Pairs of plans that are inactive or over, and closed pairs that stay so. */
  readonly omitidos: number;
}

/** Result of assigning judged pairs: new assignments and counts. */
export interface Asignacion {
  readonly asignadas: readonly Asignada[];
  readonly counts: Cuentas;
}

type Pareja = Pick<Asignada, 'id_usuario' | 'id_planestudio'>;
const keyOf = ({ id_usuario, id_planestudio }: Pareja): string => `${id_usuario} ${id_planestudio}`;

const ASIGNA: readonly Veredicto[] = ['nueva', 'reabre'];

interface Lote {
  readonly judged: readonly JudgedPair[];
  readonly fuente: FuenteAsignacion;
  /** Words the entry of the log. */
  readonly detalle?: (counts: Cuentas) => Message;
}

/** Assigns the judged pairs that are to be assigned, and logs the counts. Needs a transaction. */
export async function assignJudged(trx: Executor, context: Context, { judged, fuente, detalle = aplicada }: Lote): Promise<Asignacion> {
  const stamp = { usuario_creacion: context.user.username, fecha_creacion: instantOf(context) };
  const asignadas = await assign(
    trx,
    judged
      .filter(({ veredicto }) => ASIGNA.includes(veredicto))
      .map(({ veredicto: _veredicto, ...pareja }) => ({ ...pareja, fuente, ...stamp })),
  );
  const of = (...some: Veredicto[]) => judged.filter(({ veredicto }) => some.includes(veredicto)).length;
  const closed = new Set(judged.filter(({ veredicto }) => veredicto === 'reabre').map(keyOf));
  const reabiertos = asignadas.filter((asignada) => closed.has(keyOf(asignada))).length;
  const counts = {
    resultado: asignadas.length,
    insertados: asignadas.length - reabiertos,
    reabiertos,
    // Includes pairs that another transaction assigned in between.
    existentes: of('existente') + of(...ASIGNA) - asignadas.length,
    cesados: of('cesada'),
    omitidos: of('retirada', 'plan_inactivo', 'plan_terminado'),
  };
  await recordAssigning(trx, { detalle: detalle(counts), ...context });
  return { asignadas, counts };
}

const aplicada = ({ insertados, reabiertos, existentes, cesados, omitidos }: Cuentas): Message =>
  message('asignacion.aplicada', { insertados, reabiertos, omitidos: omitidos + cesados + existentes, avisados: 0 });

/** Returns the counts as the direct calls answer them: `insertados` are all that were assigned, those that had been closed too (P91). */
export const allInserted = ({ resultado, reabiertos, existentes, cesados, omitidos }: Cuentas) => ({
  insertados: resultado,
  reabiertos,
  existentes,
  cesados,
  omitidos,
});
