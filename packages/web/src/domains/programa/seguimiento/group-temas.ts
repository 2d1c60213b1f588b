import type { TemaAlumno } from '@portal/contract/asignacion';

/** Topics with the same key; `first` has the texts of their heading. */
export interface TemaGroup {
  readonly key: string;
  readonly first: TemaAlumno;
  readonly temas: readonly TemaAlumno[];
}

/** Groups topics by `keyOf`, in order of first appearance. */
export function groupTemas(temas: readonly TemaAlumno[], keyOf: (tema: TemaAlumno) => string | number): TemaGroup[] {
  const groups = new Map<string, { key: string; first: TemaAlumno; temas: TemaAlumno[] }>();
  for (const tema of temas) {
    const key = String(keyOf(tema));
    const group = groups.get(key);
    if (group) group.temas.push(tema);
    else groups.set(key, { key, first: tema, temas: [tema] });
  }
  return [...groups.values()];
}
