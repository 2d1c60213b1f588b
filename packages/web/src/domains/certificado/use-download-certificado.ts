import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { certificadoQuery } from './certificado.queries.ts';
import { certificadoTexts, sheetTexts } from './lamina/certificado-texts.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { logScreenEvent } from '../log/log.public.ts';

/**
 * Fetches the certificate, draws its PDF and downloads it as `certificado-<numero>.pdf`; a toast shows a failure (P66).
 * Writes each download to the activity log (P86).
 */
export function useDownloadCertificado(idEvaluacion: number) {
  const t = useTranslations('certificado');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const ficha = await queries.fetchQuery(certificadoQuery(idEvaluacion));
      if (ficha.estado === 'Anulado') return toast.error(t('anulado'), { id: 'certificado' });
      const { saveCertificadoPdf } = await import('./pdf/certificado-pdf.ts');
      await saveCertificadoPdf(certificadoTexts(await sheetTexts(ficha), ficha), `certificado-${ficha.numero}.pdf`);
      logScreenEvent('certificado', `descarga ${idEvaluacion}`);
    },
    onError: () => toast.error(t('error'), { id: 'certificado' }),
  });
}
