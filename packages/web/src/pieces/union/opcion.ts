/** Record that can be joined with another. */
export interface Opcion {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly empresa: string | null;
}

/** Field of the other record. */
export interface OtraProps {
  /** Record for which another one is chosen. */
  readonly id: number;
  readonly value: Opcion | undefined;
  readonly onChange: (opcion: Opcion | undefined) => void;
}
