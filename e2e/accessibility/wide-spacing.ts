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
 * Returns the visible texts of which a box without scrolling cuts off more than three pixels: a line is that much higher than its letters. Boxes that say the whole text elsewhere are
 * exempt: those with a `title`, and what `aria-hidden` repeats.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    /** Pixels of a text outside the nearest box that hides them. */
    const lost = (text: DOMRect, from: HTMLElement): number => {
      for (let box: HTMLElement | null = from; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        // For screen readers alone.
        if (clipPath !== 'none' || frame.width <= 3 || frame.height <= 3) return 0;
        if (hides(overflowX) || hides(overflowY)) {
          const across = hides(overflowX) ? Math.max(text.right - frame.right, frame.left - text.left) : 0;
          const down = hides(overflowY) ? Math.max(text.bottom - frame.bottom, frame.top - text.top) : 0;
          if (Math.max(across, down) > 3) return Math.max(across, down);
        }
        if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') return 0;
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
