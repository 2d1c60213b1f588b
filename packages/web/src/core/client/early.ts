/** Answers by method and address, for one token and mostly one language: what start/early.js asked before the program was there, and what came with a sign-in. */
interface Early {
  readonly token: string;
  /** Absent for answers without a text of the portal. */
  readonly language?: string;
  readonly answers: Map<string, Promise<Response>>;
  /** When a sign-in brought them, since the start of the page; absent: asked at that start. */
  readonly at?: number;
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
  // Counts from the start of the page, or from the sign-in, and thus from before the call.
  if (early.token !== token || (early.language ?? language) !== language || performance.now() - (early.at ?? 0) > FRESH_MS)
    return undefined;
  return answer.catch(() => undefined);
}

/** Answer of a call that came with another one. */
interface Brought {
  /** `METHOD address`. */
  readonly name: string;
  readonly value: unknown;
}

/** Keeps the answer of a call that a sign-in brought along, for the call of the next screen. */
export function bringEarly({ name, value }: Brought, token: string): void {
  const answers = new Map([[name, Promise.resolve(new Response(JSON.stringify(value)))]]);
  window.portalEarly = { token, answers, at: performance.now() };
}

/** Returns whether the sign-in of this token was a moment ago and brought an answer along. */
export const broughtEarly = (token: string | null): boolean =>
  window.portalEarly?.at !== undefined && window.portalEarly.token === token && performance.now() - window.portalEarly.at <= FRESH_MS;
