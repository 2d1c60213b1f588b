import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { LinkTarget } from '../../core/router/origin.ts';
import { LinkButton } from '../link/AppLink.tsx';

interface Props {
  back: LinkTarget;
  /** False: the form only shows the record, and leads back. */
  saves: boolean;
  saving: boolean;
  submitToNext: (() => void) | undefined;
  submitAnother: (() => void) | undefined;
}

/** Buttons at the end of a master's form: leave it, and the ways to save. */
export function SaveButtons({ back, saves, saving, submitToNext, submitAnother }: Props) {
  const t = useTranslations('comun');
  if (!saves) {
    return (
      <LinkButton {...back} variant="default">
        {t('volver')}
      </LinkButton>
    );
  }
  return (
    <>
      <LinkButton {...back} variant="default">
        {t('cancelar')}
      </LinkButton>
      {submitToNext && (
        <Button variant="default" loading={saving} onClick={submitToNext}>
          {t('guardarSiguiente')}
        </Button>
      )}
      {submitAnother && (
        <Button variant="default" loading={saving} onClick={submitAnother}>
          {t('guardarOtra')}
        </Button>
      )}
      <Button type="submit" loading={saving}>
        {t('guardar')}
      </Button>
    </>
  );
}
