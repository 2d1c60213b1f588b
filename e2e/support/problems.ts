import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';

const NOT_OURS = [
  // The browser's own message about a failed response, which `watch` records itself.
  'Failed to load resource',
  // A lesson's sandbox blocks Playwright's tracing scripts.
  "Blocked script execution in '",
];

/** Console lines of a browser with a service worker but no connection; the script that it fetches is a newer version of that worker. */
const OFFLINE = [
  /ERR_INTERNET_DISCONNECTED/,
  /net::ERR_FAILED/,
  /ERR_NETWORK/,
  /: 504$/,
  /no-response/,
  /An unknown error occurred when fetching the script/,
];

/** Reports what the Content-Security-Policy refused as an exception: the browser itself says nothing of code that catches the refusal. */
function reportViolations(): void {
  if (window.top !== window) return;
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    globalThis.reportError(new Error(`refused by the Content-Security-Policy: ${violatedDirective} ${blockedURI}`)),
  );
}

/**
 * Records a browser's console errors, uncaught exceptions, failed requests and error statuses. A journey fails on each one that it
 * did not announce with `expect`.
 */
export class Problems {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  /** Returns a function that ends the recording. */
  watch(context: BrowserContext): () => void {
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() === 'error' && !NOT_OURS.some((start) => message.text().startsWith(start)))
        this.seen.push(`console: ${message.text()}`);
    };
    const onError = (error: WebError) => this.seen.push(`exception: ${error.error().stack ?? error.error().message}`);
    const onFailure = (request: Request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page aborts its pending requests.
      if (reason !== 'net::ERR_ABORTED') this.seen.push(`${describe(request)}: ${reason}`);
    };
    const onResponse = (response: Response) => {
      if (response.status() >= 400) this.seen.push(`${describe(response.request())}: ${response.status()}`);
    };
    void context.addInitScript(reportViolations);
    context.on('console', onConsole).on('weberror', onError).on('requestfailed', onFailure).on('response', onResponse);
    return () => context.off('console', onConsole).off('weberror', onError).off('requestfailed', onFailure).off('response', onResponse);
  }

  /** Announces a problem that belongs to the journey. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** Announces what the browser notes while the journey has no connection, its pages being kept by the service worker. */
  expectOffline(): void {
    this.expect(...OFFLINE);
  }

  /** Problems that were not announced. */
  unexpected(): string[] {
    return this.seen.filter((line) => !this.expected.some((pattern) => pattern.test(line)));
  }
}

const describe = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;
