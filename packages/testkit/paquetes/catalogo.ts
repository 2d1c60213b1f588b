import type { TipoPaquete } from '@portal/contract/paquete';

/** Entry of the table of contents; without `archivo` a heading. */
export interface LeccionTrampa {
  readonly id: string;
  readonly titulo: string;
  readonly archivo?: string;
  readonly nivel?: number;
  /** A document without a run time. */
  readonly documento?: boolean;
}

/** Package that behaves as some in the market do. */
export interface Trampa {
  readonly titulo: string;
  readonly lecciones: readonly LeccionTrampa[];
  /** Further files of the folder `archivos`. */
  readonly archivos?: readonly string[];
  /** Only in one standard. */
  readonly tipo?: TipoPaquete;
}

const one = (archivo: string, titulo: string, archivos: readonly string[] = []): Trampa => ({
  titulo,
  lecciones: [{ id: 'leccion-1', titulo, archivo }],
  archivos,
});

/** Packages of our own, each with one habit that players stumble over. */
export const TRAMPAS = {
  /** Bookmark, resume, score, time. */
  marcador: one('marcador.html', 'Marcador'),
  /** Says `suspend` at every end, as Storyline does, and ends its session as its document goes. */
  suspende: one('suspende.html', 'Siempre suspende'),
  /** Suspend data of any length, with line breaks and characters of four bytes. */
  grande: one('grande.html', 'Estado grande'),
  /** Finds the run time by `opener`. */
  ventana: one('ventana.html', 'Abre otra ventana', ['emergente.html']),
  /** Looks at `window.top` first. */
  arriba: one('arriba.html', 'Busca arriba'),
  /** Begins while its document is read. */
  temprano: one('temprano.html', 'Llama antes de cargar'),
  /** Ends its session and closes what it can reach. */
  cierra: one('cierra.html', 'Termina y cierra'),
  /** Neither commits nor ends its session. */
  nunca: one('nunca.html', 'Nunca termina'),
  /** Two documents, each with a session of its own. */
  paginas: one('pagina1.html', 'Dos páginas', ['pagina2.html']),
  /** Sections, lessons and a document. */
  muchas: {
    titulo: 'Curso de varias lecciones',
    lecciones: [
      { id: 'seccion', titulo: 'Primera parte' },
      { id: 'leccion-1', titulo: 'Marcador', archivo: 'marcador.html', nivel: 1 },
      { id: 'leccion-2', titulo: 'Nunca termina', archivo: 'nunca.html', nivel: 1 },
      { id: 'documento', titulo: 'Documento', archivo: 'documento.html', documento: true },
      { id: 'leccion-3', titulo: 'Siempre suspende', archivo: 'suspende.html?parte=3' },
    ],
  },
  /** Tries what a foreign program must not do, and reports each attempt. */
  hostil: one('hostil.html', 'Hostil'),
  /** Goes on by requests of SCORM 2004. */
  navega: {
    titulo: 'Pide seguir',
    tipo: 'scorm2004',
    lecciones: [
      { id: 'leccion-1', titulo: 'Primera', archivo: 'navega.html?n=1' },
      { id: 'leccion-2', titulo: 'Segunda', archivo: 'navega.html?n=2' },
    ],
  },
} as const satisfies Record<string, Trampa>;
export type NombreTrampa = keyof typeof TRAMPAS;
