interface Given {
  value?: unknown;
  onChange: (value: unknown) => void;
}

/** Stores null for an emptied `NumberField`, so that the contract reports a missing value and not an invalid text. */
export const emptyAsNull = ({ value, onChange, ...props }: Given) => ({
  ...props,
  value: (value ?? '') as number | string,
  onChange: (next: number | string) => onChange(next === '' ? null : next),
});
