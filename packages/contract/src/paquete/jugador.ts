import type { LeccionGuardada } from './leccion.ts';
import type { TipoPaquete } from './calificacion.ts';

// Between the player's page on the origin of content and the server, and from the player to the portal (docs/decisions/122). Without zod: the player
// loads it by itself.

/** Paths of the player under the folder of a ticket; `~` is refused as a folder of a package. */
export const JUGADOR = { pagina: '~/', guardar: '~/guardar', archivos: '~/a/' } as const;

/** Longest suspend data, in characters. */
export const SUSPENSION_MAX = 1024 * 1024;

/** Words of the player, in the language of the person. */
export const TEXTOS_JUGADOR = [
  'cargando',
  'guardado',
  'guardando',
  'sinGuardar',
  'otraVentana',
  'vencido',
  'terminado',
  'contenido',
  'anterior',
  'siguiente',
  'completada',
  'noAbre',
  'reintentar',
  'prueba',
  // Only to look at: nothing is stored.
  'revision',
  // The state of the lesson is longer than the portal keeps.
  'excede',
  // The lesson was left by its own button, and the button that opens it again.
  'salida',
  'reabrir',
] as const;
export type TextoJugador = (typeof TEXTOS_JUGADOR)[number];

/** Lesson with the state that it resumes. */
export interface LeccionJugador extends LeccionGuardada {
  readonly completada: boolean;
  /** Last `cmi` that the server has, as a commit brought it; null: never opened. */
  readonly cmi: unknown;
  /** Seconds of earlier sessions. */
  readonly segundos: number;
}

/** All that the player's page gets, as JSON inside it. */
export interface InicioJugador {
  readonly tipo: TipoPaquete;
  readonly titulo: string;
  readonly idioma: string;
  readonly modo: 'normal' | 'revision' | 'prueba';
  /** Number of the launch; 0: nothing is stored. */
  readonly lanzamiento: number;
  /** Highest `secuencia` that the server has of this launch; 0: none. A page that is loaded again goes on from there. */
  readonly secuencia: number;
  /** Opaque id and name of the learner; the document is never handed over. */
  readonly alumno: { readonly id: string; readonly nombre: string };
  /** Origin of the portal, the only receiver of messages. */
  readonly portal: string;
  readonly lecciones: readonly LeccionJugador[];
  /** Lesson that opens first. */
  readonly leccion: string;
  readonly textos: Readonly<Record<TextoJugador, string>>;
}

/** Answer to a stored commit. */
export interface GuardadoJugador {
  /** ISO instant. */
  readonly guardado: string;
  /** The package is completed, and what became of it where it grades. */
  readonly terminado: boolean;
  readonly aprobado: boolean | null;
  readonly nota: number | null;
}

/** Reasons of a refused commit. */
export const RECHAZOS = ['otra_ventana', 'vencido', 'anterior', 'ilegible'] as const;
export type RechazoJugador = (typeof RECHAZOS)[number];

/** Message of the player to the portal: `{ portal: 'paquete', ... }`. A hint alone: the portal asks the server. */
export interface MensajeJugador {
  readonly portal: 'paquete';
  readonly suceso: 'abierto' | 'guardado' | 'guardando' | 'sin_guardar' | 'terminado' | 'otra_ventana' | 'vencido';
  readonly lanzamiento: number;
  readonly guardado?: string;
}
