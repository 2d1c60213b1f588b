import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { letrasAsiaticas } from '@portal/contract/letras';
import { certificadoQuery, fuentesQuery, imagenesQuery } from './certificado.queries.ts';
import { certificadoTexts, sheetTexts } from './lamina/certificado-texts.ts';
import { SIN_DIBUJOS } from './lamina/dibujos.ts';
import { textOfSheet } from './lamina/use-letras.ts';
import { useMarcaLamina } from './lamina/use-marca-lamina.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { logScreenEvent } from '../log/screen-events.queries.ts';

/**
 * Fetches the certificate, draws its PDF and downloads it as `certificado-<numero>.pdf`; a toast shows a failure (P66).
 * Writes each download to the activity log (P86).
 */
export function useDownloadCertificado(idEvaluacion: number) {
  const t = useTranslations('certificado');
  const queries = useQueryClient();
  const marca = useMarcaLamina();
  return useMutation({
    mutationFn: async () => {
      const ficha = await queries.fetchQuery(certificadoQuery(idEvaluacion));
      if (ficha.estado === 'Anulado') return toast.error(t('anulado'), { id: 'certificado' });
      const { saveCertificadoPdf } = await import('./pdf/certificado-pdf.ts');
      const dibujos = ficha.con_imagenes ? await queries.fetchQuery(imagenesQuery(idEvaluacion)) : SIN_DIBUJOS;
      const texts = certificadoTexts(await sheetTexts(ficha), ficha, { nombre: marca.nombre, logo: dibujos.logo?.texto });
      const { fuentes } = letrasAsiaticas(textOfSheet(texts)) ? await queries.fetchQuery(fuentesQuery(idEvaluacion)) : { fuentes: [] };
      await saveCertificadoPdf(texts, `certificado-${ficha.numero}.pdf`, { fuentes, marca, dibujos });
      logScreenEvent('certificado', `descarga ${idEvaluacion}`);
    },
    onError: () => toast.error(t('error'), { id: 'certificado' }),
  });
}
