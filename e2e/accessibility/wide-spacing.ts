import type { Page } from '@playwright/test';

/** Text spacing that a reader may set (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Sets the wider spacing of a reader's own style sheet, until the page is left. */
export const widenSpacing = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    // Constructed, because the portal's Content-Security-Policy refuses an inline <style>.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);

/**
 * Returns the visible texts of which a box without scrolling cuts off more than three pixels: a line is that much higher than its letters.
 * Boxes that say the whole text elsewhere are exempt: those with a `title`, what `aria-hidden` repeats, and a folded text with a button in
 * sight that unfolds it.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    /** Pixels of a text that a box hides. */
    const hidden = (text: DOMRect, frame: DOMRect, { overflowX, overflowY }: CSSStyleDeclaration): number =>
      Math.max(
        hides(overflowX) ? Math.max(text.right - frame.right, frame.left - text.left) : 0,
        hides(overflowY) ? Math.max(text.bottom - frame.bottom, frame.top - text.top) : 0,
      );
    /** Whether a box is for screen readers alone. */
    const unseen = (frame: DOMRect, { clipPath }: CSSStyleDeclaration): boolean =>
      clipPath !== 'none' || frame.width <= 3 || frame.height <= 3;
    /** Whether a button in sight unfolds this box. */
    const unfolds = ({ id }: HTMLElement): boolean =>
      id !== '' &&
      [...document.querySelectorAll('button[aria-expanded="false"]')].some(
        (button) => button.getAttribute('aria-controls') === id && button.checkVisibility({ visibilityProperty: true }),
      );
    /** Pixels of a text outside the nearest box that hides them. */
    const lost = (text: DOMRect, from: HTMLElement): number => {
      for (let box: HTMLElement | null = from; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        if (unseen(frame, style) || unfolds(box)) return 0;
        const pixels = hidden(text, frame, style);
        if (pixels > 3) return pixels;
        if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.position === 'fixed') return 0;
      }
      return 0;
    };
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((box) => !box.closest('script, style, template, svg, [title], [aria-hidden="true"], .sr-only'))
      .filter((box) => box.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .flatMap((box) => [...box.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => ({ box, node })))
      .filter(({ node }) => node.textContent?.trim())
      .flatMap(({ box, node }) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const pixels = Math.round(lost(range.getBoundingClientRect(), box));
        return pixels > 0 ? [`«${node.textContent?.trim().slice(0, 60)}» by ${pixels} px (${box.className})`] : [];
      });
  });
