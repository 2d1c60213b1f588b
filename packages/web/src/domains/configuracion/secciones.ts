/** Sections of /configuracion, in its order; each is a fragment of its address. */
export const SECCIONES = ['marca', 'ingreso', 'terminos', 'calificacion', 'mensajes', 'recordatorios', 'tableros', 'planillas'] as const;
export type Seccion = (typeof SECCIONES)[number];
