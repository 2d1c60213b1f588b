import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { JUDGED } from './judged-remarks.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

/** Kinds of messages. A notice (3) reminds of what a person must look at on any page. */
const ERROR = 1;
const WARNING = 2;

interface Message {
  readonly type: number;
  /** `WCAG2AA.Principle1.Guideline1_3.1_3_1.H71.NoLegend`. */
  readonly code: string;
  readonly msg: string;
  readonly element: Element | Document;
}

interface Sniffer {
  process: (...call: [standard: string, content: Document, done: () => void, failed: () => void]) => void;
  getMessages: () => Message[];
}

/** Runs HTML_CodeSniffer (WCAG 2.1 AA). Returns a line per error, and per remark that nobody judged (record 065). */
export async function remarksOf(page: Page): Promise<string[]> {
  // Evaluated instead of added as a <script>, which the portal's Content-Security-Policy would block.
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(SOURCE);
  const messages = await page.evaluate(async () => {
    const { HTMLCS } = window as unknown as { HTMLCS: Sniffer };
    await new Promise<void>((done, failed) => {
      HTMLCS.process('WCAG2AA', document, done, () => failed(new Error('HTML_CodeSniffer does not start')));
    });
    return HTMLCS.getMessages().map(({ type, code, msg, element }) => ({
      type,
      code: code.split('.').slice(3).join('.'),
      msg,
      where: element instanceof HTMLElement ? element.outerHTML.slice(0, 120) : '',
    }));
  });
  return messages
    .filter(({ type, code }) => type === ERROR || (type === WARNING && !(code in JUDGED)))
    .map(({ code, msg, where }) => `${code} ${where}: ${msg}`);
}
