interface Given {
  value?: unknown;
  onChange: (value: unknown) => void;
}

/** For a `NumberField`: an emptied field is null in the form, so that the contract takes it as missing and not as a wrong text. */
export const emptyAsNull = ({ value, onChange, ...props }: Given) => ({
  ...props,
  value: (value ?? '') as number | string,
  onChange: (next: number | string) => onChange(next === '' ? null : next),
});
