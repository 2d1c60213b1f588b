import type { TemaAlumno } from '@portal/contract/asignacion';
import { type KpiAlumno, META_SEMANA, type RitmoAlumno } from '@portal/contract/avance';
import { percentOf, round2 } from '@portal/contract/core';

/** The five ids of an occurrence: a topic at its place in a plan (P59). */
export type Ocurrencia = Pick<TemaAlumno, 'id_planestudio' | 'id_programa' | 'id_curso' | 'id_modulo' | 'id_tema'>;

/** Occurrence of a learner as stored, without the fields that depend on today. */
export type OcurrenciaAlumno = Omit<
  TemaAlumno,
  'estado' | 'vencido' | 'bloqueado' | 'espera_hasta' | 'abierto' | 'aprobado_antes' | 'aprobado_en'
> & {
  /** Month of the approval, `YYYY-MM` in the portal's time zone; null while not approved. */
  readonly mes_aprobado: string | null;
  readonly aprobado_antes: NonNullable<TemaAlumno['aprobado_antes']> | null;
  readonly aprobado_en: NonNullable<TemaAlumno['aprobado_en']> | null;
  /** An attempt is open, which may be continued during a pause. */
  readonly abierto: boolean;
} & FallosDelDia;

/** Failed attempts of a learner at a topic today, at all of its places. */
export interface FallosDelDia {
  readonly fallidos: number;
  /** Moment of the last one; null without one. */
  readonly ultimo_fallo: string | null;
  /** First moment of the next day in the portal's time zone; null without a failed attempt. */
  readonly fin_dia: string | null;
}

/** Today, now and the pauses of the settings, on which the state of a topic depends. */
export interface Momento {
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly now: Date;
  readonly settings: { readonly pausas_intento: readonly number[] | null };
}

/** Totals of a learner in a plan, stored in `progreso`; avance and promedio derive from them. */
export interface Totales {
  readonly total: number;
  readonly aprobados: number;
  readonly calificados: number;
  readonly suma_notas: number;
}

/** Returns the approved share of the active occurrences, 0-100 (P21). 0 without occurrences; 100 only if all are approved. */
export function avanceOf({ total, aprobados }: Pick<Totales, 'total' | 'aprobados'>): number {
  if (total === 0) return 0;
  return aprobados >= total ? 100 : Math.min(percentOf(aprobados, total), 99.99);
}

/** Returns the mean grade of the graded occurrences, 0-100; null without a grade (P21). */
export const promedioOf = ({ calificados, suma_notas }: Pick<Totales, 'calificados' | 'suma_notas'>): number | null =>
  calificados === 0 ? null : Math.min(100, round2(suma_notas / calificados));

/** Sums up occurrences of one learner. */
export function totalsOf(rows: readonly Pick<TemaAlumno, 'aprobado' | 'nota'>[]): Totales {
  const notas = rows.flatMap(({ nota }) => (nota === null ? [] : [nota]));
  return {
    total: rows.length,
    aprobados: rows.filter(({ aprobado }) => aprobado).length,
    calificados: notas.length,
    suma_notas: round2(notas.reduce((sum, nota) => sum + nota, 0)),
  };
}

/** Returns the figures of a learner (P61) from the totals of their plans. */
export function cifrasOf(totales: Totales & Pick<KpiAlumno, 'vencido' | 'evaluaciones'>): KpiAlumno {
  const { total, aprobados, vencido, evaluaciones } = totales;
  return {
    temas: total,
    pendientes: total - aprobados,
    vencido,
    promedio: promedioOf(totales),
    avance: avanceOf(totales),
    evaluaciones,
  };
}

/** Adds the goal of the week (P277): no more than what is done and pending. */
export const ritmoOf = (
  ritmo: Omit<RitmoAlumno, 'meta'> | null,
  { total, aprobados }: Pick<Totales, 'total' | 'aprobados'>,
): RitmoAlumno | null => ritmo && { ...ritmo, meta: Math.min(META_SEMANA, ritmo.semana + total - aprobados) };

/** Returns the state of a topic for its learner (P14); a grade of 0 is not "Pendiente". */
export function estadoOf({ aprobado, intentos }: Pick<TemaAlumno, 'aprobado' | 'intentos'>): TemaAlumno['estado'] {
  if (aprobado) return 'Evaluado';
  return intentos > 0 ? 'En Progreso' : 'Pendiente';
}

