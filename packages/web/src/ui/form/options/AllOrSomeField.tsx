import { ALL } from '../../../core/router/asked-range.ts';
import { MultiSelectField } from './MultiSelectField.tsx';
import type { FilterOption } from '../../table/list-column.ts';

interface Props {
  readonly label: string;
  /** First option, which means all; nothing chosen is no choice. */
  readonly first: string;
  readonly placeholder: string;
  /** Undefined until they come. */
  readonly data: readonly FilterOption[] | undefined;
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

/** Required choice of several options, or of all by the first one. */
export function AllOrSomeField({ first, data, value, onChange, ...field }: Props) {
  const chosen = value ? value.split(',') : [];
  return (
    <MultiSelectField
      {...field}
      required
      data={data && [{ value: ALL, label: first }, ...data]}
      value={chosen}
      onChange={(ids) => onChange(after(ids, chosen).join(','))}
    />
  );
}
