import type { CalificacionTema, JuicioPaquete } from '@portal/contract/paquete';
import type { DatosPregunta, TipoPregunta } from '@portal/contract/pregunta';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Instant, Optional, Stamps } from './columns.ts';

// Plans, programs, courses, modules, topics, questions and their links (migration 002).

/** A content: `id_empresa` is the company to which it belongs, null the whole portal (migration 058). */
interface Owned extends Stamps {
  id_empresa: Optional<number>;
}

export interface PlanestudioTable extends Owned {
  id_planestudio: Generated<number>;
  denominacion: string;
  fecha_inicio: string;
  fecha_fin: string;
  codigo_estado: Generated<number>;
  /** 1: a template, which is inactive and nobody gets (P252). */
  plantilla: Generated<number>;
  /** 1: a topic that a person approved elsewhere counts as approved in it (P274). */
  convalida: Generated<number>;
  notifica_nivel1: Optional<number>;
  notifica_nivel2: Optional<number>;
  notifica_nivel3: Optional<number>;
  /** By which day a person has to finish (P205): the end of the plan, or `plazo_dias` after the assignment or the entry. */
  plazo: Generated<'fijo' | 'asignacion' | 'ingreso'>;
  plazo_dias: Optional<number>;
}

export interface ProgramaTable extends Owned {
  id_programa: Generated<number>;
  codigo: string;
  titulo: string;
  descripcion: string;
  codigo_estado: Generated<number>;
  indicador_obligatorio: Generated<number>;
  numero_orden: Optional<number>;
}

export interface CursoTable extends Owned {
  id_curso: Generated<number>;
  codigo: string;
  titulo: string;
  descripcion: string;
  codigo_estado: Generated<number>;
  etiquetas: Generated<string>;
}

export interface ModuloTable extends Owned {
  id_modulo: Generated<number>;
  codigo: string;
  titulo: string;
  descripcion: Optional<string>;
  codigo_estado: Generated<number>;
  codigo_categoria: string;
  etiquetas: Optional<string>;
}

export interface TemaTable extends Owned {
  id_tema: Generated<number>;
  codigo: string;
  titulo: string;
  descripcion: Optional<string>;
  codigo_estado: Generated<number>;
  codigo_categoria: string;
  referencia: Optional<number>;
  contenido: Optional<string>;
  contenido_complementario: Optional<string>;
  etiquetas: Optional<string>;
  /** Minutes. */
  duracion: Generated<number>;
  numero_preguntas: Generated<number>;
  /** The topic's own pass mark; null uses the settings' (P13). */
  notaminima: Optional<number>;
  indicador_obligatorio: Generated<number>;
  /** 1: results show the words of the author beside the right answers. */
  explicaciones: Generated<number>;
  /** Its package, the judge of the topic, and the judge inside the package (migration 100). */
  id_paquete: Optional<number>;
  calificacion: Generated<CalificacionTema>;
  juicio_paquete: Generated<JuicioPaquete>;
}

export interface PreguntaTable extends Owned {
  id_pregunta: Generated<number>;
  pregunta: string;
  rpta_a: string;
  rpta_b: string;
  rpta_c: string;
  rpta_d: string;
  indicador_correcta: number;
  tipo: Generated<TipoPregunta>;
  /** Null: four options in `rpta_a` to `rpta_d`. */
  datos: ColumnType<DatosPregunta | null, string | null | undefined, string | null>;
  /** Number of parts that an attempt turns; 0: they keep their order. */
  partes: Generated<number>;
  dificultad: Optional<string>;
  /** Words separated by commas. */
  etiquetas: Optional<string>;
  codigo_estado: Generated<number>;
  codigo_categoria: string;
  /** The five texts folded by `sin_acentos`; a generated column. */
  busqueda: ColumnType<string, never, never>;
}

export interface PreguntaVersionTable extends Created {
  id_pregunta: number;
  version: number;
  pregunta: string;
  rpta_a: string;
  rpta_b: string;
  rpta_c: string;
  rpta_d: string;
  indicador_correcta: number;
  tipo: Generated<TipoPregunta>;
  datos: ColumnType<DatosPregunta | null, string | null | undefined, string | null>;
  partes: Generated<number>;
  /** An option names others by their place, so that the four keep the order of the bank (P44). */
  orden_fijo: ColumnType<boolean, never, never>;
  fecha_creacion: Instant;
}

export interface ArchivoTable extends Created {
  id_archivo: Generated<number>;
  nombre: string;
  tipo_mime: string;
  tamano: number;
  sha256: string;
  clave: string;
  fecha_creacion: Instant;
  /** Since when no topic and no content item names it; null while it is used. */
  sin_uso_desde: ColumnType<string | null, never, null>;
  /** Holds the files of a package; the portal's own origin does not hand it out. */
  empaquetado: Generated<boolean>;
}

export interface ContenidoTable extends Stamps {
  id_contenido: Generated<number>;
  id_tema: Optional<number>;
  codigo_tipo: string;
  contenido: Generated<string>;
  descripcion: Optional<string>;
  url: Optional<string>;
  subtitulos: Optional<string>;
  codigo_estado: Generated<number>;
  numero_orden: Generated<number>;
}

interface Link extends Created {
  numero_orden: Generated<number>;
  fecha_creacion: Instant;
}

export interface PlanestudioProgramaTable extends Link {
  id_planestudio_programa: Generated<number>;
  id_planestudio: number;
  id_programa: number;
}

export interface ProgramaCursoTable extends Link {
  id_programa_curso: Generated<number>;
  id_programa: number;
  id_curso: number;
}

export interface CursoModuloTable extends Link {
  id_curso_modulo: Generated<number>;
  id_curso: number;
  id_modulo: number;
}

export interface TemaModuloTable extends Link {
  id_tema_modulo: Generated<number>;
  id_modulo: number;
  id_tema: number;
  cuestionario: Generated<number>;
}

export interface TemaPreguntaTable extends Link {
  id_tema_pregunta: Generated<number>;
  id_tema: number;
  id_pregunta: number;
}

/** The five ids that identify a topic at its place in a plan. */
export interface OcurrenciaKey {
  id_planestudio: number;
  id_programa: number;
  id_curso: number;
  id_modulo: number;
  id_tema: number;
}

/** View: every place of every topic in every plan, with its position in the plan's order. */
export interface OcurrenciaView extends OcurrenciaKey {
  cuestionario: number;
  activa: boolean;
  posicion: number;
}

/** Result of a copy of a content, kept for a day (migration 064). */
export interface CopiaTable {
  id_copia: Generated<number>;
  /** Who copied. */
  id_usuario: number;
  tabla: string;
  id_registro: number;
  nombre: string;
  /** Ids of the inserted records by table. */
  filas: ColumnType<Readonly<Record<string, number[]>>, string, string>;
  fecha_creacion: string;
}
