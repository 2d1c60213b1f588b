import { DOMINIOS_DE_EMPRESA } from '@portal/contract/dominio';
import { codigoDe } from '@portal/contract/parametro';
import { type CodigosUsados, placeOf } from './asegurar.rules.ts';

/** Table and company of a parameter; null: of all companies. */
export interface Lugar {
  readonly id_dominio: number;
  readonly id_empresa: number | null;
}

/** Returns whether the parameters of the table may belong to one company. */
export const ofEmpresa = (id_dominio: number): boolean => DOMINIOS_DE_EMPRESA.includes(id_dominio);

/** Makes a code from the text that neither the company nor the parameters of all companies have. */
export const newCodigo = ({ id_dominio, id_empresa }: Lugar, parametro: string, usados: CodigosUsados): string =>
  codigoDe(parametro, new Set([id_empresa, null].flatMap((empresa) => [...(usados.get(placeOf(id_dominio, empresa)) ?? [])])));
