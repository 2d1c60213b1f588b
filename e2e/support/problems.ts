import type { BrowserContext, Request } from '@playwright/test';

const NOT_OURS = [
  // The browser's own line about an answer; the answer itself is noted below.
  'Failed to load resource',
  // The sandbox of a lesson refuses the scripts with which the test runner takes its traces.
  "Blocked script execution in '",
];

/**
 * What went wrong in a browser while a journey ran: console errors, uncaught exceptions, failed requests and answers with an
 * error status. A journey fails on every one that it did not announce with `expect`.
 */
export class Problems {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error' && !NOT_OURS.some((start) => message.text().startsWith(start)))
        this.seen.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => this.seen.push(`exception: ${error.error().stack ?? error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page that is left aborts what it was still asking for.
      if (reason !== 'net::ERR_ABORTED') this.seen.push(`${describe(request)}: ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.seen.push(`${describe(response.request())}: ${response.status()}`);
    });
  }

  /** Announces a problem that belongs to the journey. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** What nobody announced. */
  unexpected(): string[] {
    return this.seen.filter((line) => !this.expected.some((pattern) => pattern.test(line)));
  }
}

const describe = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;
