import { codigoDe } from '@portal/contract/parametro';

/** Parameter that a row of a spreadsheet names: by its code, by its text, or by both. */
export interface ParametroBuscado {
  /** Key of its table: `centro_costo`, `departamento`, `cargo` … */
  readonly clave: string;
  /** Company to which a new one belongs; null: to all. A company that does not exist yet has a negative number of the caller's choice. */
  readonly id_empresa: number | null;
  readonly codigo?: string | null | undefined;
  readonly parametro: string;
}

/** Code, text and state of a parameter. */
export interface ParametroTexto {
  readonly codigo_parametro: string;
  readonly parametro: string;
  readonly codigo_estado: number;
}

export interface ParametroGuardado extends ParametroTexto {
  readonly id_parametro: number;
  readonly id_empresa: number | null;
}

/** Wanted parameter with its table and the stored ones that it may mean: of its company, else of all companies. */
export interface Coincidencia {
  readonly id_dominio: number;
  /** Its text without case, accents and repeated spaces. */
  readonly plegado: string;
  readonly porCodigo: ParametroGuardado | null;
  readonly porTexto: ParametroGuardado | null;
}

/** Match of a wanted parameter: a stored one, or the one that would be created. */
export interface ParametroHallado extends ParametroTexto {
  /** Null: it would be created. */
  readonly id_parametro: number | null;
  readonly id_dominio: number;
  readonly id_empresa: number | null;
  /** Parameter of the same company that has the text under another code: the wanted one cannot be created beside it. */
  readonly otro: ParametroTexto | null;
}

interface Buscada {
  readonly buscado: ParametroBuscado;
  readonly coincidencia: Coincidencia;
}

const ACTIVO = 1;

/** Parameter tables are read apart for each company. */
export const placeOf = (id_dominio: number, id_empresa: number | null): string => `${id_dominio}/${id_empresa ?? 0}`;

/** Codes in use, in capitals, by `placeOf`. */
export type CodigosUsados = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Says what each wanted parameter is (`docs/decisions/029`). A code finds the parameter that has it; without one the text does, in whatever
 * spelling. A later row finds what an earlier one would create.
 */
export function resolveParametros(buscadas: readonly Buscada[], usados: CodigosUsados): ParametroHallado[] {
  const places = new Map<string, Place>();
  const placeAt = ({ id_dominio }: Coincidencia, { id_empresa }: ParametroBuscado): Place => {
    const name = placeOf(id_dominio, id_empresa);
    const known = places.get(name);
    if (known) return known;
    const taken = new Set([name, placeOf(id_dominio, null)].flatMap((one) => [...(usados.get(one) ?? [])]));
    const place: Place = { taken, byCode: new Map(), byText: new Map() };
    places.set(name, place);
    return place;
  };
  return buscadas.map((buscada) => {
    const { buscado, coincidencia } = buscada;
    const { id_dominio, porCodigo, porTexto } = coincidencia;
    const stored = buscado.codigo ? porCodigo : porTexto;
    return stored ? { ...stored, id_dominio, otro: null } : created(placeAt(coincidencia, buscado), buscada);
  });
}

/** Parameters that the rows so far would create in one table for one company. */
interface Place {
  readonly taken: Set<string>;
  readonly byCode: Map<string, ParametroHallado>;
  readonly byText: Map<string, ParametroHallado>;
}

/** Returns the parameter that a row would create, or that an earlier row already would. */
function created({ taken, byCode, byText }: Place, { buscado, coincidencia }: Buscada): ParametroHallado {
  const { id_empresa, codigo, parametro } = buscado;
  const { id_dominio, plegado, porTexto } = coincidencia;
  const sameText = byText.get(plegado);
  const earlier = codigo ? byCode.get(codigo.toUpperCase()) : sameText;
  if (earlier) return earlier;
  const codigo_parametro = codigo || codigoDe(parametro, taken);
  const otro = sameText ?? (porTexto?.id_empresa === id_empresa ? porTexto : null);
  const nuevo = { id_parametro: null, id_dominio, id_empresa, codigo_parametro, parametro: parametro || codigo_parametro };
  const hallado: ParametroHallado = { ...nuevo, codigo_estado: ACTIVO, otro };
  if (otro) return hallado;
  taken.add(codigo_parametro.toUpperCase());
  byCode.set(codigo_parametro.toUpperCase(), hallado);
  if (plegado) byText.set(plegado, hallado);
  return hallado;
}
