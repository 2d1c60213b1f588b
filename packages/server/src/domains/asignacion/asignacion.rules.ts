import { type KpiAlumno, percentOf, round2, type TemaAlumno } from '@portal/contract';

/** The five ids of an occurrence: a topic at its place in a plan (P59). */
export type Ocurrencia = Pick<TemaAlumno, 'id_planestudio' | 'id_programa' | 'id_curso' | 'id_modulo' | 'id_tema'>;

/** Occurrence of a learner as stored, without the fields that depend on today. */
export type OcurrenciaAlumno = Omit<TemaAlumno, 'estado' | 'vencido' | 'bloqueado'> & {
  /** Month of the approval, `YYYY-MM` in the portal's time zone; null while not approved. */
  readonly mes_aprobado: string | null;
};

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

/** Returns the state of a topic for its learner (P14); a grade of 0 is not "Pendiente". */
export function estadoOf({ aprobado, intentos }: Pick<TemaAlumno, 'aprobado' | 'intentos'>): TemaAlumno['estado'] {
  if (aprobado) return 'Evaluado';
  return intentos > 0 ? 'En Progreso' : 'Pendiente';
}

/** Adds the fields that depend on `today` (`YYYY-MM-DD`): state, lock (P16), overdue (P21). */
export function toTemaAlumno(row: OcurrenciaAlumno, today: string): TemaAlumno {
  return {
    ...row,
    estado: estadoOf(row),
    vencido: !row.aprobado && today > row.fecha_fin,
    bloqueado: row.id_requisito !== null,
  };
}

/** Returns the topics that are not approved: first the open ones, then the locked ones, each in the order of the plans. */
export function pendientesOf(temas: readonly TemaAlumno[]): TemaAlumno[] {
  const pending = temas.filter(({ aprobado }) => !aprobado);
  return [...pending.filter(({ bloqueado }) => !bloqueado), ...pending.filter(({ bloqueado }) => bloqueado)];
}

export const sameOcurrencia = (a: Ocurrencia, b: Ocurrencia): boolean =>
  a.id_planestudio === b.id_planestudio &&
  a.id_programa === b.id_programa &&
  a.id_curso === b.id_curso &&
  a.id_modulo === b.id_modulo &&
  a.id_tema === b.id_tema;

/** Returns the share of occurrences approved in each month of `year` (P67): twelve rows, 0-100. */
export function avancePorMes(rows: readonly Pick<OcurrenciaAlumno, 'mes_aprobado'>[], year: string): { mes: number; avance: number }[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    const aprobados = rows.filter(({ mes_aprobado }) => mes_aprobado === month).length;
    return { mes: index + 1, avance: avanceOf({ total: rows.length, aprobados }) };
  });
}
