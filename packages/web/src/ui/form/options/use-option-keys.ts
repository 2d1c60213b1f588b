import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const optionOf = (input: HTMLElement | null): HTMLElement | null | undefined =>
  document
    .getElementById(input?.getAttribute('aria-controls') ?? '')
    ?.querySelector<HTMLElement>('[data-combobox-option]:not([data-combobox-disabled])');

const isOpen = (input: HTMLElement): boolean => input.getAttribute('aria-expanded') === 'true';

/**
 * Makes Enter take an answer to what was typed and nothing else: while the options are awaited it waits and then takes the first of them,
 * and with nothing typed it takes only an option that the arrows reached. Any further key, or leaving the field, ends the waiting.
 */
export function useOptionKeys(awaiting: boolean) {
  const waiting = useRef<HTMLInputElement>(null);
  const reached = useRef(false);
  const [typed, setTyped] = useState(false);
  const forget = () => {
    waiting.current = null;
    reached.current = false;
  };
  useEffect(() => {
    if (awaiting) return;
    const input = waiting.current;
    waiting.current = null;
    // Through the option itself, which also closes the list.
    optionOf(input)?.click();
  }, [awaiting]);
  return {
    /** Whether something is typed. */
    typed,
    forget,
    onSearch: (text: string) => {
      forget();
      setTyped(text.trim() !== '');
    },
    onKeyDownCapture: (event: KeyboardEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      if (event.nativeEvent.isComposing) return;
      waiting.current = null;
      if (event.key.startsWith('Arrow')) reached.current = !awaiting;
      if (event.key !== 'Enter' || !isOpen(input)) return;
      const empty = input.value.trim() === '';
      if (!awaiting && (!empty || reached.current)) return;
      // Neither the list nor the form gets this key.
      event.preventDefault();
      event.stopPropagation();
      if (!empty) waiting.current = input;
    },
  };
}
