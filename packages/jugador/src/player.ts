import type { InicioJugador, LeccionJugador } from '@portal/contract/paquete';
import { Debounce } from './commit/debounce.ts';
import { outlivesPage, postCommit } from './commit/post.ts';
import { CommitQueue, type QueueState } from './commit/queue.ts';
import { neighbour, wayOf } from './navigation.ts';
import { Page } from './page/build-page.ts';
import { emptyFrame, openFrame } from './page/frame.ts';
import { StatusLine } from './page/status.ts';
import { offer } from './runtime/api-object.ts';
import { isFinished } from './runtime/launch-state.ts';
import type { LibraryApi } from './runtime/library.ts';
import { Session } from './runtime/session.ts';

/** An open lesson. */
interface Visit {
  readonly leccion: LeccionJugador;
  readonly frame: HTMLIFrameElement;
  /** Null: a document that knows no run time. */
  readonly session: Session | null;
  /** Values that no commit has. */
  changed: boolean;
  /** The lesson ended its session and began no other. */
  ended: boolean;
}

/** State of a document without a run time, once it was opened. */
const SEEN = { scorm12: { core: { lesson_status: 'completed' } }, scorm2004: { completion_status: 'completed' } } as const;

/** Plays the lessons of a package and stores what they say. */
export class Player {
  readonly #inicio: InicioJugador;
  readonly #createApi: () => LibraryApi;
  readonly #page: Page;
  readonly #line: StatusLine;
  /** Null: nothing is stored. */
  readonly #queue: CommitQueue | null;
  readonly #later = new Debounce(() => this.#store(false));
  #lecciones: readonly LeccionJugador[];
  #visit: Visit | null = null;
  /** Lesson that was asked for last: a second click while one closes wins. */
  #wanted = '';
  #switching = false;
  /** The page is going: what lessons say now is sent at once. */
  #leaving = false;

  constructor(root: HTMLElement, inicio: InicioJugador, createApi: () => LibraryApi) {
    this.#inicio = inicio;
    this.#createApi = createApi;
    this.#lecciones = inicio.lecciones;
    this.#page = new Page(root, inicio, { open: (id) => void this.open(id), step: (by) => this.#step(by) });
    this.#line = new StatusLine(inicio, this.#page);
    const stores = inicio.modo === 'normal' && inicio.lanzamiento > 0;
    this.#queue = stores ? new CommitQueue(inicio, postCommit, (state) => this.#heard(state)) : null;
    for (const { id, completada } of inicio.lecciones) if (completada) this.#page.completed(id);
    this.#listen();
  }

