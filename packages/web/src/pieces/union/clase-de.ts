import { DOMINIOS } from '@portal/contract/dominio';
import { CLASES_UNION, type ClaseUnion } from '@portal/contract/union';

/** Returns the kind of join of a parameter table; undefined for a table of which the parameters are not joined. */
export const claseDe = (id_dominio: number): ClaseUnion | undefined =>
  CLASES_UNION.find((clase) => clase !== 'empresa' && clase !== 'usuario' && DOMINIOS[clase] === id_dominio);
