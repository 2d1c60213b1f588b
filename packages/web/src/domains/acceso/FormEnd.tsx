import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { LinkTarget } from '../../core/router/origin.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { LinkButton } from '../../ui/link/AppLink.tsx';

interface Props {
  back: LinkTarget;
  saving: boolean;
  disabled?: boolean;
  /** Destructive button. */
  start?: ReactNode;
}

/** Cancel and save of a form of accesses. */
export function FormEnd({ back, saving, disabled, start }: Props) {
  const t = useTranslations('comun');
  return (
    <FormActions sticky start={start}>
      <LinkButton {...back} variant="default">
        {t('cancelar')}
      </LinkButton>
      <Button type="submit" loading={saving} disabled={disabled}>
        {t('guardar')}
      </Button>
    </FormActions>
  );
}
