/** Fields by which `chooseCuenta` decides. */
export interface CuentaCandidata {
  readonly username: string;
  readonly codigo_estado: number;
}

/**
 * Chooses the account of a typed name (P3): the exact username, else a unique username in another case, else the only active person with
 * the e-mail. Undefined for an e-mail shared by several people, who sign in with their documents.
 */
export function chooseCuenta<Cuenta extends CuentaCandidata>(cuentas: readonly Cuenta[], typed: string): Cuenta | undefined {
  const exact = cuentas.find(({ username }) => username === typed);
  if (exact) return exact;
  const folded = typed.toLowerCase();
  const sameName = cuentas.filter(({ username }) => username.toLowerCase() === folded);
  if (sameName.length) return sameName.length === 1 ? sameName[0] : undefined;
  const active = cuentas.filter(({ codigo_estado }) => codigo_estado === 1);
  return active.length === 1 ? active[0] : undefined;
}
