import type { CertificadoFicha } from '@portal/contract/certificado';
import { chooseLanguage, LANGUAGES, loadTranslator, type Translator } from '@portal/messages';
import type { CertificadoTexts } from './layout.ts';
import { verificationUrl } from './verification-url.ts';
import { noonOf } from '../../../core/i18n/day.ts';

/** Loads the catalogue of the certificate's own language, not the viewer's, so that every copy is the same (P18). */
export const sheetTexts = ({ idioma }: CertificadoFicha): Promise<Translator> => loadTranslator(chooseLanguage([idioma]));

/** Returns the texts of the sheet, for SVG and PDF alike. */
export function certificadoTexts({ text, language }: Translator, ficha: CertificadoFicha, empresa?: string | null): CertificadoTexts {
  const { numero, codigo, nombre, tema, nota, lugar } = ficha;
  const { tag } = LANGUAGES[language];
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    languageTag: tag,
    resumen: text('certificado.lamina.nombre', { numero, persona: nombre }),
    emisor: empresa ?? text('certificado.lamina.emisor'),
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
    direccion: verificationUrl().replace(/^https?:\/\//, ''),
    qr: verificationUrl(codigo),
  };
}
