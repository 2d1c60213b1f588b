import { purgeIntentos } from '@portal/server/src/domains/sesion/freno/intento.repository.ts';
import type { TestPortal } from '../app.ts';
import type { World } from '../examples/example.ts';
import type { Caller } from './callers.ts';
import { type Answer, complaintOf, LIMIT_MS } from './judge.ts';
import type { Extent, Order } from './orders.ts';
import type { Tally } from './tally.ts';
import type { Armed, Shot, Target } from './target.ts';

/** An answer that took too long while others were under way. */
export interface Suspect {
  readonly what: string;
  readonly again: () => Promise<Answer>;
}

/** Settings of an attack. */
export interface Assault {
  readonly portal: TestPortal;
  readonly tally: Tally;
  /** Fresh people, with `secret` in their names. */
  readonly newWorld: () => Promise<World>;
  readonly secret: string;
  /** Requests under way at once. */
  readonly atOnce: number;
}

/** A target with people of its own. */
export interface Scene {
  readonly target: Target;
  readonly armed: Armed;
  readonly callers: readonly Caller[];
  readonly extent: Extent;
  readonly assault: Assault;
}

/** Sends the orders of one world, several at once. Returns what was slow. */
export async function sendAll(orders: readonly Order[], scene: Scene): Promise<readonly Suspect[]> {
  const volley = new Volley(scene);
  await volley.open();
  let next = 0;
  const worker = async () => {
    while (next < orders.length) await volley.shootAt(orders[next++]!);
  };
  await Promise.all(Array.from({ length: scene.assault.atOnce }, worker));
  return volley.suspects;
}

class Volley {
  readonly suspects: Suspect[] = [];
  readonly #scene: Scene;
  #tokens: (string | undefined)[] = [];
  /** Positions of callers whom a new session does not help. */
  readonly #refused = new Set<number>();
  /** Whether limits stay: in later rounds, and where lifting them did not help. */
  #limited: boolean;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#limited = scene.extent.round > 0;
  }

  /** Opens the sessions of the callers. */
  async open(): Promise<void> {
    this.#tokens = await Promise.all(this.#scene.callers.map(async ({ open }) => open?.()));
  }

  /** Sends one request; once more where the session was lost or limits stood in the way. */
  async shootAt(order: Order): Promise<void> {
    const { target, armed, callers, assault } = this.#scene;
    const { first, second, caller: position } = order;
    const shot = second === undefined ? armed.shots[first]! : armed.together(first, second);
    const answer = await this.#askOn(shot, order);
    if (second !== undefined) return;
    assault.tally.tried(target.name, `${first} ${callers[position]!.name}`);
    if (first === 0 && answer.status > 0 && answer.status < 400) assault.tally.accepted.add(target.name);
  }

  async #askOn(shot: Shot, order: Order): Promise<Answer> {
    const answer = await this.#ask(shot, order);
    if (answer.ms > LIMIT_MS) this.suspects.push({ what: this.#nameOf(shot, order.caller), again: () => this.#ask(shot, order) });
    if (answer.status === 401) return (await this.#askInNewSession(shot, order)) ?? answer;
    return answer.status === 429 ? ((await this.#askWithoutLimits(shot, order)) ?? answer) : answer;
  }

  async #askInNewSession(shot: Shot, order: Order): Promise<Answer | undefined> {
    const { open } = this.#scene.callers[order.caller]!;
    if (!open || this.#refused.has(order.caller)) return undefined;
    this.#tokens[order.caller] = await open();
    const answer = await this.#ask(shot, order);
    if (answer.status === 401) this.#refused.add(order.caller);
    return answer;
  }

  async #askWithoutLimits(shot: Shot, order: Order): Promise<Answer | undefined> {
    if (this.#limited) return undefined;
    await liftLimits(this.#scene.assault.portal);
    const answer = await this.#ask(shot, order);
    this.#limited = answer.status === 429;
    return answer;
  }

  async #ask(shot: Shot, { caller: position, headers }: Order): Promise<Answer> {
    const { target, callers, assault } = this.#scene;
    const { portal, tally, secret } = assault;
    const answer = await shoot(portal, shot, { token: this.#tokens[position], headers });
    tally.answered(answer.status);
    const complaint = complaintOf(answer, { caller: callers[position]!, target, secret, quotes: () => holds(shot, secret) });
    if (complaint) tally.complaints.push(`${this.#nameOf(shot, position)}: ${complaint}: ${answer.text.slice(0, 200)}`);
    return answer;
  }

  #nameOf(shot: Shot, position: number): string {
    return `${this.#scene.target.name} as ${this.#scene.callers[position]!.name}, ${shot.name}`;
  }
}

interface Sent {
  readonly token: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a request and reads the whole answer. */
async function shoot({ inject }: TestPortal, { request }: Shot, { token, headers }: Sent): Promise<Answer> {
  const made = request();
  const start = performance.now();
  const answer = await inject({
    ...made,
    headers: { ...headers, ...made.headers, ...(token && { authorization: `Bearer ${token}` }) },
  }).catch(() => undefined);
  const ms = performance.now() - start;
  return { status: answer?.statusCode ?? 0, type: String(answer?.headers['content-type'] ?? ''), text: answer?.body ?? '', ms };
}

/** Forgets the attempts that limit further ones. */
export const liftLimits = ({ db }: Pick<TestPortal, 'db'>): Promise<void> => purgeIntentos(db, 'infinity');

/** Whether a request holds a text, plain or as an address writes it. */
function holds({ request }: Shot, text: string): boolean {
  const sent = JSON.stringify(request());
  return sent.includes(text) || sent.includes(encodeURIComponent(text));
}
