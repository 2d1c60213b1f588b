import { leerDecimal } from '@portal/contract/pregunta';

/** Returns digits without the zeros at their end. */
function withoutZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charAt(end - 1) === '0') end -= 1;
  return digits.slice(0, end);
}

/** Writes a decimal of `escala` places without zeros at its end. */
function texto(valor: bigint, escala: number): string {
  const digits = (valor < 0n ? -valor : valor).toString().padStart(escala + 1, '0');
  const whole = digits.slice(0, digits.length - escala);
  const part = withoutZeros(digits.slice(digits.length - escala));
  const sign = valor < 0n ? '-' : '';
  return part === '' ? `${sign}${whole}` : `${sign}${whole}.${part}`;
}

const SCIENTIFIC = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+))[eE]([+-]?\d{1,2})$/;

/** Returns a number of a file as the portal stores it: with a point, without exponent; undefined for another text. */
export function numeroDe(raw: string): string | undefined {
  const clean = raw.trim();
  const [, mantissa, exponent] = SCIENTIFIC.exec(clean) ?? [];
  const read = leerDecimal(mantissa ?? clean);
  if (!read) return undefined;
  const moved = read.escala - Number(exponent ?? 0);
  const result = moved >= 0 ? texto(read.valor, moved) : texto(read.valor * 10n ** BigInt(-moved), 0);
  return leerDecimal(result) === undefined ? undefined : result;
}

/** Returns the middle and the half width of an interval, exactly; undefined unless both ends are numbers in their order. */
export function intervalo(from: string, to: string): { readonly valor: string; readonly tolerancia: string } | undefined {
  const [one, other] = [leerDecimal(numeroDe(from) ?? ''), leerDecimal(numeroDe(to) ?? '')];
  if (!one || !other) return undefined;
  const escala = Math.max(one.escala, other.escala);
  const [low, high] = [one.valor * 10n ** BigInt(escala - one.escala), other.valor * 10n ** BigInt(escala - other.escala)];
  if (high < low) return undefined;
  return { valor: texto((low + high) * 5n, escala + 1), tolerancia: texto((high - low) * 5n, escala + 1) };
}
