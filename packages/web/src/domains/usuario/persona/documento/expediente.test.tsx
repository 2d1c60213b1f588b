import { examples } from '@portal/contract/examples';
import type { Expediente } from '@portal/contract/usuario';
import { renderHook } from '@testing-library/react';
import { readXlsx } from 'hucre/xlsx';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { createExpedientePdf } from './expediente-pdf.ts';
import type { ExpedienteTexts } from './expediente-texts.ts';
import { createExpedienteXlsx } from './expediente-xlsx.ts';
import { useExpedienteTexts } from './use-expediente-texts.ts';
import { I18nProvider } from '../../../../core/i18n/I18nProvider.tsx';
import { t } from '../../../../testing/text.ts';

const { expediente } = examples.usuario;
const { contenido, huella } = expediente;
const LONG = `D'Ávila Ñahui-Gößmann ${'María de los Ángeles Łucja '.repeat(6)}`.trim();

/** Returns the words of a record. */
const wordsOf = (record: Expediente): ExpedienteTexts =>
  renderHook(() => useExpedienteTexts(), { wrapper: I18nProvider }).result.current(record);

/** Texts of each page of a PDF. */
async function pagesOf(record: Expediente): Promise<string[][]> {
  const data = new Uint8Array(createExpedientePdf(wordsOf(record)).output('arraybuffer'));
  const document = await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
  const pages: string[][] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : [])));
  }
  return pages;
}

test('the PDF names the person, position, company and entry day, and has every table with minutes, grades, dates and codes', async () => {
  const pages = await pagesOf({ ...expediente, contenido: { ...contenido, persona: { ...contenido.persona, personal: LONG } } });
  const text = pages.flat().join(' ');
  const { persona } = contenido;
  for (const word of [LONG, `DNI ${persona.numero_documento}`, persona.cargo, persona.empresa, persona.ruc, '04/03/2024']) {
    expect(text).toContain(word);
  }
  // 1,080 and 750 seconds.
  for (const word of [
    '18',
    '12.5',
    '90',
    '20/11/2026',
    contenido.certificados[0]!.codigo,
    'Uso de extintores',
    t('persona.documento.minutos'),
  ]) {
    expect(text).toContain(word);
  }
  for (const [index, lines] of pages.entries()) {
    expect(lines).toContain(t('persona.documento.pagina', { pagina: index + 1, total: pages.length }));
    expect(lines).toContain(t('persona.documento.huella', { huella }));
  }
});

test('2,000 attempts are on numbered pages with the headers on each', async () => {
  const [attempt] = contenido.intentos;
  const intentos = Array.from({ length: 2000 }, (_, index) => ({ ...attempt!, numero_intento: index + 1 }));
  const pages = await pagesOf({ ...expediente, contenido: { ...contenido, intentos } });
  expect(pages.length).toBeGreaterThan(60);
  const headed = pages.filter((lines) => lines.includes(t('persona.documento.campos.hora')));
  expect(headed.length).toBeGreaterThanOrEqual(pages.length - 1);
  expect(pages.flat().filter((line) => line === 'Uso de extintores').length).toBeGreaterThanOrEqual(2000);
}, 60_000);

test('an empty record says so in each part', async () => {
  const lines = (
    await pagesOf({ ...expediente, contenido: { ...contenido, planes: [], temas: [], intentos: [], certificados: [] } })
  ).flat();
  expect(lines.filter((line) => line === t('persona.documento.nadaTexto'))).toHaveLength(4);
});

test('the workbook has the person with the hash, and a sheet for each table with numbers as numbers', async () => {
  const personal = '=HYPERLINK("http://mal.example") 🙂';
  const record = { ...expediente, contenido: { ...contenido, persona: { ...contenido.persona, personal } } };
  const { sheets } = await readXlsx(new Uint8Array(await (await createExpedienteXlsx(wordsOf(record))).arrayBuffer()));
  expect(sheets.map(({ name }) => name)).toEqual(
    (['persona', 'planes', 'temas', 'certificados', 'intentos'] as const).map((part) => t(`persona.documento.partes.${part}`)),
  );
  const facts = new Map(sheets[0]!.rows.map(([label, value]) => [label, value]));
  expect(facts.get(t('persona.documento.campos.huella'))).toBe(huella);
  expect(facts.get(t('persona.documento.campos.personal'))).toBe(`'${personal}`);
  const [, tema] = sheets[2]!.rows;
  expect(tema?.slice(-6)).toEqual([contenido.temas[0]!.tema, 2, 90, t('persona.documento.tema.aprobado'), '20/11/2026', 18]);
  const [, intento] = sheets[4]!.rows;
  expect(intento?.at(-1)).toBe(12.5);
});
