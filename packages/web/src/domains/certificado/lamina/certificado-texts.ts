import type { CertificadoFicha } from '@portal/contract';
import { DEFAULT_LANGUAGE, LANGUAGES, loadTranslator, type Translator } from '@portal/messages';
import type { CertificadoTexts } from './layout.ts';
import { verificationUrl } from './verification-url.ts';
import { noonOf } from '../../../core/i18n/day.ts';

/** Loads the catalogue of the portal's language, not the viewer's, so that every copy of a certificate is the same. */
export const sheetTexts = (): Promise<Translator> => loadTranslator(DEFAULT_LANGUAGE);

/** Returns the texts of the sheet, for SVG and PDF alike. */
export function certificadoTexts({ text, language }: Translator, ficha: CertificadoFicha): CertificadoTexts {
  const { numero, codigo, nombre, tema, nota, lugar } = ficha;
  const day = new Intl.DateTimeFormat(LANGUAGES[language].tag, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    resumen: text('certificado.lamina.nombre', { numero, persona: nombre }),
    emisor: text('certificado.lamina.emisor'),
    titulo: text('certificado.lamina.titulo'),
    otorgado: text('certificado.lamina.otorgado'),
    nombre,
    motivo: text(nota === null ? 'certificado.lamina.completado' : 'certificado.lamina.aprobado'),
    tema,
    nota: nota === null ? '' : text('certificado.lamina.nota', { nota }),
    lugarFecha: text('certificado.lamina.lugarFecha', { lugar, fecha: day.format(noonOf(ficha.fecha)) }),
    numero: text('certificado.lamina.numero', { numero }),
    codigo: text('certificado.lamina.codigo', { codigo }),
    verificar: text('certificado.lamina.verificar'),
    direccion: verificationUrl(),
    qr: verificationUrl(codigo),
  };
}
