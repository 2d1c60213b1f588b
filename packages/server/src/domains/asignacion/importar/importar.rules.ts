import type { asignacionImportacion, VEREDICTO_ASIGNACION } from '@portal/contract/asignacion';
import type { ImportTypesOf } from '@portal/contract/core';
import { message, type Message } from '@portal/messages';
import type { Identificada } from './identificar.rules.ts';
import { type Judged, type ReadRow, refused, refuseRepeated, type Verdict } from '../../../core/import/rows.rules.ts';

export type AsignacionTypes = ImportTypesOf<typeof asignacionImportacion>;
type Fila = ReadRow<AsignacionTypes>;
type JudgedRow = Judged<AsignacionTypes, PersonaDeFila>;

/** Row that names a person by the code of a user. */
export interface CodigoLeido {
  readonly id_planestudio: number;
  readonly codigo: string;
}

/** The same with the person, null throughout for a code that nobody in the scope has, and what would become of the pair. */
export interface JudgedCodigo extends CodigoLeido {
  readonly plan: string;
  readonly id_usuario: number | null;
  readonly codigo_usuario: string | null;
  readonly nombres: string | null;
  readonly apellidos: string | null;
  readonly empresa: string | null;
  readonly correo_electronico: string | null;
  readonly centro_costo: string | null;
  readonly veredicto: (typeof VEREDICTO_ASIGNACION)[number] | 'no_existe';
  /** Day on which a closed assignment was closed, `YYYY-MM-DD`. */
  readonly cierre: string | null;
}

/** Person of an accepted row. */
export interface PersonaDeFila {
  readonly id_usuario: number;
}

/** Why a person does not get the plan; undefined when nothing is in the way. */
function reasonAgainst({ veredicto, codigo, plan, cierre }: JudgedCodigo): Message | undefined {
  if (veredicto === 'no_existe') return message('asignacion.importacion.noExiste', { codigo });
  if (veredicto === 'cesada') return message('asignacion.cesada');
  if (veredicto === 'plan_inactivo') return message('asignacion.importacion.planInactivo', { plan });
  if (veredicto === 'plan_terminado') return message('asignacion.importacion.planTerminado', { plan });
  if (veredicto === 'retirada') return message('asignacion.importacion.retirada', { fecha: cierre ?? '' });
  return undefined;
}

/** Judges the rows of a sheet by what would become of their people; a person whom an earlier row names is refused. */
export function judgeFilas(rows: readonly Fila[], found: readonly JudgedCodigo[], identificadas: readonly Identificada[]): JudgedRow[] {
  const judged = found.map((each, index): JudgedRow => {
    const { motivo, aviso } = identificadas[index] ?? {};
    const avisos = [...(aviso ? [aviso] : []), ...warningsOf(each)];
    return { verdict: motivo ? refused(motivo) : verdictOf(each), extra: extraOf(each), avisos };
  });
  return refuseRepeated(judged, rows, {
    key: ({ id_usuario }) => String(id_usuario),
    reason: (fila) => message('asignacion.importacion.repetida', { fila }),
  });
}

function verdictOf(each: JudgedCodigo): Verdict<PersonaDeFila> {
  const { id_usuario, veredicto } = each;
  const against = reasonAgainst(each);
  if (against || id_usuario === null) return refused(...(against ? [against] : []));
  if (veredicto === 'existente') return { estado: 'existente' };
  const datos = { id_usuario };
  return veredicto === 'reabre' ? { estado: 'cambiada', datos, cambios: {} } : { estado: 'nueva', datos };
}

const warningsOf = ({ veredicto, cierre }: JudgedCodigo): Message[] =>
  veredicto === 'reabre' ? [message('asignacion.importacion.reabre', { fecha: cierre ?? '' })] : [];

const extraOf = ({ id_usuario, codigo_usuario, nombres, apellidos, empresa, correo_electronico, centro_costo, plan }: JudgedCodigo) => ({
  id_usuario,
  codigo_usuario,
  nombres,
  apellidos,
  empresa,
  correo_electronico,
  centro_costo,
  plan,
});
