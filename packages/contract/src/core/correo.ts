import { z } from 'zod';
import { unaLinea } from './texto.ts';

/** The URL of browsers and Node, for the names of domains in ASCII (UTS 46) alone. */
declare const URL: new (address: string) => { readonly hostname: string };

/** Letters, digits and signs of East Asian keyboards in full width: `ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ`. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_STOP = /[\u3002\uff61]/g;
const WIDTH = 0xfee0;

const BEYOND_ASCII = /[^\0-\x7f]/u;
/** Host without characters that would end it in an address. */
const HOST = /^[^\s/?#:@\\%[\]]+$/;

/** Returns a domain as it is sent, `peña.example` -> `xn--pea-8ma.example`; as it is, what is none. */
function dominioAscii(dominio: string): string {
  if (!BEYOND_ASCII.test(dominio) || !HOST.test(dominio)) return dominio;
  try {
    return new URL(`http://${dominio}`).hostname;
  } catch {
    return dominio;
  }
}

/** Returns an e-mail with its domain in ASCII; the part before the last `@` stays. */
export function correoConDominio(correo: string): string {
  const at = correo.lastIndexOf('@');
  return at < 0 ? correo : correo.slice(0, at + 1) + dominioAscii(correo.slice(at + 1));
}

/** Returns an e-mail that a person typed as it is stored and sent: in one line, without full width, its domain in ASCII. */
export const componerCorreo = (text: string): string =>
  correoConDominio(
    unaLinea(text)
      .replaceAll(FULL_WIDTH, (sign) => String.fromCodePoint(sign.codePointAt(0)! - WIDTH))
      .replaceAll(FULL_STOP, '.'),
  );

/** Returns the first letter that no mailbox name has, with its place from 1 on; undefined if there is none. */
export function letraAjena(correo: string): { readonly letra: string; readonly valor: number } | undefined {
  const letters = Array.from(correo);
  const at = letters.findIndex((letter) => BEYOND_ASCII.test(letter));
  return at < 0 ? undefined : { letra: letters[at]!, valor: at + 1 };
}

/** E-mails that zod accepts, and also domain endings in ASCII: `xn--p1ai`. */
const CORREO = /^(?:[\w'+-]+\.)*[\w'+-]+(?<!')@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]{1,59})$/;

/** A composed e-mail. One with a letter beyond ASCII before the `@` is refused by that letter: few mail servers take it. */
const correoCompuesto = z
  .string()
  .superRefine((correo, context) => {
    const ajena = letraAjena(correo);
    if (ajena) context.addIssue({ code: 'custom', params: { clave: 'correo_letra', ...ajena } });
  })
  .pipe(z.email({ pattern: CORREO }));

/** E-mail in one line, without what surrounds it and signs that nobody sees. */
export const emailText = (max: number, min = 1) => z.string().overwrite(componerCorreo).min(min).max(max).pipe(correoCompuesto);

/** E-mail that may be missing, null or ''; all three become null. */
export const optionalEmail = (max: number) =>
  z
    .string()
    .overwrite(componerCorreo)
    .max(max)
    .nullish()
    .transform((value) => value || null)
    .pipe(correoCompuesto.nullable());
