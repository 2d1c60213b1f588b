import type { InicioJugador, LeccionJugador } from '@portal/contract/paquete';

export interface PageActions {
  readonly open: (id: string) => void;
  readonly step: (by: 1 | -1) => void;
}

interface Button {
  readonly label: string;
  readonly run: () => void;
}

type Attributes = Readonly<Record<string, string>>;

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, attributes: Attributes = {}, ...children: (Node | string)[]) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Functions and permissions of a lesson's frame; it has no sandbox, because it reaches for the page around it. */
const FRAME = {
  class: 'leccion',
  allow: 'autoplay; clipboard-read; clipboard-write; encrypted-media; fullscreen; picture-in-picture',
  allowfullscreen: '',
};

/** The page around a lesson: contents, frame, line of state. */
export class Page {
  readonly #inicio: InicioJugador;
  readonly #stage = element('main', { class: 'escena' });
  readonly #status = element('p', { class: 'estado', role: 'status', 'aria-live': 'polite' });
  readonly #note = element('p', { class: 'aviso-linea', role: 'status', 'aria-live': 'polite' });
  readonly #links = new Map<string, HTMLButtonElement>();
  readonly #choice = element('select', { class: 'eleccion' });
  readonly #previous: HTMLButtonElement;
  readonly #next: HTMLButtonElement;

  constructor(root: HTMLElement, inicio: InicioJugador, actions: PageActions) {
    this.#inicio = inicio;
    const { textos, lecciones } = inicio;
    this.#previous = this.#button({ label: textos.anterior, run: () => actions.step(-1) });
    this.#next = this.#button({ label: textos.siguiente, run: () => actions.step(1) });
    const several = lecciones.filter(({ inicio: start }) => start !== null).length > 1;
    root.classList.toggle('varias', several);
    root.append(element('header', { class: 'oculto' }, element('h1', {}, inicio.titulo)));
    const foot = element('footer', { class: 'pie' }, this.#status, this.#note);
    if (several) {
      root.append(this.#contents(actions), this.#drawer(actions));
      foot.append(element('div', { class: 'pasos' }, this.#previous, this.#next));
    }
    root.append(this.#stage, foot);
    this.#showMode();
  }

  /** An empty frame in the place of all that was shown. */
  frame(leccion: LeccionJugador): HTMLIFrameElement {
    const frame = element('iframe', { ...FRAME, title: leccion.titulo });
    this.#stage.replaceChildren(frame);
    return frame;
  }

  /** Words in the place of the lesson. */
  notice(text: string, button?: Button): void {
    const box = element('div', { class: 'aviso' }, element('p', {}, text));
    if (button) box.append(this.#button(button));
    this.#stage.replaceChildren(box);
  }

  status(text: string, kind: 'quiet' | 'problem' = 'quiet'): void {
    // Equal words are not read aloud again.
    if (this.#status.textContent !== text) this.#status.textContent = text;
    this.#status.dataset['tipo'] = kind;
  }

  note(text: string): void {
    if (this.#note.textContent !== text) this.#note.textContent = text;
  }

  current(id: string, place: { readonly first: boolean; readonly last: boolean }): void {
    for (const [other, link] of this.#links) {
      if (other === id) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    this.#choice.value = id;
    this.#previous.disabled = place.first;
    this.#next.disabled = place.last;
  }

  completed(id: string): void {
    const link = this.#links.get(id);
    if (!link || link.dataset['completada'] !== undefined) return;
    link.dataset['completada'] = '';
    link.append(element('span', { class: 'marca', role: 'img', 'aria-label': this.#inicio.textos.completada }, '✓'));
    const option = [...this.#choice.options].find(({ value }) => value === id);
    if (option) option.label = `${option.label} ✓`;
  }

  #showMode(): void {
    const { modo, textos } = this.#inicio;
    if (modo !== 'normal') this.status(modo === 'prueba' ? textos.prueba : textos.revision);
  }

  #button({ label, run }: Button): HTMLButtonElement {
    const button = element('button', { type: 'button', class: 'boton' }, label);
    button.addEventListener('click', run);
    return button;
  }

  #contents({ open }: PageActions): HTMLElement {
    const items = this.#inicio.lecciones.map((leccion) => {
      const inner = leccion.inicio === null ? element('strong', {}, leccion.titulo) : this.#link(leccion, open);
      const item = element('li', {}, inner);
      item.style.setProperty('--nivel', String(Math.min(leccion.nivel, 6)));
      return item;
    });
    const title = element('h2', {}, this.#inicio.textos.contenido);
    return element('nav', { class: 'indice', 'aria-label': this.#inicio.textos.contenido }, title, element('ol', {}, ...items));
  }

  #link({ id, titulo }: LeccionJugador, open: PageActions['open']): HTMLButtonElement {
    const link = element('button', { type: 'button' }, element('span', {}, titulo));
    link.addEventListener('click', () => open(id));
    this.#links.set(id, link);
    return link;
  }

  /** The same contents for narrow screens. */
  #drawer({ open }: PageActions): HTMLElement {
    for (const { id, titulo, nivel, inicio } of this.#inicio.lecciones) {
      const option = element('option', { value: id, label: `${'\u00A0\u00A0'.repeat(Math.min(nivel, 6))}${titulo}` });
      option.disabled = inicio === null;
      this.#choice.append(option);
    }
    this.#choice.setAttribute('aria-label', this.#inicio.textos.contenido);
    this.#choice.addEventListener('change', () => open(this.#choice.value));
    return element('nav', { class: 'cajon', 'aria-label': this.#inicio.textos.contenido }, this.#choice);
  }
}
