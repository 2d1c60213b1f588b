import type { TemaAlumno } from '@portal/contract/asignacion';
import { groupBy } from '@portal/contract/group-by';

/** Topics with the same key; `first` has the texts of their heading. */
export interface TemaGroup {
  readonly key: string;
  readonly first: TemaAlumno;
  readonly temas: readonly TemaAlumno[];
}

/** Groups topics by `keyOf`, in order of first appearance. */
export function groupTemas(temas: readonly TemaAlumno[], keyOf: (tema: TemaAlumno) => string | number): TemaGroup[] {
  return [...groupBy(temas, keyOf)].map(([key, own]) => ({ key: String(key), first: own[0]!, temas: own }));
}
