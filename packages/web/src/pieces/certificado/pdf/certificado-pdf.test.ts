import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { createCertificadoPdf } from './certificado-pdf.ts';
import japaneseBold from '../../../domains/certificado/pdf/testing/letras-ja-negrita.ttf?inline';
import japanese from '../../../domains/certificado/pdf/testing/letras-ja.ttf?inline';
import chinese from '../../../domains/certificado/pdf/testing/letras-zh.ttf?inline';
import type { DibujosPdf } from '../lamina/dibujos.ts';
import type { CertificadoTexts } from '../lamina/layout.ts';

const texts: CertificadoTexts = {
  languageTag: 'es-PE',
  resumen: "Certificado 2026-000123 de María Ñahui O'Connor",
  descripcion: "Certificado 2026-000123 de María Ñahui O'Connor",
  emisor: 'Portal de Capacitación UCJ',
  titulo: 'CERTIFICADO',
  otorgado: 'Se otorga a',
  nombre: "María Ñahui O'Connor",
  identidad: 'DNI 45671239 · Comercial Ñandú S.A.C.',
  motivo: 'por haber aprobado el tema',
  tema: 'Prevención y sanción del hostigamiento «sexual» — 50 % ¿?',
  nota: 'con una nota de 92.5 % · Duración: 1 hora 30 minutos',
  lugarFecha: 'Lima, 12 de marzo de 2026',
  numero: 'Certificado N.º 2026-000123',
  codigo: 'Código de verificación: 7K2M-9QXA-4TBD',
  verificar: 'Compruebe su validez en',
  direccion: '127.0.0.1:3000/certificado/verificar',
  qr: 'http://127.0.0.1:3000/certificado/verificar?codigo=7K2M-9QXA-4TBD',
  logo: '',
  firmantes: [],
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
    const { languageTag, qr, resumen, descripcion, logo, firmantes, verificar, direccion, ...printed } = texts;
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

/** PNG of 4 by 2 pixels, every other one transparent. */
const GREY = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAFElEQVR4nGOIior6D8QMMJoBXQAA2YQMbRZ4D/4AAAAASUVORK5CYII=';
const PICTURE = { url: `data:image/png;base64,${GREY}`, width: 4, height: 2 };
const ROSA = { nombre: 'Rosa Díaz Paredes', cargo: 'Gerente de Personas', firma: 'Firma de Rosa Díaz Paredes' };
const LUIS = { nombre: 'Luis Ñaupari', cargo: null, firma: 'Firma de Luis Ñaupari' };

interface Item {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
}

/** Texts with their places, pictures with theirs (points), and the structure, as a reader of the file gets them. */
async function inspect(over: Partial<CertificadoTexts>, dibujos: DibujosPdf) {
  const bytes = new Uint8Array(createCertificadoPdf({ ...texts, ...over }, undefined, { dibujos }).output('arraybuffer'));
  const pdf = await getDocument({ data: bytes, useSystemFonts: false, verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const { fnArray, argsArray } = await page.getOperatorList();
  const pictures = fnArray.flatMap((operation, index) => {
    if (operation !== OPS.paintImageXObject) return [];
    const before = fnArray.lastIndexOf(OPS.transform, index);
    return [argsArray[before] as number[]];
  });
  return {
    items: items.filter((item): item is typeof item & Item => 'str' in item && item.str.trim() !== ''),
    pictures,
    tree: await page.getStructTree(),
  };
}

describe('the signatures of a certificate', () => {
  it.each([
    [0, [], 0],
    [1, [ROSA], 1],
    [2, [ROSA, LUIS], 2],
    [3, [ROSA, LUIS, { ...ROSA, nombre: 'Ana Vega' }], 3],
  ] as const)('%i of them are texts, each with its picture above its name', async (_total, firmantes, total) => {
    const { items, pictures } = await inspect({ firmantes }, { logo: null, firmas: firmantes.map(() => PICTURE) });
    expect(pictures).toHaveLength(total);
    for (const [index, { nombre, cargo }] of firmantes.entries()) {
      const name = items.find(({ str }) => str === nombre)!;
      const [width = 0, , , , x = 0, y = 0] = pictures[index] ?? [];
      expect(x + width / 2).toBeCloseTo((name.transform[4] ?? 0) + name.width / 2, 0);
      expect(y).toBeGreaterThan(name.transform[5] ?? 0);
      if (cargo) expect(items.some(({ str }) => str === cargo)).toBe(true);
    }
    const ends = items.map(({ transform }) => transform[5] ?? 0);
    expect(Math.min(...ends)).toBeGreaterThan(30);
  });

  it('leave no line upon another, however long names, positions and titles are', async () => {
    const long = {
      nombre: 'Fernández-Castañeda de la Quintana '.repeat(3).trim(),
      cargo: 'Gerente de Gestión del Talento '.repeat(3).trim(),
      firma: '',
    };
    const over = {
      firmantes: [long, long, long],
      nombre: 'María Alejandra '.repeat(9).trim(),
      tema: 'Protección de datos '.repeat(12).trim(),
    };
    const { items } = await inspect(
      { ...over, identidad: 'DNI 45671239 · Comercial Ñandú S.A.C.' },
      { logo: PICTURE, firmas: [PICTURE, null, PICTURE] },
    );
    for (const one of items)
      for (const other of items) {
        if (one === other || !overlap(one, other)) continue;
        expect.soft(`${one.str} / ${other.str}`).toBe('');
      }
    expect(items.map(({ str }) => str).join(' ')).toContain(over.tema);
  });

  it('have their place in the structure of the file pictures with words', async () => {
    const { tree } = await inspect({ firmantes: [ROSA, LUIS], logo: 'Cámara de Comercio' }, { logo: PICTURE, firmas: [PICTURE, null] });
    const [document] = tree?.children ?? [];
    const parts = (document && 'children' in document ? document.children : []).map((part) =>
      'role' in part ? [part.role, (part as { readonly alt?: string }).alt] : [],
    );
    expect(parts).toEqual([
      ['Figure', 'Cámara de Comercio'],
      ['P', undefined],
      ['H1', undefined],
      ...Array.from({ length: 7 }, () => ['P', undefined]),
      ['Figure', 'Firma de Rosa Díaz Paredes'],
      ...Array.from({ length: 6 }, () => ['P', undefined]),
      ['Figure', texts.qr],
    ]);
  });
});

/** Whether the boxes of two texts share more than a hair. */
function overlap(one: Item, other: Item): boolean {
  const [a, b] = [one, other].map(({ transform, width }) => {
    const [size = 0, , , , x = 0, y = 0] = transform;
    return { left: x, right: x + width, low: y - size * 0.12, high: y + size * 0.68 };
  });
  return a !== undefined && b !== undefined && a.left < b.right && b.left < a.right && a.low < b.high && b.low < a.high;
}

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
