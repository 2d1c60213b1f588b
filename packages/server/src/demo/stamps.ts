/** Author and times of the demo's masters. */
export interface Stamps {
  readonly usuario_creacion: string;
  readonly fecha_creacion: string;
  readonly fecha_modificacion: string;
}

/** Stamps of a link, which is never modified. */
export const linkStamps = ({ usuario_creacion, fecha_creacion }: Stamps) => ({ usuario_creacion, fecha_creacion });
