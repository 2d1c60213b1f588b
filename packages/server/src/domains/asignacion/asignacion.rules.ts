import { percentOf, round2, type TemaAlumno } from '@portal/contract';

/** The five ids that name a topic where it stands in a plan. */
export type Ocurrencia = Pick<TemaAlumno, 'id_planestudio' | 'id_programa' | 'id_curso' | 'id_modulo' | 'id_tema'>;

/** A topic occurrence of a learner as stored: without what depends on the day. */
export type OcurrenciaAlumno = Omit<TemaAlumno, 'estado' | 'vencido' | 'bloqueado'> & {
  /** Month of the approval, `YYYY-MM` in the portal's time zone; null while not approved. */
  readonly mes_aprobado: string | null;
};

/** Totals from which avance and promedio follow; stored per learner and plan in `progreso`. */
export interface Totales {
  readonly total: number;
  readonly aprobados: number;
  readonly calificados: number;
  readonly suma_notas: number;
}

/** Approved occurrences of active ones, 0-100 (P21). 0 while there is nothing to approve; 100 only when all are approved. */
export function avanceOf({ total, aprobados }: Pick<Totales, 'total' | 'aprobados'>): number {
  if (total === 0) return 0;
  return aprobados >= total ? 100 : Math.min(percentOf(aprobados, total), 99.99);
}

/** Mean grade of the graded occurrences, 0-100; null while none is graded (P21). */
export const promedioOf = ({ calificados, suma_notas }: Pick<Totales, 'calificados' | 'suma_notas'>): number | null =>
  calificados === 0 ? null : Math.min(100, round2(suma_notas / calificados));

/** Totals of some occurrences of one learner. */
export function totalsOf(rows: readonly Pick<TemaAlumno, 'aprobado' | 'nota'>[]): Totales {
  const notas = rows.flatMap(({ nota }) => (nota === null ? [] : [nota]));
  return {
    total: rows.length,
    aprobados: rows.filter(({ aprobado }) => aprobado).length,
    calificados: notas.length,
    suma_notas: round2(notas.reduce((sum, nota) => sum + nota, 0)),
  };
}

/** State of a topic for its learner (P14): a graded 0 is not "Pendiente". */
export function estadoOf({ aprobado, intentos }: Pick<TemaAlumno, 'aprobado' | 'intentos'>): TemaAlumno['estado'] {
  if (aprobado) return 'Evaluado';
  return intentos > 0 ? 'En Progreso' : 'Pendiente';
}

/** The occurrence as its learner sees it on `today` (`YYYY-MM-DD`): state, lock (P16), overdue (P21). */
export function toTemaAlumno(row: OcurrenciaAlumno, today: string): TemaAlumno {
  return {
    ...row,
    estado: estadoOf(row),
    vencido: !row.aprobado && today > row.fecha_fin,
    bloqueado: row.id_requisito !== null,
  };
}

/** What is not approved yet; what can be opened comes first, each part in the order of the plans. */
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

/** Share of the occurrences approved in each month of `year` (P67): twelve rows, 0-100. */
export function avancePorMes(rows: readonly Pick<OcurrenciaAlumno, 'mes_aprobado'>[], year: string): { mes: number; avance: number }[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    const aprobados = rows.filter(({ mes_aprobado }) => mes_aprobado === month).length;
    return { mes: index + 1, avance: avanceOf({ total: rows.length, aprobados }) };
  });
}
