import { ALL } from '../../../core/router/asked-range.ts';
import { SelectField } from '../../../ui/form/options/SelectField.tsx';
import type { FilterOption } from '../../../ui/table/list-column.ts';

interface Props {
  readonly label: string;
  /** First option, which means all. */
  readonly first: string;
  readonly options: readonly FilterOption[];
  /** Id; undefined: all. */
  readonly value: number | undefined;
  readonly onChange: (id: number | undefined) => void;
}

/** Select of one id; the first option means all. */
export function TodosField({ label, first, options, value, onChange }: Props) {
  return (
    <SelectField
      label={label}
      allowDeselect={false}
      data={[{ value: ALL, label: first }, ...options]}
      value={value === undefined ? ALL : String(value)}
      onChange={(id) => onChange(Number(id) || undefined)}
    />
  );
}
