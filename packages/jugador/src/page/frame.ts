/** Outcome of a lesson's first document. */
export type Opened = 'open' | 'absent' | 'expired';

/** Waits until a lesson's address answered, and says with what. */
export async function openFrame(frame: HTMLIFrameElement, url: URL): Promise<Opened> {
  const loaded = new Promise<void>((resolve) => {
    frame.addEventListener('load', () => {
      if (!isBlank(frame)) resolve();
    });
  });
  frame.src = url.href;
  await loaded;
  return outcomeOf(await statusOf(frame, url));
}

/** Some browsers report that an empty frame loaded too. */
function isBlank(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentWindow?.location.href === 'about:blank';
  } catch {
    return false;
  }
}

function outcomeOf(status: number): Opened {
  if (status === 403) return 'expired';
  return status >= 400 || status === -1 ? 'absent' : 'open';
}

/** Status of the document in a frame; -1: no answer. */
async function statusOf(frame: HTMLIFrameElement, url: URL): Promise<number> {
  try {
    // An error page of the browser belongs to another origin: this throws.
    const [entry] = frame.contentWindow?.performance.getEntriesByType('navigation') ?? [];
    // Browsers that do not report it: taken as open.
    return (entry as PerformanceNavigationTiming | undefined)?.responseStatus ?? 0;
  } catch {
    // An error page, or a lesson that went on to another site.
    return fetch(url, { method: 'HEAD' }).then(
      ({ status }) => status,
      () => -1,
    );
  }
}

/** Milliseconds in which a lesson ends its session once its document goes. */
const PATIENCE = 3000;

/** Takes a lesson's document away, so that what it does at its end has happened. */
export async function emptyFrame(frame: HTMLIFrameElement): Promise<void> {
  if (!frame.isConnected) return;
  await new Promise<void>((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
    // `replace` keeps the button «back» of the browser where it was.
    frame.contentWindow?.location.replace('about:blank');
  });
  frame.remove();
}
