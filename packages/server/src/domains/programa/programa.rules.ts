import type { TemaAlumno } from '@portal/contract';

/** Topics of one program in one plan. */
export interface ProgramaAgrupado {
  readonly primero: TemaAlumno;
  readonly temas: readonly TemaAlumno[];
}

/** Groups topic occurrences by plan and program, in the order in which they come. */
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
