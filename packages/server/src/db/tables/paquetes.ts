import type { AvisoPaquete, LeccionGuardada, TipoPaquete } from '@portal/contract/paquete';
import type { ColumnType, Generated } from 'kysely';
import type { OcurrenciaKey } from './contenidos.ts';
import type { Created, Optional } from './columns.ts';

export type { LeccionGuardada } from '@portal/contract/paquete';

/** Content package (migration 100). */
export interface PaqueteTable extends Created {
  id_paquete: Generated<number>;
  /** Topic for which it was uploaded. */
  id_tema: Optional<number>;
  id_archivo: number;
  titulo: string;
  tipo: TipoPaquete;
  version: string;
  archivos: number;
  tamano: number;
  lecciones: ColumnType<readonly LeccionGuardada[], string, never>;
  avisos: ColumnType<readonly AvisoPaquete[], readonly AvisoPaquete[], never>;
  fecha_creacion: string;
}

/** Place of a file of a package in its stored file. */
export interface PaqueteArchivoTable {
  id_paquete: number;
  ruta: string;
  inicio: number;
  bytes: number;
  /** Deflated (RFC 1951). */
  comprimido: boolean;
  tamano: number;
  crc: number;
}

/** A learner in the package of a topic at its place in a plan. */
export interface PaqueteAlumnoTable extends OcurrenciaKey {
  id_paquete_alumno: Generated<number>;
  id_usuario: number;
  id_paquete: number;
  /** Launch that may store; 0 before the first one. */
  lanzamiento: Generated<number>;
  completado: Generated<boolean>;
  aprobado: Optional<boolean>;
  nota: Optional<number>;
  segundos: Generated<number>;
  fecha_creacion: string;
  fecha_guardado: Optional<string>;
}

/** State of a lesson of a package. */
export interface PaqueteEstadoTable {
  id_paquete_alumno: number;
  leccion: string;
  cmi: ColumnType<object, string, string>;
  completada: Generated<boolean>;
  aprobada: Optional<boolean>;
  nota: Optional<number>;
  /** Of earlier sessions, and of the session of the launch that stored last. */
  segundos: Generated<number>;
  segundos_sesion: Generated<number>;
  lanzamiento: number;
  fecha_guardado: string;
}

/** One opening of a package. */
export interface PaqueteLanzamientoTable {
  id_lanzamiento: Generated<number>;
  id_paquete_alumno: number;
  id_paquete: number;
  id_evaluacion: Optional<number>;
  modo: 'normal' | 'revision';
  idioma: string;
  /** Number of the last commit that was stored. */
  secuencia: Generated<number>;
  fecha_creacion: string;
  fecha_guardado: Optional<string>;
}

/** Claims of a lesson, each time that they changed. */
export interface PaqueteRegistroTable {
  id_paquete_registro: Generated<number>;
  id_lanzamiento: number;
  leccion: string;
  secuencia: number;
  fecha: string;
  dicho: ColumnType<object, string, never>;
  /** Something else than the learner's last claim in the lesson. */
  nuevo: boolean;
  fin: boolean;
}
