/** Person to be put into a group. */
export interface Pareja {
  readonly id_usuario: number;
  readonly codigo_grupo: string;
}

/** Stored person with the present group. */
export interface Integrante {
  readonly id_usuario: number;
  readonly codigo_grupo: string | null;
  /** 1 active, 2 left. */
  readonly codigo_estado: number;
}

/** Changes of a batch. */
export interface Reparto {
  /** Pairs that change the group of a person. */
  readonly cambian: readonly Pareja[];
  /** Active people of the batch, who get the plans of their groups. */
  readonly activos: readonly number[];
  /** Rows that change nothing. */
  readonly existentes: number;
  /** Rows of people who left. */
  readonly cesados: number;
  /** Of `cambian`, those who leave another group. */
  readonly trasladados: number;
}

/** Returns the index of the first row that names a person of an earlier row with another group; -1 without one. */
export function findContradiction(parejas: readonly Pareja[]): number {
  const groups = new Map<number, string>();
  return parejas.findIndex(({ id_usuario, codigo_grupo }) => {
    const earlier = groups.get(id_usuario);
    groups.set(id_usuario, codigo_grupo);
    return earlier !== undefined && earlier !== codigo_grupo;
  });
}

/** Sorts the rows of a batch by what they change; a repeated row counts as existing. Every person must be among `personas`. */
export function sortParejas(parejas: readonly Pareja[], personas: readonly Integrante[]): Reparto {
  const known = new Map(personas.map((persona) => [persona.id_usuario, persona]));
  const active = parejas.filter(({ id_usuario }) => known.get(id_usuario)?.codigo_estado === 1);
  const wanted = new Map(active.map((pareja) => [pareja.id_usuario, pareja]));
  const before = (id_usuario: number) => known.get(id_usuario)?.codigo_grupo ?? null;
  const cambian = [...wanted.values()].filter(({ id_usuario, codigo_grupo }) => before(id_usuario) !== codigo_grupo);
  return {
    cambian,
    activos: [...wanted.keys()],
    existentes: active.length - cambian.length,
    cesados: parejas.length - active.length,
    trasladados: cambian.filter(({ id_usuario }) => before(id_usuario) !== null).length,
  };
}
