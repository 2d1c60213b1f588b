import type { ParametroOpcion } from '@portal/contract/parametro';
import { TodosField } from './TodosField.tsx';
import { useParametros } from '../../../pieces/parametro/parametro.queries.ts';

/** The chosen company, and the names of all of them. */
interface Empresas {
  /** Undefined: all. */
  readonly una: number | undefined;
  readonly nombres: ReadonlyMap<number, string>;
}

type Clave = 'centro_costo' | 'departamento' | 'cargo';

interface Props {
  readonly clave: Clave;
  readonly label: string;
  readonly first: string;
  readonly value: number | undefined;
  readonly onChange: (id: number | undefined) => void;
  readonly empresas: Empresas;
}

/** Choice of one parameter of a table by its id, or all: of the chosen company, or of every one with its name (P84). */
export function ParametroTodos({ clave, empresas, ...field }: Props) {
  const { data = [] } = useParametros(clave);
  const offered = data.filter(({ id_empresa }) => empresas.una === undefined || id_empresa === null || id_empresa === empresas.una);
  const same = repeated(offered);
  return (
    <TodosField
      {...field}
      options={offered.map((row) => ({
        value: String(row.id_parametro),
        label: worded(row, { coded: clave === 'centro_costo' || same.has(row.parametro), ...empresas }),
      }))}
    />
  );
}

/** Returns a function that keeps a chosen parameter under another company if it belongs to that one or to all. */
export function useKept(clave: Clave): (id: number | undefined, empresa: number | undefined) => number | undefined {
  const { data = [] } = useParametros(clave);
  return (id, empresa) => {
    const owner = data.find(({ id_parametro }) => id_parametro === id)?.id_empresa ?? null;
    return empresa === undefined || owner === null || owner === empresa ? id : undefined;
  };
}

/** Returns the texts that occur more than once. */
function repeated(rows: readonly ParametroOpcion[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(rows.flatMap(({ parametro }) => (seen.size === seen.add(parametro).size ? [parametro] : [])));
}

/** Words an option: «Centro de distribución (2102) · Panificadora S.A.C.», without the company once one is chosen. */
function worded(row: ParametroOpcion, { coded, una, nombres }: Empresas & { readonly coded: boolean }): string {
  const text = coded ? `${row.parametro} (${row.codigo_parametro})` : row.parametro;
  const empresa = row.id_empresa === null || una !== undefined ? undefined : nombres.get(row.id_empresa);
  return empresa === undefined ? text : `${text} · ${empresa}`;
}
