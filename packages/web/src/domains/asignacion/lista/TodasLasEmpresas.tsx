import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ALL, EVERY_DAY } from '../../../core/router/asked-range.ts';
import { useFilters } from '../../../core/router/use-filters.ts';

/** Begins a listing of assignments with all companies and all days. */
export function TodasLasEmpresas() {
  const t = useTranslations('reporte.inicios');
  const { ask } = useFilters('/asignacion');
  return (
    <Button variant="default" onClick={() => ask({ ...EVERY_DAY, empresas: ALL })}>
      {t('todas')}
    </Button>
  );
}
