import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface Props {
  busy: boolean;
  disabled?: boolean;
  /** Whether it is no longer the main action. */
  quiet?: boolean;
  children: ReactNode;
}

/** Submit button of the signed-out forms; reads Espere... while busy (P54). */
export function AuthSubmit({ busy, disabled = false, quiet = false, children }: Props) {
  const t = useTranslations('comun');
  const spinner = busy && <Loader size={18} color="currentColor" aria-hidden="true" />;
  return (
    <Button
      type="submit"
      variant={quiet ? 'default' : 'filled'}
      fullWidth
      size="md"
      disabled={busy || disabled}
      leftSection={spinner}
      aria-busy={busy}
    >
      {busy ? t('espere') : children}
    </Button>
  );
}
