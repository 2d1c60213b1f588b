import type { TemaAlumno } from '@portal/contract/asignacion';

/** Requested occurrence: topic and module, optionally plan, program and course. */
export interface CuestionarioPedido {
  readonly id_tema: number;
  readonly id_modulo: number;
  readonly id_planestudio?: number | undefined;
  readonly id_programa?: number | undefined;
  readonly id_curso?: number | undefined;
}

type Place = { readonly [Key in keyof CuestionarioPedido]-?: number };

/** Returns whether the request names plan, program and course too. */
export const isPlace = (asked: CuestionarioPedido): asked is Place =>
  asked.id_planestudio !== undefined && asked.id_programa !== undefined && asked.id_curso !== undefined;

const fits = (tema: TemaAlumno, asked: CuestionarioPedido): boolean =>
  tema.id_tema === asked.id_tema &&
  tema.id_modulo === asked.id_modulo &&
  (asked.id_planestudio ?? tema.id_planestudio) === tema.id_planestudio &&
  (asked.id_programa ?? tema.id_programa) === tema.id_programa &&
  (asked.id_curso ?? tema.id_curso) === tema.id_curso;

/** Chooses the first matching occurrence: an open one, else a locked one, else an approved one. */
export function chooseOcurrencia(temas: readonly TemaAlumno[], asked: CuestionarioPedido): TemaAlumno | undefined {
  const fitting = temas.filter((tema) => fits(tema, asked));
  const pending = fitting.filter(({ aprobado }) => !aprobado);
  return pending.find(({ bloqueado }) => !bloqueado) ?? pending[0] ?? fitting[0];
}
