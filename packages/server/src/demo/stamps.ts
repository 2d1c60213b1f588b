/** Who made the masters of the demo, and when. */
export interface Stamps {
  readonly usuario_creacion: string;
  readonly fecha_creacion: string;
  readonly fecha_modificacion: string;
}

/** The part that links between masters keep. */
export const linkStamps = ({ usuario_creacion, fecha_creacion }: Stamps) => ({ usuario_creacion, fecha_creacion });
