import { useEffect, useState } from 'react';

/**
 * What a form calls when it is refused: once the errors are drawn, the keyboard goes to the first field with one, which brings it into sight.
 * On a phone the button is at hand and the field may be screens away.
 */
export function useRefusals(): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) focusInvalid();
  }, [refusals]);
  return () => setRefusals((count) => count + 1);
}

function focusInvalid(): void {
  const form = document.activeElement?.closest('form') ?? document;
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
