import type { InicioJugador, LeccionJugador, TipoPaquete } from '@portal/contract/paquete';
import { toDuration, toSeconds, toTimespan } from './duration.ts';
import { isFinished, launchLeaves, storedCmi } from './launch-state.ts';
import type { LibraryApi } from './library.ts';
import { normalizeValue } from './normalize.ts';
import { widenScore, widenSuspendData } from './widen.ts';

/** Calls of the lesson that the player acts upon. */
export interface SessionEvents {
  /** A value changed. */
  readonly changed: () => void;
  /** The lesson asked to have its state stored. */
  readonly committed: () => void;
  /** The lesson ended its session; `request` of SCORM 2004 says where it wants to go. */
  readonly finished: (request: string) => void;
  /** Suspend data longer than the portal keeps. */
  readonly tooLong: () => void;
  /** Whether the table of contents can follow a request: SCORM 2004 asks before it shows its own buttons. */
  readonly canFollow: (request: string) => boolean;
}

export interface SessionParts {
  readonly inicio: InicioJugador;
  readonly leccion: LeccionJugador;
  readonly createApi: () => LibraryApi;
  readonly events: SessionEvents;
}

const NOT_INITIALIZED = 301;
const NAVIGATION = 'adl.nav.request';
const VALID = 'adl.nav.request_valid.';

/** One visit of a lesson, between its `Initialize` and its `Finish`. */
export class Session {
  readonly #parts: SessionParts;
  readonly #tipo: TipoPaquete;
  #api: LibraryApi;
  #leccion: LeccionJugador;
  #begun = 0;
  #request = '';
  /** No later call counts: another lesson is open. */
  #closed = false;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#tipo = parts.inicio.tipo;
    this.#leccion = parts.leccion;
    this.#api = this.#prepare();
  }

  /** Whether the lesson said that it begins, and not yet that it ends. */
  get running(): boolean {
    return this.#api.isInitialized();
  }

  /** The lesson with its state, to open it again. */
  get leccion(): LeccionJugador {
    const cmi = this.snapshot();
    return {
      ...this.#leccion,
      cmi,
      segundos: this.#leccion.segundos + this.#seconds(cmi),
      completada: isFinished(this.#tipo, cmi, this.#leccion.umbral),
    };
  }

  /** The whole state, with the time since the start where the lesson reports none. */
  snapshot(): Record<string, unknown> {
    const cmi = structuredClone(storedCmi(this.#api.renderCMIToJSONObject()) ?? {}) as Record<string, unknown>;
    const holder = this.#tipo === 'scorm12' ? (cmi['core'] as Record<string, unknown>) : cmi;
    if (this.#begun > 0 && this.#seconds(cmi) === 0) {
      const seconds = (Date.now() - this.#begun) / 1000;
      holder['session_time'] = this.#tipo === 'scorm12' ? toTimespan(seconds) : toDuration(seconds);
    }
    return cmi;
  }

  initialize(): string {
    // Lessons of several pages begin and end on each of them.
    if (!this.#closed && this.#api.isTerminated()) {
      this.#leccion = this.leccion;
      this.#api = this.#prepare();
    }
    const answer = this.#api.lmsInitialize('');
    if (answer === 'true') this.#begun = Date.now();
    return answer;
  }

  finish(): string {
    return this.#api.isTerminated() ? this.#api.lmsFinish('') : this.#finishOnce();
  }

  get(name: unknown): string {
    const element = String(name);
    if (this.#isOver()) return '';
    if (element.startsWith(VALID) && this.running) return String(this.#parts.events.canFollow(element.slice(VALID.length)));
    // The library would answer with its own judgement of the pass mark.
    if (element === 'cmi.completion_status' || element === 'cmi.success_status') return this.#api.getValue('GetValue', true, element);
    return this.#api.lmsGetValue(element);
  }

  set(name: unknown, value: unknown): string {
    if (this.#isOver()) return 'false';
    const element = String(name);
    const text = normalizeValue(this.#tipo, element, value);
    const answer = this.#api.lmsSetValue(element, text);
    if (answer === 'true' && element === NAVIGATION) this.#request = text;
    else if (answer === 'true') this.#parts.events.changed();
    return answer;
  }

  commit(): string {
    if (this.#isOver()) return 'false';
    const answer = this.#api.lmsCommit('');
    if (answer === 'true') this.#parts.events.committed();
    return answer;
  }

  lastError(): string {
    return this.#api.lmsGetLastError();
  }

  errorString(code: unknown): string {
    return this.#api.lmsGetErrorString(String(code));
  }

  diagnostic(code: unknown): string {
    return this.#api.lmsGetDiagnostic(String(code));
  }

  /** Ends the session for good: a window that the lesson left open may still call. */
  close(): void {
    if (this.running) this.#api.lmsFinish('');
    this.#closed = true;
  }

  /** The library takes calls of SCORM 1.2 after the end: values that nobody would store. */
  #isOver(): boolean {
    if (this.#tipo !== 'scorm12' || !this.#api.isTerminated()) return false;
    this.#api.throwSCORMError('api', NOT_INITIALIZED);
    return true;
  }

  #finishOnce(): string {
    const request = this.#request;
    const answer = this.#api.lmsFinish('');
    if (answer === 'true') {
      this.#request = '';
      this.#parts.events.finished(request === '_none_' ? '' : request);
    }
    return answer;
  }

  #seconds(cmi: Record<string, unknown>): number {
    const holder = this.#tipo === 'scorm12' ? (cmi['core'] as Record<string, unknown> | undefined) : cmi;
    const text = holder?.['session_time'];
    return typeof text === 'string' ? toSeconds(text) : 0;
  }

  #prepare(): LibraryApi {
    const { inicio, createApi, events } = this.#parts;
    const api = createApi();
    widenSuspendData(this.#tipo, api, events.tooLong);
    widenScore(this.#tipo, api);
    const leaves = launchLeaves(inicio, this.#leccion);
    for (const [path, value] of leaves) loadLeaf(api, path, value);
    api.startingData = {};
    // The library judges here; the portal does.
    api.storeData = (ending) => {
      if (ending) this.#leaveNotAttempted(api);
      return { result: 'true', errorCode: 0 };
    };
    return api;
  }

  /** A lesson of SCORM 1.2 that ended was attempted. */
  #leaveNotAttempted(api: LibraryApi): void {
    if (this.#tipo !== 'scorm12') return;
    const { core } = api.cmi as { core: { lesson_status: string } };
    if (core.lesson_status === 'not attempted' || core.lesson_status === '') core.lesson_status = 'incomplete';
  }
}

/** Hands over one value; one that the run time refuses, such as a time of the manifest in another form, is left out. */
function loadLeaf(api: LibraryApi, path: readonly string[], value: string): void {
  try {
    api.loadFromJSON({ [path.at(-1) ?? '']: value }, ['cmi', ...path.slice(0, -1)].join('.'));
  } catch {
    // The lesson sees it as never set.
  }
}