  async start(): Promise<void> {
    this.#line.post('abierto');
    await this.open(this.#inicio.leccion);
  }

  async open(id: string): Promise<void> {
    if (this.#queue?.stopped) return;
    this.#wanted = id;
    if (this.#switching) return;
    this.#switching = true;
    try {
      while (this.#wanted !== '') {
        await this.#close();
        const leccion = this.#lecciones.find((other) => other.id === this.#wanted && other.inicio !== null);
        this.#wanted = '';
        if (leccion) this.#begin(leccion);
      }
    } finally {
      this.#switching = false;
    }
  }

  #step(by: 1 | -1): void {
    const next = neighbour(this.#lecciones, this.#visit?.leccion.id ?? '', by);
    if (next) void this.open(next.id);
  }

  #begin(leccion: LeccionJugador): void {
    const session = leccion.sco ? this.#sessionOf(leccion) : null;
    const visit: Visit = { leccion, frame: this.#page.frame(leccion), session, changed: false, ended: false };
    this.#visit = visit;
    // The lesson finds its state before its address is known to the frame.
    offer(this.#inicio.tipo, session);
    this.#page.note('');
    this.#page.current(leccion.id, {
      first: !neighbour(this.#lecciones, leccion.id, -1),
      last: !neighbour(this.#lecciones, leccion.id, 1),
    });
    void this.#show(visit);
  }

  async #show(visit: Visit): Promise<void> {
    const { leccion, frame } = visit;
    const outcome = await openFrame(frame, new URL(`../${leccion.inicio ?? ''}`, globalThis.location.href));
    if (this.#visit !== visit) return;
    const { textos } = this.#inicio;
    if (outcome === 'expired') {
      this.#page.notice(textos.vencido);
      this.#line.post('vencido');
    } else if (outcome === 'absent') {
      this.#page.notice(textos.noAbre, { label: textos.reintentar, run: () => void this.open(leccion.id) });
    } else if (!visit.session) {
      this.#push(leccion, SEEN[this.#inicio.tipo], true);
    }
  }

  #sessionOf(leccion: LeccionJugador): Session {
    const session: Session = new Session({
      inicio: this.#inicio,
      leccion,
      createApi: this.#createApi,
      events: {
        changed: () => this.#changed(session),
        committed: () => this.#asked(session),
        finished: (request) => this.#finished(session, request),
        tooLong: () => this.#page.note(this.#inicio.textos.excede),
        canFollow: (request) => wayOf(request, this.#lecciones, leccion.id).kind !== 'none',
      },
    });
    return session;
  }

  /** The visit of a session; none for one that was closed. */
  #visitOf(session: Session): Visit | null {
    return this.#visit?.session === session ? this.#visit : null;
  }

  #changed(session: Session): void {
    const visit = this.#visitOf(session);
    if (!visit) return;
    visit.changed = true;
    visit.ended = false;
    this.#later.touch();
    if (this.#leaving) queueMicrotask(() => this.#storeNow());
  }

  #asked(session: Session): void {
    if (this.#visitOf(session)?.changed) this.#store(false);
    if (this.#leaving) this.#storeNow();
  }

  #finished(session: Session, request: string): void {
    const visit = this.#visitOf(session);
    if (!visit) return;
    visit.ended = true;
    this.#store(true);
    if (this.#leaving) this.#storeNow();
    const way = wayOf(request, this.#lecciones, visit.leccion.id);
    // Later: the lesson that called still runs.
    if (way.kind === 'lesson') setTimeout(() => void this.open(way.id));
    else if (way.kind === 'exit') setTimeout(() => void this.#leave(visit));
  }

  /** The lesson's own way out: nothing is left to show. */
  async #leave(visit: Visit): Promise<void> {
    if (this.#visit !== visit || this.#switching) return;
    await this.#close();
    const { textos } = this.#inicio;
    if (!this.#queue?.stopped) this.#page.notice(textos.salida, { label: textos.reabrir, run: () => void this.open(visit.leccion.id) });
  }

  /** Ends the open lesson: it may say its last words, else its session is ended for it. */
  async #close(): Promise<void> {
    const visit = this.#visit;
    if (!visit) return;
    await emptyFrame(visit.frame);
    const { session } = visit;
    if (session) {
      const running = session.running;
      session.close();
      if (running || visit.changed) this.#store(true);
      this.#keep(session.leccion);
    }
    this.#later.cancel();
    offer(this.#inicio.tipo, null);
    this.#visit = null;
  }

  /** The lesson with its newest state, for the next time that it opens. */
  #keep(leccion: LeccionJugador): void {
    this.#lecciones = this.#lecciones.map((other) => (other.id === leccion.id ? leccion : other));
  }

  #store(fin: boolean): void {
    const visit = this.#visit;
    if (!visit?.session) return;
    this.#later.cancel();
    visit.changed = false;
    this.#push(visit.leccion, visit.session.snapshot(), fin);
  }

  #push({ id, umbral }: LeccionJugador, cmi: Record<string, unknown>, fin: boolean): void {
    if (isFinished(this.#inicio.tipo, cmi, umbral)) this.#page.completed(id);
    this.#queue?.push({ leccion: id, cmi, fin });
  }

  /** Stores what changed and sends it although the page may go. */
  #storeNow(): void {
    if (this.#visit?.changed) this.#store(false);
    this.#queue?.sendAll();
  }

  #heard(state: QueueState): void {
    this.#line.show(state);
    if (state.kind === 'stopped') void this.#stop(state.reason);
  }

  async #stop(reason: 'otra_ventana' | 'vencido'): Promise<void> {
    const { textos } = this.#inicio;
    this.#wanted = '';
    await this.#close();
    this.#page.notice(reason === 'vencido' ? textos.vencido : textos.otraVentana);
  }

  #listen(): void {
    globalThis.addEventListener('online', () => this.#queue?.retry());
    globalThis.addEventListener('pageshow', () => {
      this.#leaving = false;
    });
    globalThis.addEventListener('pagehide', () => {
      this.#leaving = true;
      this.#storeNow();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.#storeNow();
    });
    globalThis.addEventListener('beforeunload', (event) => {
      this.#storeNow();
      if (this.#queue?.isAtRisk(outlivesPage)) event.preventDefault();
    });
  }
}
