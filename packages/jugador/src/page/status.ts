import type { InicioJugador, MensajeJugador } from '@portal/contract/paquete';
import type { QueueState } from '../commit/queue.ts';
import type { Page } from './build-page.ts';
import { postToPortal } from './surroundings.ts';

/** Answers that come sooner are not worth a word. */
const SLOW = 600;

/** Shows the state of the commits to the learner, and posts it to the portal. */
export class StatusLine {
  readonly #inicio: InicioJugador;
  readonly #page: Page;
  #slow: ReturnType<typeof setTimeout> | undefined;

  constructor(inicio: InicioJugador, page: Page) {
    this.#inicio = inicio;
    this.#page = page;
  }

  show(state: QueueState): void {
    clearTimeout(this.#slow);
    const { textos } = this.#inicio;
    if (state.kind === 'saving') {
      this.#slow = setTimeout(() => this.#page.status(textos.guardando), SLOW);
      this.post('guardando');
    } else if (state.kind === 'unsaved') {
      this.#page.status(textos.sinGuardar, 'problem');
      this.post('sin_guardar');
    } else if (state.kind === 'stopped') {
      const text = state.reason === 'vencido' ? textos.vencido : textos.otraVentana;
      this.#page.status(text, 'problem');
      this.post(state.reason);
    } else {
      this.#saved(state.saved);
    }
  }

  /** Posts to the portal, around the player or the window that opened it. */
  post(suceso: MensajeJugador['suceso'], guardado?: string): void {
    const { lanzamiento, portal } = this.#inicio;
    const message: MensajeJugador = { portal: 'paquete', suceso, lanzamiento, ...(guardado && { guardado }) };
    postToPortal(message, portal);
  }

  #saved({ guardado, terminado }: { readonly guardado: string; readonly terminado: boolean }): void {
    const { textos, idioma } = this.#inicio;
    const time = new Date(guardado).toLocaleTimeString(idioma, { hour: '2-digit', minute: '2-digit' });
    const saved = textos.guardado.includes('{hora}') ? textos.guardado.replace('{hora}', time) : `${textos.guardado} ${time}`;
    this.#page.status(terminado ? `${saved} · ${textos.terminado}` : saved);
    this.post('guardado', guardado);
    if (terminado) this.post('terminado', guardado);
  }
}
