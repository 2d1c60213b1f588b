import { contraste, CONTRASTE_MINIMO } from '@portal/contract/marca';
import { loadTranslator, SPOKEN } from '@portal/messages';
import { startSmtp, type SmtpSink } from '@portal/testkit/services/smtp-sink.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AjustesDePapel, mailColors, papelOf } from './membrete.ts';
import { recordatorioMail } from './templates/recordatorio.ts';
import { smtpTransport } from './transport.ts';

const AJUSTES: AjustesDePapel = {
  firma_notificacion: 'Equipo «Ñandú»',
  nombre_empresa: '株式会社アンデス & Söhne',
  logo_clave: 'abcdef0123456789abcdef',
  color_primario: '#fff59d',
  correo_contacto: 'ayuda@empresa.example',
  enlace_guia: null,
  enlace_soporte: 'https://empresa.example/soporte?a=1&b=2',
  enlace_contacto: null,
};
const URL = 'https://portal.example/base';

let smtp: SmtpSink;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());

const reminderIn = async (language: (typeof SPOKEN)[number]) =>
  recordatorioMail(await loadTranslator(language), {
    nombre: 'Hanako',
    today: '2026-11-21',
    propios: [{ plan: 'Plan Ñ', fecha_fin: '2026-11-30', total: 3, aprobados: 1, tema: 'Ética', url: `${URL}/dashboardtema?id=1` }],
    equipo: [],
    personas: 0,
    enlace: undefined,
    ...papelOf(AJUSTES, URL),
  });

const DATES: Readonly<Record<string, string>> = {
  es: '30 de noviembre de 2026',
  de: '30. November 2026',
  fr: '30 novembre 2026',
  en: 'November 30, 2026',
  ja: '2026年11月30日',
  zh: '2026年11月30日',
};

test.each(SPOKEN)('a mail in %s arrives whole: its date, head, links and plain part', async (language) => {
  const { asunto, texto, html } = await reminderIn(language);
  const transport = smtpTransport(`${smtp.url}?from=portal@empresa.example`, URL);
  await transport.send({ messageId: `<${language}@portal>`, to: 'h@empresa.example', subject: asunto, text: texto, html });
  transport.close();
  const mail = smtp.received.at(-1)!;
  const { text } = await loadTranslator(language);
  expect(mail.subject).toContain(DATES[language]);
  for (const part of [mail.html ?? '', mail.text ?? '']) {
    expect(part).toContain(DATES[language]);
    expect(part).toContain(text('ui.acceso.guia'));
    expect(part).toContain('Equipo «Ñandú»');
  }
  expect(mail.html).toContain(`<html lang="${language}">`);
  expect(mail.html).toContain('株式会社アンデス &amp; Söhne');
  expect(mail.html).toContain('src="https://portal.example/base/api/portal/logo?v=abcdef0123456789"');
  expect(mail.text).toContain('https://empresa.example/soporte?a=1&b=2');
  expect(mail.text, 'the guide of who studies').toContain('https://portal.example/base/guia-alumno.pdf');
  expect(mail.text).toContain(`${text('ui.acceso.contacto')}: ayuda@empresa.example`);
});

test('the colours of a mail keep a contrast of 4.5 on light and dark sheets, whatever the company chose', () => {
  const levels = ['00', '40', '80', 'c0', 'ff'];
  for (const color of levels.flatMap((r) => levels.flatMap((g) => levels.map((b) => `#${r}${g}${b}`)))) {
    const { fill, onFill, link, darkLink } = mailColors(color);
    const pairs = [
      [onFill, fill],
      [link, '#ffffff'],
      [darkLink, '#161a20'],
    ] as const;
    for (const [one, other] of pairs)
      expect(contraste(one, other), `${color}: ${one} on ${other}`).toBeGreaterThanOrEqual(CONTRASTE_MINIMO);
  }
});

test.each([
  ['guia-alumno', null, `${URL}/guia-alumno.pdf`],
  ['guia-de-uso', null, `${URL}/guia-de-uso.pdf`],
  ['guia-de-uso', 'https://empresa.example/guia', 'https://empresa.example/guia'],
] as const)('a mail for readers of %s leads to it, unless the company has its own guide (%s)', (guia, enlace_guia, expected) => {
  expect(papelOf({ ...AJUSTES, enlace_guia }, URL, guia).membrete?.guia).toBe(expected);
});

test('a mail of a company without a brand has the portal’s own, and no empty links', async () => {
  const plain = { ...AJUSTES, nombre_empresa: '', logo_clave: null, color_primario: null, correo_contacto: null, enlace_soporte: null };
  const texts = await loadTranslator('es');
  const { html, texto } = recordatorioMail(texts, {
    nombre: undefined,
    today: '2026-11-21',
    propios: [],
    equipo: [],
    personas: 2,
    enlace: `${URL}/responder#token=x`,
    ...papelOf(plain, URL),
  });
  expect(html).toContain(texts.text('comun.producto'));
  expect(html).not.toContain('<img');
  expect(texto).not.toContain(texts.text('ui.acceso.soporte'));
});