/**
 * Returns until when a learner waits after the failed attempts of the day; null once that moment has passed (P44). A pause ends with the day
 * at the latest: the next day begins without failed attempts.
 */
export function esperaHasta({ fallidos, ultimo_fallo, fin_dia }: FallosDelDia, { now, settings }: Momento): string | null {
  const { pausas_intento: pausas } = settings;
  if (!pausas || ultimo_fallo === null || fin_dia === null) return null;
  const minutos = pausas[fallidos - 1];
  const manana = Date.parse(fin_dia);
  const hasta = minutos === undefined ? manana : Math.min(Date.parse(ultimo_fallo) + minutos * 60_000, manana);
  return hasta > now.getTime() ? new Date(hasta).toISOString() : null;
}

/** Returns whether a topic takes no further attempt: one of here approved it. An approval elsewhere leaves it open (P274). */
export const isClosed = ({ aprobado, aprobado_en }: Pick<TemaAlumno, 'aprobado' | 'aprobado_en'>): boolean => aprobado && !aprobado_en;

/** Returns whether an attempt at a topic can fail: it asks questions, or its package grades. */
const isGraded = ({ numero_preguntas, paquete }: Pick<TemaAlumno, 'numero_preguntas' | 'paquete'>): boolean =>
  numero_preguntas > 0 || paquete === 'paquete';

/** Adds the fields that depend on the moment: state, lock (P16), overdue (P21), pause (P44) where questions are asked. */
export function toTemaAlumno(row: OcurrenciaAlumno, momento: Momento): TemaAlumno {
  return {
    ...row,
    estado: estadoOf(row),
    vencido: !row.aprobado && momento.today > row.fecha_fin,
    bloqueado: row.id_requisito !== null,
    espera_hasta: isClosed(row) || row.abierto || !isGraded(row) ? null : esperaHasta(row, momento),
  };
}

/** Returns whether a learner may open a pending topic: neither locked (P16) nor without the questions that it asks (P45). */
export const isOpenable = ({ bloqueado, listo }: Pick<TemaAlumno, 'bloqueado' | 'listo'>): boolean => !bloqueado && listo;

/** Returns whether an attempt at a pending topic may be opened now: neither locked, nor unready, nor in its pause (P44). */
export const opensNow = (tema: TemaAlumno): boolean => isOpenable(tema) && tema.espera_hasta === null;

/** Returns the first pending topic of a learner, in the order of the plans, that opens now (P19). */
export const firstOpening = (temas: readonly TemaAlumno[]): TemaAlumno | undefined =>
  temas.find((tema) => !tema.aprobado && opensNow(tema));

/** Returns the topics that are not approved: first those that can be opened, then the others, each in the order of the plans. */
export function pendientesOf(temas: readonly TemaAlumno[]): TemaAlumno[] {
  const pending = temas.filter(({ aprobado }) => !aprobado);
  return [...pending.filter(isOpenable), ...pending.filter((tema) => !isOpenable(tema))];
}

export const sameOcurrencia = (a: Ocurrencia, b: Ocurrencia): boolean =>
  a.id_planestudio === b.id_planestudio &&
  a.id_programa === b.id_programa &&
  a.id_curso === b.id_curso &&
  a.id_modulo === b.id_modulo &&
  a.id_tema === b.id_tema;

/** Returns the first topic of the plan of `place`, apart from `place`, that its learner can open now and has not approved. */
export const nextInPlan = (temas: readonly TemaAlumno[], place: Ocurrencia): TemaAlumno | undefined =>
  temas.find((tema) => tema.id_planestudio === place.id_planestudio && !tema.aprobado && opensNow(tema) && !sameOcurrencia(tema, place));

interface AvanceMes {
  /** From 1. */
  readonly mes: number;
  readonly aprobados: number;
  readonly avance: number;
}

/** Returns the occurrences approved in each month of `year` and their share, 0-100 (P67): twelve rows. */
export function avancePorMes(rows: readonly Pick<OcurrenciaAlumno, 'mes_aprobado'>[], year: string): AvanceMes[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    const aprobados = rows.filter(({ mes_aprobado }) => mes_aprobado === month).length;
    return { mes: index + 1, aprobados, avance: avanceOf({ total: rows.length, aprobados }) };
  });
}
