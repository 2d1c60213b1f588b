import { columnOf, shownColumns, type AnyList } from '@portal/contract/core';
import type { InformeCuadro } from '@portal/contract/reporte';

/** Figure of a report: its place in a row, its title, and the unit in which it is stored. */
export interface Cifra {
  readonly campo: string;
  readonly titulo: string;
  readonly por: number;
}

/** Fields by which the rows of two cuadros are the same, fields that name a row, and figures that are compared. */
export interface Cotejo {
  readonly clave: readonly string[];
  readonly nombre: readonly string[];
  readonly cifras: readonly Cifra[];
}

const DE_EMPRESA = { clave: ['id'], nombre: ['empresa'] };

const FILAS: Readonly<Record<InformeCuadro, Pick<Cotejo, 'clave' | 'nombre'>>> = {
  '/reporteusuarioxempresa': { clave: ['id_usuario', 'id_planestudio'], nombre: ['personal', 'plan'] },
  '/reportenoasignado': { clave: ['id_usuario'], nombre: ['personal', 'empresa'] },
  '/reportegralempresa': DE_EMPRESA,
  '/reportedptoceco': { clave: ['id_empresa', 'id_departamento', 'id_centro_costo'], nombre: ['empresa', 'departamento', 'centro_costo'] },
  '/empresaseguimiento': { clave: ['id_empresa', 'centro_costo'], nombre: ['empresa', 'centrocosto'] },
  '/reporteempresa': DE_EMPRESA,
  '/planestudioseguimiento': { clave: ['id_planestudio'], nombre: ['denominacion'] },
};

/** Place of a row in an order: no figure. */
const ORDEN = 'nro';

/**
 * Returns how two cuadros of a report are compared. `columnas` are the names that columns of data had when each was frozen, the later first; a
 * report without figures has one row for each of its rows, which says in which cuadro it is.
 */
export function cotejoOf(
  informe: InformeCuadro,
  {
    list,
    titleOf,
    columnas,
  }: { readonly list: AnyList; readonly titleOf: (name: string) => string; readonly columnas: Readonly<Record<string, string>> },
): Cotejo {
  const shown = shownColumns(list.columns).flatMap(([name, { kind }]) => (kind === 'numero' && name !== ORDEN ? [name] : []));
  const each = Object.keys(columnas).filter((name) => name.includes('.'));
  const cifras = [...shown.filter((name) => !list.columns[name]?.each), ...each].map((campo) => ({
    campo,
    titulo: (campo.includes('.') && columnas[campo]) || titleOf(campo),
    por: columnOf(list.columns, campo)?.scale?.per ?? 1,
  }));
  return { ...FILAS[informe], cifras: cifras.length > 0 ? cifras : [{ campo: '', titulo: '', por: 1 }] };
}
