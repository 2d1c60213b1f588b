import type { CertificadoFicha } from '@portal/contract';
import { useTranslations } from 'use-intl';
import type { CertificadoTexts } from './layout.ts';
import { verificationUrl } from './verification-url.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';

/** What the sheet says, worded once for the screen and for the PDF. */
export function useCertificadoTexts(): (ficha: CertificadoFicha) => CertificadoTexts {
  const t = useTranslations('certificado.lamina');
  const day = useDayFormat();
  return ({ numero, codigo, nombre, tema, nota, lugar, fecha }) => ({
    resumen: t('nombre', { numero, persona: nombre }),
    emisor: t('emisor'),
    titulo: t('titulo'),
    otorgado: t('otorgado'),
    nombre,
    motivo: nota === null ? t('completado') : t('aprobado'),
    tema,
    nota: nota === null ? '' : t('nota', { nota }),
    lugarFecha: t('lugarFecha', { lugar, fecha: day.long(fecha) }),
    numero: t('numero', { numero }),
    codigo: t('codigo', { codigo }),
    verificar: t('verificar'),
    direccion: verificationUrl(),
    qr: verificationUrl(codigo),
  });
}
