import type { GuardadoJugador, GuardarBody, RechazoJugador } from '@portal/contract/paquete';

/** Answer to a commit; `failed` is tried again. */
export type Reply =
  | { readonly kind: 'saved'; readonly saved: GuardadoJugador }
  | { readonly kind: 'refused'; readonly reason: RechazoJugador | 'excede' }
  | { readonly kind: 'failed' };

export type Post = (body: GuardarBody) => Promise<Reply>;

export type QueueState =
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly saved: GuardadoJugador }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'stopped'; readonly reason: 'otra_ventana' | 'vencido' };

interface Entry {
  readonly leccion: string;
  readonly cmi: Record<string, unknown>;
  readonly fin: boolean;
}

interface Item {
  entry: Entry;
  /** 0: not sent yet. */
  secuencia: number;
  inFlight: boolean;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/**
 * Sends states one after the other until the server has them. A state that was sent keeps its number, because the server may have it though its
 * answer was lost; one that was not sent yet is replaced by a newer one of its lesson.
 */
export class CommitQueue {
  readonly #launch: number;
  readonly #post: Post;
  readonly #report: (state: QueueState) => void;
  readonly #items: Item[] = [];
  #last: number;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #lost = false;

  constructor(launch: { readonly lanzamiento: number; readonly secuencia: number }, post: Post, report: (state: QueueState) => void) {
    this.#launch = launch.lanzamiento;
    this.#last = launch.secuencia;
    this.#post = post;
    this.#report = report;
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  /** Whether a state is not with the server. */
  get unsaved(): boolean {
    return !this.#stopped && (this.#items.length > 0 || this.#lost);
  }

  /** Whether the page would take something with it: the last attempt failed, or a state is too large to be sent without its page. */
  isAtRisk(outlivesPage: (body: string) => boolean): boolean {
    if (!this.unsaved) return false;
    return this.#failures > 0 || this.#lost || this.#items.some(({ entry }) => !outlivesPage(JSON.stringify(entry)));
  }

  push(entry: Entry): void {
    if (this.#stopped) return;
    const last = this.#items.at(-1);
    if (last && last.secuencia === 0 && last.entry.leccion === entry.leccion && !last.entry.fin) last.entry = entry;
    else this.#items.push({ entry, secuencia: 0, inFlight: false });
    this.#pump();
  }

  /** Tries at once: the network is back. */
  retry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pump();
  }

  /** Sends all at once: the page may end with this event. */
  sendAll(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const item of this.#items) if (!item.inFlight) void this.#send(item);
  }

  #pump(): void {
    if (this.#stopped || this.#timer !== undefined || this.#items.some(({ inFlight }) => inFlight)) return;
    const [next] = this.#items;
    if (next) void this.#send(next);
  }

  async #send(item: Item): Promise<void> {
    if (this.#stopped) return;
    item.secuencia ||= ++this.#last;
    item.inFlight = true;
    if (this.#failures === 0) this.#report({ kind: 'saving' });
    const reply = await this.#post({ lanzamiento: this.#launch, secuencia: item.secuencia, ...item.entry });
    item.inFlight = false;
    if (this.#stopped) return;
    this.#settle(item, reply);
    this.#pump();
  }

  #settle(item: Item, reply: Reply): void {
    if (reply.kind === 'failed') {
      this.#wait();
      return;
    }
    this.#failures = 0;
    if (reply.kind === 'saved') {
      this.#remove(item);
      this.#lost = false;
      // Further states follow: the line then says that they are being saved.
      if (!this.unsaved) this.#report({ kind: 'saved', saved: reply.saved });
      return;
    }
    this.#refused(item, reply.reason);
  }

  #refused(item: Item, reason: RechazoJugador | 'excede'): void {
    // A later state of this page overtook it.
    if (reason === 'anterior' && item.secuencia < this.#last) {
      this.#remove(item);
      return;
    }
    if (reason === 'ilegible' || reason === 'excede') {
      // Sent again, it would be refused again; the next state may be taken.
      this.#remove(item);
      this.#lost = true;
      this.#report({ kind: 'unsaved' });
      return;
    }
    this.#stopped = true;
    this.#items.length = 0;
    this.#report({ kind: 'stopped', reason: reason === 'vencido' ? 'vencido' : 'otra_ventana' });
  }

  #wait(): void {
    this.#failures += 1;
    this.#report({ kind: 'unsaved' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.retry(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1)));
  }

  #remove(item: Item): void {
    const place = this.#items.indexOf(item);
    if (place !== -1) this.#items.splice(place, 1);
  }
}
