import type { Palabras } from '@portal/contract/pregunta';
import type { MessageKey } from '@portal/messages';

/** Rows of one table about a person, column by column. */
export type Fila = Readonly<Record<string, unknown>>;

/** Name of a file of the export; its title is `privacidad.conjuntos.<name>`. */
export type NombreConjunto =
  Extract<MessageKey, `privacidad.conjuntos.${string}`> extends `privacidad.conjuntos.${infer Name}` ? Name : never;

/** Part of the export for one table (P162). Its texts are SQL of this repository: no value of a call is written into them. */
export interface Conjunto {
  readonly nombre: NombreConjunto;
  readonly tabla: string;
  /** Columns that go out as they are stored. */
  readonly columnas: readonly string[];
  /** Columns that stay, with the reason. */
  readonly omitidas: Readonly<Record<string, string>>;
  /** Further expressions with their names: the title behind an id, a text without what opens an account. */
  readonly mas?: string;
  /** Returns a row as it goes out, for what SQL cannot word. */
  readonly redactar?: (fila: Fila, palabras: Palabras) => Fila;
  /** Joins of the table `t`, and the condition for the person: `$id`, `$codigo`, `$correos`. */
  readonly desde: string;
  /** Column that numbers the rows: they are read in pages. Absent: a person has few. */
  readonly clave?: string;
  /** Further column of that number. */
  readonly subclave?: string;
}

/** Id of the person in the body of a webhook's event, as text: the expression of the index `webhook_entrega_persona`. */
export const PERSONA_DEL_CUERPO = `substring(cuerpo from '"id_usuario": ([0-9]+),')`;

/** Says one reason of several columns or tables. */
export const because = (reason: string, ...columns: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column) => [column, reason]));

/** Stamps name other people. */
export const CREADOR = because('names another person', 'usuario_creacion', 'id_usuario_creacion');
/** Stamps of creation and last change. */
export const AUTORES = { ...CREADOR, ...because('names another person', 'usuario_modificacion', 'id_usuario_modificacion') };
/** Stamps and version. */
export const SELLOS = { ...AUTORES, ...because('counts the changes', 'version') };
/** Reasons of several tables. */
export const SECRETO = 'opens the account or a session';
/** The same. */
export const CONSTANTE = 'constant beside a foreign key';

/** Key of a place of a topic. */
export const OCURRENCIA = ['id_planestudio', 'id_programa', 'id_curso', 'id_modulo', 'id_tema'] as const;
/** Rows of the person; rows of their attempts. */
export const PROPIO = 'where t.id_usuario = $id';
/** Ids of the person in the log: those of joined records too. */
export const SUS_IDS = '(select $id union all select n.id_anterior from nombre_anterior n where n.id_usuario = $id)';
/** The same through the attempt. */
export const DE_EVALUACION = 'join evaluacion e using (id_evaluacion) where e.id_usuario = $id';
