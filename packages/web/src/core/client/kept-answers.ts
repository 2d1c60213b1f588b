/** Most answers that are kept, the last used; longer ones are not. */
const MOST = 60;
const LONGEST = 300_000;

interface Kept {
  readonly tag: string;
  readonly text: string;
}

/** Answers of one caller by address and language. In memory alone: nothing of a person stays on the device (record 057). */
let answers = new Map<string, Kept>();
let owner: string | null = null;

/** A call that may be answered with what is here already. */
export interface Keepable {
  readonly address: string;
  readonly language: string;
  readonly token: string | null;
}

/**
 * Asks with the tag of the kept answer and hands it out again where the server says that nothing changed. What another caller was answered
 * is forgotten first.
 */
export async function askWithTag(
  { address, language, token }: Keepable,
  ask: (headers: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  if (token !== owner) forgetAnswers(token);
  const name = `${language} ${address}`;
  const known = answers.get(name);
  const response = await ask(known ? { 'if-none-match': known.tag } : {});
  if (known && response.status === 304) {
    keep(name, known, token);
    return new Response(known.text, { status: 200, headers: response.headers });
  }
  const tag = response.headers.get('etag');
  if (!response.ok || !tag) return response;
  const text = await response.text();
  if (text.length <= LONGEST) keep(name, { tag, text }, token);
  return new Response(text, { status: response.status, headers: response.headers });
}

/** Forgets what was answered before; `token` belongs to the next caller. */
function forgetAnswers(token: string | null): void {
  answers = new Map();
  owner = token;
}

function keep(name: string, kept: Kept, token: string | null): void {
  // The person left while the answer was on its way.
  if (token !== owner) return;
  answers.delete(name);
  answers.set(name, kept);
  const [oldest] = answers.keys();
  if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
}
