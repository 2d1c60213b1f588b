import { Radio, type RadioGroupProps } from '@mantine/core';
import styles from './RadioField.module.css';
import type { FieldHelp } from '../field-help.tsx';
import type { FilterOption } from '../../table/list-column.ts';

interface Props extends Omit<RadioGroupProps, 'description' | 'children' | 'onChange'>, FieldHelp {
  /** `text` explains an option, which then takes a line of its own. */
  data: readonly (FilterOption & { readonly text?: string })[];
  onChange: (value: string) => void;
}

/** Choice of one of few options, all of them in sight. Takes the props of `form.getInputProps(name)`. */
export function RadioField({ data, help, error, ...props }: Props) {
  return (
    <Radio.Group {...props} error={error} description={help}>
      <div className={styles.choices}>
        {data.map(({ value, label, text }) => (
          <Radio
            key={value}
            value={value}
            label={label}
            description={text}
            className={text && styles.explained}
            aria-invalid={Boolean(error)}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
