import type { FieldIssue, FieldIssues } from '@portal/contract/core';
import { LIMITE_ACCESO, LIMITE_CONTRASENIA } from '@portal/contract/limites';

/** Issue of a text by its length. */
function issueOf(value: string, min: number, max: number): FieldIssue | undefined {
  if (value === '') return { clave: 'requerido' };
  if (value.length < min) return { clave: 'min_caracteres', valor: min };
  return value.length > max ? { clave: 'max_caracteres', valor: max } : undefined;
}

/** Checks the lengths as the contract's `loginBody` does; the first file does not load its library. The server judges the rest. */
export function checkLogin({ username, password }: { username: string; password: string }): FieldIssues | undefined {
  const issues = Object.entries({
    username: issueOf(username.trim(), LIMITE_ACCESO.min, LIMITE_ACCESO.max),
    password: issueOf(password, LIMITE_ACCESO.min, LIMITE_CONTRASENIA.max),
  }).filter((entry): entry is [string, FieldIssue] => entry[1] !== undefined);
  return issues.length > 0 ? Object.fromEntries(issues) : undefined;
}
