import type { ColumnasLeidas } from '@portal/contract/core';
import { fieldsByName, type ReadColumn } from '../spreadsheet/columns.rules.ts';
import { headerName } from '../spreadsheet/header-name.rules.ts';

/** Field of a header, as a person of the company chose in an earlier file; the latest choices first. */
export interface Recordada {
  /** Header as headers are compared. */
  readonly encabezado: string;
  /** Null: its column is not read. */
  readonly campo: string | null;
  readonly archivo: string | null;
  readonly autor: string;
  readonly fecha: string;
}

/** Header and what a person made of it. */
export interface Elegida {
  readonly encabezado: string;
  readonly escrito: string;
  readonly campo: string | null;
}

/** Lets the columns of an import be found by remembered headers too, and by none of those that are remembered for another one. */
export function withRemembered<Column extends ReadColumn>(columns: readonly Column[], recordadas: readonly Recordada[]): Column[] {
  if (recordadas.length === 0) return [...columns];
  const tomados = recordadas.map(({ encabezado }) => encabezado);
  return columns.map((column) => {
    const recordados = recordadas.flatMap(({ campo, encabezado }) => (campo === column.campo ? [encabezado] : []));
    return { ...column, tomados, ...(recordados.length > 0 && { recordados }) };
  });
}

const headsOf = ({ archivo }: ColumnasLeidas) => archivo.filter((each) => each.encabezado !== null && headerName(each.encabezado) !== '');

/** Says which headers of a file are what earlier files remember, unlike their names. */
export function rememberedOf(
  columnas: ColumnasLeidas,
  columns: readonly ReadColumn[],
  recordadas: readonly Recordada[],
): ColumnasLeidas['recordadas'] {
  const heads = headsOf(columnas);
  const named = fieldsByName(
    heads.map(({ encabezado }) => encabezado ?? ''),
    columns,
  );
  const known = new Map(recordadas.map((each) => [each.encabezado, each]));
  const used = heads.flatMap(({ encabezado, campo }, index) => {
    const found = known.get(headerName(encabezado ?? ''));
    return found && found.campo === campo && campo !== named[index] ? [{ ...found, escrito: encabezado ?? '' }] : [];
  });
  const [latest] = used.toSorted((one, other) => other.fecha.localeCompare(one.fecha));
  return latest
    ? { archivo: latest.archivo, autor: latest.autor, fecha: latest.fecha, encabezados: used.map(({ escrito }) => escrito) }
    : null;
}

/** Parts what a person chose into what to remember, which its names do not say, and the headers of which nothing is remembered any more. */
export function chosenApart(
  columnas: ColumnasLeidas,
  columns: readonly ReadColumn[],
): { readonly recordar: readonly Elegida[]; readonly olvidar: readonly string[] } {
  const heads = headsOf(columnas);
  const named = fieldsByName(
    heads.map(({ encabezado }) => encabezado ?? ''),
    columns,
  );
  const chosen = new Map<string, Elegida & { readonly own: boolean }>();
  for (const [index, { encabezado, campo }] of heads.entries()) {
    const head = headerName(encabezado ?? '');
    // Of two columns with one header the one that is read says what it is.
    if (chosen.get(head)?.campo) continue;
    chosen.set(head, { encabezado: head, escrito: encabezado ?? '', campo, own: campo !== named[index] });
  }
  const all = [...chosen.values()];
  return {
    recordar: all.filter(({ own }) => own).map(({ own: _own, ...each }) => each),
    olvidar: all.filter(({ own }) => !own).map(({ encabezado }) => encabezado),
  };
}
