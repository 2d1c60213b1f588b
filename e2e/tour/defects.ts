import { type Language, loadCatalog } from '@portal/messages';
import type { Page } from '@playwright/test';

/** Texts that a screen in another language must not show. */
export interface Forbidden {
  /** Keys of the catalogue: what a missing text leaves on the screen. */
  readonly keys: readonly string[];
  /** Spanish texts without arguments that the language words otherwise. */
  readonly spanish: readonly string[];
}

type Branch = Readonly<Record<string, unknown>>;

const flat = (branch: Branch, path: readonly string[] = []): [string, string][] =>
  Object.entries(branch).flatMap(([name, value]) =>
    typeof value === 'string' ? [[[...path, name].join('.'), value]] : flat(value as Branch, [...path, name]),
  );

/** Shorter texts are words of several languages or codes. */
const LEAST = 5;

/** Names of records of the first data and of the journeys that are words of the catalogue too. */
const RECORDS = new Set(['Centros de costo', 'Uso de extintores']);

/** Returns what the screens of a language must not show. */
export async function forbiddenIn(language: Language): Promise<Forbidden> {
  const [source, target] = await Promise.all([loadCatalog('es'), loadCatalog(language)]);
  const texts = flat(source);
  const own = new Set(flat(target).map(([, text]) => text));
  const spanish = texts
    .map(([, text]) => text)
    .filter((text) => text.length >= LEAST && !/[{<]/.test(text) && !own.has(text) && !RECORDS.has(text));
  return { keys: texts.map(([key]) => key).filter((key) => key.includes('.')), spanish };
}

/** A text that the page shows. */
interface Shown {
  readonly text: string;
  /** Whether it is in a part of another language: a certificate, the guide. */
  readonly foreign: boolean;
  /** Pixels that its box cuts off. */
  readonly cut: number;
  /** Whether it is wider than its button, header, tab or badge. */
  readonly spills: boolean;
  /** A word that breaks between two letters. */
  readonly broken: string;
}

/**
 * Returns the faults of the texts and the width of the page as it is now, one line each: a key or an argument that was not
 * worded, a Spanish text in another language, a text cut by its box or out of it, a word broken in two, a page wider than its window.
 */
export async function defectsOf(page: Page, { keys, spanish }: Forbidden): Promise<string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const [unworded, left] = [new Set(keys), new Set(spanish)];
  const found = (await shownTexts(page)).flatMap(({ text, foreign, cut, spills, broken }) => [
    ...(unworded.has(text) || /^\{[a-z_]+\}$/i.test(text) ? [`not worded: ${text}`] : []),
    ...(left.has(text) && !foreign ? [`Spanish: ${text.slice(0, 80)}`] : []),
    ...(cut > 1 ? [`cut: «${text.slice(0, 60)}» by ${cut} px`] : []),
    ...(spills ? [`spills: «${text.slice(0, 60)}»`] : []),
    ...(broken ? [`broken: «${broken}»`] : []),
  ]);
  return [...new Set(excess > 0 ? [`sideways: ${excess} px`, ...found] : found)];
}

/** Reads every visible text. Functions without a name alone: tsx wraps named ones in a helper that the page lacks. */
const shownTexts = (page: Page): Promise<Shown[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((box) => !box.closest('script, style, template, [data-own-words]'))
      .filter((box) => box.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .flatMap((box) => [...box.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => ({ box, node })))
      .filter(({ node }) => node.textContent?.trim())
      // Texts for screen readers alone are a pixel in size.
      .filter(({ box }) => box.clientWidth > 3 || box.getClientRects().length > 0)
      .filter(({ box }) => getComputedStyle(box).clipPath === 'none' && box.getBoundingClientRect().width > 3)
      .map(({ box, node }) => {
        const style = getComputedStyle(box);
        const told = box.closest('[title]') !== null || style.webkitLineClamp !== 'none';
        const range = document.createRange();
        range.selectNodeContents(node);
        const words = range.getBoundingClientRect();
        return { box, node, text: node.textContent ?? '', style, told, range, words };
      })
      .map((shown) => {
        const { text, range, node } = shown;
        // A word of letters alone that begins on one line and ends on another. Ideographs break anywhere, addresses and codes may.
        const words = [...text.matchAll(/(?<![\w@./-])\p{Script=Latin}{4,}(?![\w@./-])/gu)];
        const broken = words.find(({ 0: word, index }) => {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        });
        return { ...shown, broken: broken?.[0] ?? '' };
      })
      .map(({ box, text, style, told, words, broken }) => {
        const frame = (told ? null : box.closest('button, th, [role="tab"], .mantine-Badge-root'))?.getBoundingClientRect();
        return {
          broken,
          foreign: box.closest<HTMLElement>('[lang]')?.lang !== document.documentElement.lang,
          text: text.trim(),
          cut: !told && ['hidden', 'clip'].includes(style.overflowX) ? box.scrollWidth - box.clientWidth : 0,
          spills: frame !== undefined && (words.right > frame.right + 1 || words.left < frame.left - 1),
        };
      }),
  );
