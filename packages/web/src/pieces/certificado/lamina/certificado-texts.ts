import type { CertificadoImpreso } from '@portal/contract/certificado';
import { chooseLanguage, LANGUAGES, loadTranslator, type Translator } from '@portal/messages';
import type { CertificadoTexts } from './layout.ts';
import { verificationUrl } from './verification-url.ts';
import { noonOf } from '../../../core/i18n/day.ts';

/** Company that issues, and words for the second logo. */
interface De {
  readonly nombre?: string | null;
  readonly logo?: string | undefined;
}

/** Loads the catalogue of the certificate's own language, not the viewer's, so that every copy is the same (P18). */
export const sheetTexts = ({ idioma }: CertificadoImpreso): Promise<Translator> => loadTranslator(chooseLanguage([idioma]));

const MINUTES_PER_HOUR = 60;

/** Puts parts of a line that exist side by side. */
const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** Returns the minutes of a topic in words. */
const durationOf = ({ text }: Translator, minutes: number): string =>
  text('certificado.lamina.duracion', { horas: Math.floor(minutes / MINUTES_PER_HOUR), minutos: minutes % MINUTES_PER_HOUR })
    .replaceAll('  ', ' ')
    .trim();

/** Returns the texts of the sheet, for SVG and PDF alike. `logo`: words for the second logo. */
export function certificadoTexts(translator: Translator, ficha: CertificadoImpreso, { nombre: empresa, logo }: De = {}): CertificadoTexts {
  const { text, language } = translator;
  const { numero, codigo, nombre, tema, nota, lugar, firmantes } = ficha;
  const resumen = text('certificado.lamina.nombre', { numero, persona: nombre });
  const firmas = firmantes.map((one) => ({ ...one, firma: text('certificado.lamina.firma', { nombre: one.nombre }) }));
  const { tag } = LANGUAGES[language];
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    languageTag: tag,
    resumen,
    descripcion: [resumen, logo, ...firmas.map(({ firma, cargo }) => joined(firma, cargo))].filter(Boolean).join('. '),
    emisor: empresa ?? text('certificado.lamina.emisor'),
    titulo: text('certificado.lamina.titulo'),
    otorgado: text('certificado.lamina.otorgado'),
    nombre,
    identidad: joined(ficha.documento, ficha.empresa),
    motivo: text(nota === null ? 'certificado.lamina.completado' : 'certificado.lamina.aprobado'),
    tema,
    nota: joined(
      nota === null ? null : text('certificado.lamina.nota', { nota }),
      ficha.duracion === null ? null : durationOf(translator, ficha.duracion),
    ),
    lugarFecha: text('certificado.lamina.lugarFecha', { lugar, fecha: day.format(noonOf(ficha.fecha)) }),
    numero: text('certificado.lamina.numero', { numero }),
    codigo: text('certificado.lamina.codigo', { codigo }),
    verificar: text('certificado.lamina.verificar'),
    direccion: verificationUrl().replace(/^https?:\/\//, ''),
    qr: verificationUrl(codigo),
    logo: logo ?? '',
    firmantes: firmas,
  };
}
