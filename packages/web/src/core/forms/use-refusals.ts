import { useEffect, useState } from 'react';

/**
 * Returns a function for a refused submit, which focuses the first invalid field once the errors are drawn. That scrolls to the field:
 * on a phone it may be far from the button.
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
