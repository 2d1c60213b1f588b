/** Key under which WebDriver sends the reference of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Answer = { readonly value: unknown };
type Reference = Readonly<Record<typeof ELEMENT, string>>;

/** An element as an argument of a function. */
export const referenceOf = (id: string): Reference => ({ [ELEMENT]: id });

/** A session of the W3C's WebDriver: the few commands that a journey needs. */
export interface WebDriver {
  command(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** Runs the source of a function in the page. */
  run(code: string, args: readonly unknown[]): Promise<unknown>;
  /** The reference of the element that a function answers. */
  element(code: string, args: readonly unknown[]): Promise<string | undefined>;
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Opens a session on a running driver. */
export async function openSession(url: string, capabilities: object): Promise<WebDriver> {
  const { sessionId } = (await send(`${url}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })) as { sessionId: string };
  const command: WebDriver['command'] = (method, path, body) =>
    send(`${url}/session/${sessionId}${path}`, method, body ?? (method === 'POST' ? {} : undefined));
  const run: WebDriver['run'] = (code, args) =>
    command('POST', '/execute/sync', { script: `return (${code}).apply(null, arguments)`, args });
  return { command, run, element: async (code, args) => ((await run(code, args)) as Reference | null)?.[ELEMENT] };
}
