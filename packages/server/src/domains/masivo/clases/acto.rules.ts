import { type ActoMasivo, CONTENIDOS_MASIVO, type MaestroMasivo } from '@portal/contract/masivo';

/** Returns the master of the records of an act; null for people. */
export const maestroDe = (acto: ActoMasivo): MaestroMasivo | null => ('de' in acto ? acto.de : null);

/** Returns whether an act changes contents, which an author does too (P216). */
export const isContenido = (acto: ActoMasivo): boolean => CONTENIDOS_MASIVO.some((one) => one === maestroDe(acto));
