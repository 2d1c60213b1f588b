import type { TemaAlumno } from '@portal/contract/asignacion';

/** Occurrences of one program in one plan; `primero` is the first. */
export interface ProgramaAgrupado {
  readonly primero: TemaAlumno;
  readonly temas: readonly TemaAlumno[];
}

/** Groups occurrences by plan and program; keeps the order. */
export function groupByPrograma(temas: readonly TemaAlumno[]): ProgramaAgrupado[] {
  const groups = new Map<string, { primero: TemaAlumno; temas: TemaAlumno[] }>();
  for (const tema of temas) {
    const key = `${tema.id_planestudio}/${tema.id_programa}`;
    const group = groups.get(key);
    if (group) group.temas.push(tema);
    else groups.set(key, { primero: tema, temas: [tema] });
  }
  return [...groups.values()];
}
