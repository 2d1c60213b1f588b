/** Erasure as it is noted beside the backups: no word of it says who the person was. */
export interface Anotada {
  readonly id_usuario: number;
  readonly seudonimo: string;
  readonly momento: string;
  /** When the record of the person was made: a number may come to belong to somebody else after a restore. */
  readonly creada: string;
}
