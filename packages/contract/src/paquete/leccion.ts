/** Item of the manifest, as it is stored with its package. */
export interface LeccionGuardada {
  readonly id: string;
  readonly titulo: string;
  readonly nivel: number;
  /** Address below the folder of the package, percent-encoded, with its query and fragment; null: a heading. */
  readonly inicio: string | null;
  /** False: an asset, completed by being opened. */
  readonly sco: boolean;
  /** 0 to 100. */
  readonly maestria: number | null;
  /** Launch data. */
  readonly datos: string | null;
  readonly tiempo_maximo: string | null;
  readonly accion_tiempo: string | null;
  /** Completion threshold of SCORM 2004, 0 to 1. */
  readonly umbral: number | null;
}
