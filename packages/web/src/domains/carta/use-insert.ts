import { type ChangeEvent, type SyntheticEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Returns the props of a field and a function that inserts a text at its cursor, at the end before anybody was in it. */
export function useInsert(value: string, onChange: (value: string) => void) {
  const field = useRef<Field>(null);
  const cursor = useRef<readonly [number, number]>(null);
  const input = {
    ref: (element: Field | null) => {
      field.current = element;
    },
    onSelect: ({ currentTarget }: SyntheticEvent<Field>) => {
      cursor.current = [currentTarget.selectionStart ?? 0, currentTarget.selectionEnd ?? 0];
    },
    onChange: ({ currentTarget }: ChangeEvent<Field>) => onChange(currentTarget.value),
  };
  const insert = (text: string, alone: boolean) => {
    const [from, to] = cursor.current ?? [value.length, value.length];
    const [before, after] = [value.slice(0, from), value.slice(to)];
    const inserted = alone ? inOwnLine(text, before, after) : text;
    flushSync(() => onChange(before + inserted + after));
    const end = from + inserted.length;
    cursor.current = [end, end];
    field.current?.focus();
    field.current?.setSelectionRange(end, end);
  };
  return { input, insert };
}

const inOwnLine = (text: string, before: string, after: string): string =>
  `${before && !before.endsWith('\n') ? '\n' : ''}${text}${after && !after.startsWith('\n') ? '\n' : ''}`;
