import { expect, test } from 'vitest';
import { z } from 'zod';
import { componerCorreo, correoConDominio, emailText, optionalEmail } from './correo.ts';
import { validate } from './validation.ts';

const body = z.object({ email: emailText(254), otro: optionalEmail(254) });
const judge = (email: string) => validate(body, { email });

test.each([
  ['ana@peña.example', 'ana@xn--pea-8ma.example'],
  ['ana@PEÑA.example', 'ana@xn--pea-8ma.example'],
  ['ana@pen\u0303a.example', 'ana@xn--pea-8ma.example'],
  ['ana@почта.рф', 'ana@xn--80a1acny.xn--p1ai'],
  ['ana@xn--80a1acny.xn--p1ai', 'ana@xn--80a1acny.xn--p1ai'],
  ['ana@例え.jp', 'ana@xn--r8jz45g.jp'],
  ['ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ana@example.com'],
  ['ana@example。com', 'ana@example.com'],
  [' ana@exam\u200bple.com\u00a0', 'ana@example.com'],
  ['Ana@Example.com', 'Ana@Example.com'],
])('%s is stored as %s', (typed, stored) => {
  expect(judge(typed).data).toMatchObject({ email: stored });
  expect(validate(body, { email: 'a@b.pe', otro: typed }).data).toMatchObject({ otro: stored });
});

test.each([
  ['peña@example.com', 'ñ', 3],
  ['pen\u0303a@example.com', 'ñ', 3],
  ['аna@example.com', 'а', 1],
  ['jo😀@example.com', '😀', 3],
  ['josé@peña.example', 'é', 4],
  ['ana@peña..example/x', 'ñ', 7],
])('%s is refused by its letter «%s» at place %i', (typed, letra, valor) => {
  expect(judge(typed).issues).toEqual({ email: { clave: 'correo_letra', letra, valor } });
  expect(validate(body, { email: 'a@b.pe', otro: typed }).issues).toEqual({ otro: { clave: 'correo_letra', letra, valor } });
});

test.each(['ana@', '@example.com', 'ana example.com', 'ana@example', 'ana@１２７.０.０.１', 'ana@a@b.com', 'ana..b@example.com'])(
  '%s is no e-mail',
  (typed) => {
    expect(judge(typed).issues).toEqual({ email: { clave: 'correo' } });
  },
);

test('an address beside the e-mail never becomes its domain', () => {
  for (const typed of ['ana@ñ/evil.example', 'ana@ñ?x', 'ana@ñ:80', 'ana@ñ\\x', 'ana@ñ%41.example'])
    expect(correoConDominio(typed)).toBe(typed);
  expect(componerCorreo('sin arroba ñ')).toBe('sin arroba ñ');
});

test('takes the e-mails in ASCII that zod takes, and no others but for endings as xn--p1ai', () => {
  const parts = ['a', "o'neil", "fin'", '.a', 'a.', 'a..b', 'a+b-c_d', 'a b', ''];
  const domains = ['b.pe', 'b.p', 'b', '-b.pe', 'b-.pe', 'b..pe', 'B1.PE', 'b.p1', '.pe', 'b_c.pe'];
  for (const part of parts)
    for (const domain of domains) {
      const text = `${part}@${domain}`;
      expect(emailText(254).safeParse(text).success, text).toBe(z.email().safeParse(text).success);
    }
});
