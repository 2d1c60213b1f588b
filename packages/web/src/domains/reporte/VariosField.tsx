import type { Busqueda } from '@portal/contract';
import { ALL } from './asked.ts';
import { useOpciones } from './reporte.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { MultiSelectField } from '../../ui/form/MultiSelectField.tsx';

interface Props {
  readonly label: string;
  /** First option, which means all. */
  readonly first: string;
  readonly busqueda: Busqueda;
  /** Ids separated by commas; 0: all; empty: nothing chosen. */
  readonly value: string;
  readonly onChange: (ids: string) => void;
  readonly error?: string | undefined;
}

/** Returns the choice after a change: the first option and the others exclude each other. */
const after = (chosen: readonly string[], before: readonly string[]): string[] => {
  if (!chosen.includes(ALL)) return [...chosen];
  return before.includes(ALL) ? chosen.filter((id) => id !== ALL) : [ALL];
};

/** Choice of several options, or of all by the first one. */
export function VariosField({ label, first, busqueda, value, onChange, error }: Props) {
  const { data, error: failure } = useOpciones(busqueda);
  const chosen = value ? value.split(',') : [];
  return (
    <MultiSelectField
      label={label}
      required
      placeholder={first}
      data={data && [{ value: ALL, label: first }, ...data]}
      value={chosen}
      onChange={(ids) => onChange(after(ids, chosen).join(','))}
      error={failure ? messageOf(failure) : error}
    />
  );
}
