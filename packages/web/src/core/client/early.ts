/** What start/early.js asked before the program was there: answers by method and address, for one token and one language. */
interface Early {
  readonly token: string;
  readonly language: string;
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    portalEarly?: Early;
  }
}

/** An answer that waited longer is asked again. */
const FRESH_MS = 30_000;

/** The part of a call that its early twin must share. */
interface Caller {
  readonly token: string | null;
  readonly language: string;
}

/** Takes the answer to a call that the page made before its program, once; undefined without one, and after a lost connection. */
export function takeEarly(method: string, address: string, { token, language }: Caller): Promise<Response | undefined> | undefined {
  const early = window.portalEarly;
  const name = `${method} ${address}`;
  const answer = early?.answers.get(name);
  if (!early || !answer) return undefined;
  early.answers.delete(name);
  // Counts from the start of the page, and thus from before the call.
  if (early.token !== token || early.language !== language || performance.now() > FRESH_MS) return undefined;
  return answer.catch(() => undefined);
}
