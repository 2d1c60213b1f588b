/** Child that a sheet names, with the number in its column «Orden»; null where the cell is empty. */
export interface Nombrado {
  readonly clave: string;
  readonly orden: number | null;
}

/** Sorts the named children as the sheet says: by their numbers, one without a number behind the row above it. */
function sortNamed(nombrados: readonly Nombrado[]): string[] {
  let above = Number.NEGATIVE_INFINITY;
  return nombrados
    .map(({ clave, orden }) => {
      above = orden ?? above;
      return { clave, orden: above };
    })
    .toSorted((one, other) => (one.orden === other.orden ? 0 : one.orden - other.orden))
    .map(({ clave }) => clave);
}

/**
 * Returns the children of a record in their order after an import: those that the sheet names change places among themselves, those that it does not name
 * stay where they are, and a new one comes behind the one that the sheet has before it.
 */
export function ordenar(guardados: readonly string[], nombrados: readonly Nombrado[]): string[] {
  const sheet = sortNamed(nombrados);
  const stored = new Set(guardados);
  const named = new Set(sheet);
  const present = sheet.filter((clave) => stored.has(clave));
  const taken = present.values();
  const order = guardados.map((clave) => (named.has(clave) ? (taken.next().value ?? clave) : clave));
  // New children follow the stored one that the sheet has before them; those at its head precede the first stored one.
  const behind = new Map<string | null, string[]>();
  let above: string | null = null;
  for (const clave of sheet) {
    if (stored.has(clave)) above = clave;
    else behind.set(above, [...(behind.get(above) ?? []), clave]);
  }
  const heads = behind.get(null) ?? [];
  const [first] = present;
  const result = order.flatMap((clave) => [...(clave === first ? heads : []), clave, ...(behind.get(clave) ?? [])]);
  return first === undefined ? [...result, ...heads] : result;
}
