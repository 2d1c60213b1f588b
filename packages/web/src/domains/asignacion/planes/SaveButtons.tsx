import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { LinkButton } from '../../../ui/link/AppLink.tsx';

/** Way back and the button that saves a choice of plans. */
export function SaveButtons({ disabled, onSave }: { disabled: boolean; onSave: () => void }) {
  const t = useTranslations();
  return (
    <FormActions>
      <LinkButton {...useWayBack('/asignacion')} variant="default">
        {t('comun.cancelar')}
      </LinkButton>
      <Button disabled={disabled} onClick={onSave}>
        {t('comun.guardar')}
      </Button>
    </FormActions>
  );
}
