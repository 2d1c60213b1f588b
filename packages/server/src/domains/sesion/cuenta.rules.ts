/** Fields by which `chooseCuenta` decides. */
export interface CuentaCandidata {
  readonly username: string;
  readonly codigo_estado: number;
}

/**
 * Chooses the account of a typed name (P3) among the active people: the exact username, else a unique username in another case, else the only
 * person with the e-mail. Undefined for an e-mail shared by several people, who sign in with their documents. A person who left is chosen
 * by username alone, when no active one is (P183).
 */
export function chooseCuenta<Cuenta extends CuentaCandidata>(cuentas: readonly Cuenta[], typed: string): Cuenta | undefined {
  const active = cuentas.filter(({ codigo_estado }) => codigo_estado === 1);
  const named = byUsername(active, typed);
  if (named.length) return onlyOne(named);
  return onlyOne(active) ?? onlyOne(byUsername(cuentas, typed));
}

/** Returns the account with the exact username, else those with it in another case. */
function byUsername<Cuenta extends CuentaCandidata>(cuentas: readonly Cuenta[], typed: string): readonly Cuenta[] {
  const exact = cuentas.filter(({ username }) => username === typed);
  const folded = typed.toLowerCase();
  return exact.length ? exact : cuentas.filter(({ username }) => username.toLowerCase() === folded);
}

const onlyOne = <Cuenta>(cuentas: readonly Cuenta[]): Cuenta | undefined => (cuentas.length === 1 ? cuentas[0] : undefined);
