/** Decimal number without rounding: `valor` / 10^`escala`. */
export interface Decimal {
  readonly valor: bigint;
  readonly escala: number;
}

/** Most digits of a number. */
export const DIGITOS_MAX = 15;

const NUMERO = /^([+-]?)(\d*)(?:[.,](\d+))?$/;
const MENOS = /[\u2212\u2010\u2011\u2012\u2013\uff0d\ufe63]/g;

/** Reads a number with a point or a comma, up to 15 digits: `12,5`, `-0.25`, `.5`. Undefined for any other text, and for both signs in one number. */
export function leerDecimal(texto: string): Decimal | undefined {
  const [, sign, whole = '', part = ''] = NUMERO.exec(texto.trim().normalize('NFKC').replaceAll(MENOS, '-')) ?? [];
  const digits = `${whole}${part}`;
  if (sign === undefined || digits === '' || digits.length > DIGITOS_MAX) return undefined;
  return { valor: BigInt(`${sign === '-' ? '-' : ''}${digits}`), escala: part.length };
}

const enEscala = ({ valor, escala }: Decimal, target: number): bigint => valor * 10n ** BigInt(target - escala);

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/** Returns whether |x − value| ≤ tolerance, compared as decimals. */
export function dentroDe(x: Decimal, valor: Decimal, tolerancia: Decimal): boolean {
  const escala = Math.max(x.escala, valor.escala, tolerancia.escala);
  return abs(enEscala(x, escala) - enEscala(valor, escala)) <= enEscala(tolerancia, escala);
}
