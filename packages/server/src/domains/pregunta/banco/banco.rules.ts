import type { DatosPregunta } from '@portal/contract/pregunta';
import type { Message } from '@portal/messages';

export type FormatoBanco = 'gift' | 'aiken' | 'moodle' | 'qti12' | 'qti21';

/** Reading of weights that are those of no kind of the portal; without a choice such questions are refused. */
export type LecturaDePesos = 'todo' | 'parcial';

/** Picture of a file. */
export interface ImagenDelBanco {
  readonly nombre: string;
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly bytes: Buffer;
}

export type Dificultad = 'facil' | 'media' | 'dificil';

/** Question that can be taken. */
export interface PreguntaDelBanco {
  /** Line of a text, or path and line in an archive. */
  readonly lugar: string;
  readonly titulo?: string | undefined;
  readonly pregunta: string;
  /** Its pictures have for `id_archivo` their place in `imagenes`, from 1. */
  readonly datos: DatosPregunta;
  /** Path of categories, separated by slashes. */
  readonly categoria?: string | undefined;
  readonly etiquetas: readonly string[];
  readonly dificultad?: Dificultad | undefined;
  readonly imagenes: readonly ImagenDelBanco[];
  /** Losses and readings that the author must know. */
  readonly avisos: readonly Message[];
}

/** Question that cannot be taken. */
export interface RechazoDelBanco {
  readonly lugar: string;
  readonly titulo?: string | undefined;
  readonly motivo: Message;
  /** Sentences about its pictures, which may explain the reason. */
  readonly avisos?: readonly Message[];
}

export interface BancoLeido {
  readonly formato: FormatoBanco;
  readonly preguntas: readonly PreguntaDelBanco[];
  readonly rechazos: readonly RechazoDelBanco[];
}

/** Text of a file in plain letters, its pictures in their order, and the kinds of things that plain text cannot hold. */
export interface TextoLeido {
  readonly texto: string;
  readonly imagenes: readonly { readonly src: string; readonly alt: string }[];
  readonly perdido: readonly Perdido[];
}

export type Perdido =
  | 'formato'
  | 'tabla'
  | 'enlace'
  | 'formula'
  | 'multimedia'
  | 'script'
  | 'formulario'
  | 'markdown'
  | 'pista'
  | 'comentario'
  | 'unidades';

/** Returns a text without pictures or losses. */
export const llano = (texto: string): TextoLeido => ({ texto, imagenes: [], perdido: [] });

export interface OpcionLeida {
  readonly texto: TextoLeido;
  /** Percent of the points. */
  readonly peso: number;
  readonly comentario?: TextoLeido | undefined;
}

/** Answers of a question as its file has them. */
export type Cuerpo =
  | {
      readonly tipo: 'eleccion';
      /** One option can be ticked. */
      readonly unaSola: boolean;
      readonly opciones: readonly OpcionLeida[];
      readonly ordenFijo?: boolean;
      /** The file asks for exactly the right ones, although its program gives part points by itself. */
      readonly exacto?: boolean;
      /** The file gives points for exactly the right ones, and its program too. */
      readonly soloExacto?: boolean;
    }
  | {
      readonly tipo: 'verdadero_falso';
      readonly correcta: boolean;
      readonly siVerdadero?: TextoLeido | undefined;
      readonly siFalso?: TextoLeido | undefined;
    }
  | { readonly tipo: 'numerica'; readonly valores: readonly ValorLeido[]; readonly unidad?: string | undefined }
  | { readonly tipo: 'corta'; readonly aceptadas: readonly OpcionLeida[]; readonly exacta: boolean }
  | {
      readonly tipo: 'relacionar';
      readonly pares: readonly { readonly izquierda: TextoLeido; readonly derecha: TextoLeido }[];
      readonly parcial: boolean;
    }
  | { readonly tipo: 'ordenar'; readonly elementos: readonly TextoLeido[]; readonly parcial: boolean };

export interface ValorLeido {
  readonly valor: string;
  readonly tolerancia: string;
  readonly peso: number;
  readonly comentario?: TextoLeido | undefined;
}

/** Question as its file has it. */
export interface PreguntaCruda {
  readonly lugar: string;
  readonly titulo?: string | undefined;
  readonly categoria?: string | undefined;
  readonly etiquetas?: readonly string[];
  readonly enunciado: TextoLeido;
  readonly explicacion?: TextoLeido | undefined;
  readonly cuerpo: Cuerpo;
  /** Losses that the reader of the format saw. */
  readonly perdido?: readonly Perdido[];
  readonly avisos?: readonly Message[];
}

/** Returns the picture that a text cites: its bytes, or undefined when the file lacks them. */
export type BuscarImagen = (src: string) => { readonly nombre: string; readonly bytes: Buffer } | undefined;

export interface OpcionesDeLectura {
  readonly pesos?: LecturaDePesos | undefined;
}

/** Question of a file before it is judged; a reader refuses by `motivo`. */
export type Cruda = (PreguntaCruda & { readonly buscarImagen?: BuscarImagen | undefined }) | RechazoDelBanco;

/** Question of the portal to be written; its pictures are found by their `id_archivo`. */
export interface PreguntaParaEscribir {
  readonly pregunta: string;
  readonly datos: DatosPregunta;
  readonly categoria?: string | undefined;
  readonly etiquetas?: readonly string[];
  readonly dificultad?: Dificultad | undefined;
}

export type Imagenes = ReadonlyMap<number, ImagenDelBanco>;

/** Question that a format cannot hold. */
export interface FueraDelBanco {
  /** Place in the list of questions, from 0. */
  readonly indice: number;
  readonly pregunta: string;
  readonly motivo: Message;
}
