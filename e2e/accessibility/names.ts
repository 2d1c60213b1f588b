import { shownColumns } from '@portal/contract/core';
import { lists } from '@portal/contract/lists';
import type { Page } from '@playwright/test';
import type { State } from '../gallery/state.ts';

const COLUMNS = new Set(Object.values(lists).flatMap(({ columns }) => shownColumns(columns).map(([name]) => name)));

/** Returns headings, labels of fields and names of controls that say a column's key. */
export async function keysShown(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => [
    ...[...document.querySelectorAll('th, label, legend, dt, [role="columnheader"]')].map(({ textContent }) => textContent),
    ...[...document.querySelectorAll('[aria-label], [placeholder]')].flatMap((box) => [
      box.getAttribute('aria-label'),
      box.getAttribute('placeholder'),
    ]),
  ]);
  return [...new Set(names.map((name) => name?.trim() ?? ''))].filter(saysKey);
}

/** A key alone, or one of several words within a text: «Filtrar por fecha_fin». */
const saysKey = (name: string): boolean =>
  COLUMNS.has(name) || name.split(/[^\w.]+/).some((word) => word.includes('_') && COLUMNS.has(word));

/** Addresses of one record: their names begin with the record's, but where it is one choice of several. */
const OF_RECORD = /^(?!.*\/temapregunta).*[?&](?:id|ref)=\d/;

/** Returns what is wrong with the names of a screen: its title, its main region and its heading, each one and of its own. */
export async function wrongNames(page: Page, { state }: State): Promise<string[]> {
  const { title, mains, headings } = await page.evaluate(() => ({
    title: document.title,
    mains: [...document.querySelectorAll('main')].map((main) => main.getAttribute('aria-label')),
    headings: [...document.querySelectorAll('h1')].filter((box) => box.checkVisibility()).map(({ textContent }) => textContent.trim()),
  }));
  const parts = title.split(' · ');
  const nameless = OF_RECORD.test(page.url()) && state !== 'no existe' && parts.length < 3;
  return [...(nameless ? [`no record in the title: «${title}»`] : []), ...wrongIn({ title, parts, mains, headings })];
}

interface Names {
  readonly title: string;
  readonly parts: readonly string[];
  readonly mains: readonly (string | null)[];
  readonly headings: readonly string[];
}

function wrongIn({ title, parts, mains, headings }: Names): string[] {
  return [
    ...(parts.length < 2 || parts.some((part) => !part.trim()) ? [`title: «${title}»`] : []),
    ...(mains.length === 1 ? [] : [`${mains.length} main regions`]),
    ...(mains[0] && !title.startsWith(`${mains[0]} · `) ? [`main «${mains[0]}», title «${title}»`] : []),
    ...(headings.length === 1 && headings[0] ? [] : [`headings: ${headings.join(' | ')}`]),
  ];
}
