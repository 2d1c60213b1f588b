import type { certificadoApi } from '@portal/contract/certificado';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { letrasAsiaticas, tieneKana } from '@portal/contract/letras';
import { chooseLanguage, LANGUAGES, loadTranslator } from '@portal/messages';
import type { Context } from '../../core/context.ts';
import { dayInWords } from '../../core/day.ts';
import { type CutFont, cutFont, type Script } from '../../core/font/asian-fonts.ts';
import { failure } from '../../errors/errors.ts';
import { findLetras, type Letras } from './certificado.repository.ts';

type Fuente = typeof certificadoApi.fuente;

/**
 * `GET /certificado/fuente/:id`: the fonts of the letters of a certificate that the browser's own font lacks (P130). The letters come from the
 * stored certificate and the catalogue, never from the caller. Throws 404 without a certificate.
 */
export async function getFuentes({ db }: Context, { params }: RequestOf<Fuente>): Promise<ResponseOf<Fuente>> {
  const row = await findLetras(db, params.id);
  if (!row) throw failure('no_encontrado', 'certificado.errores.sinCertificado');
  const letters = letrasAsiaticas(await textsOf(row));
  const fonts = letters ? await fontsFor(letters, row) : [];
  return { fuentes: fonts.map(({ normal, negrita }) => ({ normal: normal.toString('base64'), negrita: negrita.toString('base64') })) };
}

/** Every text that the sheet may show. */
async function textsOf({ nombre, tema, lugar, empresa, idioma, fecha }: Letras): Promise<string> {
  const { find, names, language } = await loadTranslator(chooseLanguage([idioma]));
  const labels = names('certificado.lamina').map((name) => find(`certificado.lamina.${name}`) ?? '');
  return [nombre, tema, lugar, empresa, dayInWords(LANGUAGES[language].tag, fecha), ...labels].join('');
}

/** Returns the script in which the certificate's letters are meant; undefined for names in Han letters alone, of nobody's language. */
function scriptOf({ nombre, tema, lugar, empresa, idioma, idioma_usuario }: Letras): Script | undefined {
  if (idioma === 'ja' || idioma === 'zh') return idioma;
  if (tieneKana(nombre + tema + lugar + empresa)) return 'ja';
  return idioma_usuario === 'ja' || idioma_usuario === 'zh' ? idioma_usuario : undefined;
}

async function fontsFor(letters: string, row: Letras): Promise<CutFont[]> {
  const script = scriptOf(row);
  const first = await cutFont(script ?? 'ja', letters);
  const missing = Array.from(letters)
    .filter((letter) => !first.has(letter.codePointAt(0) ?? 0))
    .join('');
  if (!missing) return [first];
  const other = script === 'zh' ? 'ja' : 'zh';
  // Simplified letters: the whole name in one font.
  if (script === undefined) return [await cutFont('zh', letters), first];
  return [first, await cutFont(other, missing)];
}
