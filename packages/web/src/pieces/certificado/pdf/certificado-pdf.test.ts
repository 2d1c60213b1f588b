import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { createCertificadoPdf } from './certificado-pdf.ts';
import japaneseBold from '../../../domains/certificado/pdf/testing/letras-ja-negrita.ttf?inline';
import japanese from '../../../domains/certificado/pdf/testing/letras-ja.ttf?inline';
import chinese from '../../../domains/certificado/pdf/testing/letras-zh.ttf?inline';
import type { CertificadoTexts } from '../lamina/layout.ts';

const texts: CertificadoTexts = {
  languageTag: 'es-PE',
  resumen: "Certificado 2026-000123 de María Ñahui O'Connor",
  emisor: 'Portal de Capacitación UCJ',
  titulo: 'CERTIFICADO',
  otorgado: 'Se otorga a',
  nombre: "María Ñahui O'Connor",
  motivo: 'por haber aprobado el tema',
  tema: 'Prevención y sanción del hostigamiento «sexual» — 50 % ¿?',
  nota: 'con una nota de 92.5 %',
  lugarFecha: 'Lima, 12 de marzo de 2026',
  numero: 'Certificado N.º 2026-000123',
  codigo: 'Código de verificación: 7K2M-9QXA-4TBD',
  verificar: 'Compruebe su validez en',
  direccion: '127.0.0.1:3000/certificado/verificar',
  qr: 'http://127.0.0.1:3000/certificado/verificar?codigo=7K2M-9QXA-4TBD',
};

async function read(over: Partial<CertificadoTexts> = {}) {
  const bytes = new Uint8Array(createCertificadoPdf({ ...texts, ...over }, undefined).output('arraybuffer'));
  const document = await getDocument({ data: bytes, useSystemFonts: false, verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const { info } = (await document.getMetadata()) as { info: { Title?: string } };
  const lines = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : []));
  return { pages: document.numPages, view: page.view, lines, title: info.Title };
}

describe('the certificate as a PDF', () => {
  it('is one A4 page, landscape, with selectable text', async () => {
    const { pages, view, lines, title } = await read();
    expect(pages).toBe(1);
    expect(view.map(Math.round)).toEqual([0, 0, 842, 595]);
    const { languageTag, qr, resumen, verificar, direccion, ...printed } = texts;
    expect(lines.join(' ')).toBe([...Object.values(printed), `${verificar} ${direccion}`].join(' '));
    expect(title).toBe(resumen);
    expect(qr).toContain(direccion);
  });

  it('declares its language, and no font but its own', () => {
    const source = createCertificadoPdf(texts, undefined).output();
    expect(source).toMatch(/\/Lang \(es-PE\)/);
    expect(new Set(source.match(/\/BaseFont \/[\w-]+/g))).toEqual(new Set(['/BaseFont /Certificado']));
  });

  it.each([
    ['ja-JP', 'ja'],
    ['zh-CN', 'zh-CN'],
    ['de-DE', 'de-DE'],
  ] as const)('declares a certificate in %s as %s', (languageTag, declared) => {
    expect(createCertificadoPdf({ ...texts, languageTag }, undefined).output()).toContain(`/Lang (${declared})`);
  });

  it('composes a base letter and its combining accent', async () => {
    const { lines } = await read({ nombre: 'María Ñahui'.normalize('NFD') });
    expect(lines).toContain('María Ñahui');
  });

  it.each(['Ωμέγα', 'Привет', 'Łukasz Őry', 'Ünal Şahin'])('keeps %s as text', async (nombre) => {
    expect((await read({ nombre })).lines).toContain(nombre);
  });

  it('prints no grade line without a grade', async () => {
    const { lines } = await read({ nota: '' });
    expect(lines.join(' ')).not.toContain('nota');
  });

  it('keeps all words of the longest name and title', async () => {
    const nombre = 'Fernández-Castañeda de la Quintana '.repeat(7).trim();
    const { lines } = await read({ nombre, tema: 'Protección de datos personales '.repeat(8).trim() });
    expect(lines.join(' ')).toContain(nombre);
  });
});

/** Fonts as `GET /certificado/fuente/:id` answers them. */
const [normal = '', negrita = '', simplified = ''] = [japanese, japaneseBold, chinese].map((dataUrl) => dataUrl.split(',')[1]);
const FUENTES = [
  { normal, negrita },
  { normal: simplified, negrita: simplified },
];

async function withLetters(over: Partial<CertificadoTexts>) {
  const document = createCertificadoPdf({ ...texts, ...over }, undefined, { fuentes: FUENTES });
  const bytes = new Uint8Array(document.output('arraybuffer'));
  const { length } = bytes;
  const pdf = await getDocument({ data: bytes, useSystemFonts: false, verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const { fnArray } = await page.getOperatorList();
  const text = items.flatMap((item) => ('str' in item ? [item.str] : [])).join('');
  return { text, length, pictures: fnArray.filter((operation) => operation === OPS.paintImageXObject).length };
}

describe('a certificate with Japanese or Chinese letters', () => {
  it.each([
    ['a Japanese name on a Spanish sheet', { nombre: '山田太郎' }, '山田太郎'],
    ['a Chinese name on a Spanish sheet', { nombre: '张伟' }, '张伟'],
    ['both and Latin letters in one line', { tema: 'Ética 学習 张伟 (2026)' }, 'Ética 学習 张伟 (2026)'],
    [
      'a Japanese sheet',
      { titulo: '修了証', nombre: 'María Ñahui', lugarFecha: '東京、2026年3月12日'.replace('、', ' ') },
      '東京 2026年3月12日',
    ],
  ])('keeps %s as text, without a picture, in less than 60 kB', async (_what, over, found) => {
    const { text, pictures, length } = await withLetters(over);
    expect(text).toContain(found);
    expect(pictures).toBe(0);
    expect(length).toBeLessThan(60_000);
  });
});
