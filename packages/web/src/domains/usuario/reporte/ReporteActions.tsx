import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ReporteTexts } from './use-reporte-texts.ts';
import { toast } from '../../../ui/overlay/toast.tsx';

/** Buttons of a report: print the page, or download its PDF, drawn in the browser. */
export function ReporteActions({ texts }: { texts: ReporteTexts }) {
  const t = useTranslations('intento');
  const comun = useTranslations('comun');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await import('./reporte-pdf.ts')).saveReportePdf(texts),
    onError: () => toast.error(t('errorPdf'), { id: 'reporte' }),
  });
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden="true" />} onClick={() => window.print()}>
        {comun('imprimir')}
      </Button>
      <Button leftSection={<IconDownload size={16} aria-hidden="true" />} loading={isPending} onClick={() => mutate()}>
        {t('descargar')}
      </Button>
    </>
  );
}
