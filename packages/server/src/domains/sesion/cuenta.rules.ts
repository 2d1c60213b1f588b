/** What is needed to recognise who signs in. */
export interface CuentaCandidata {
  readonly username: string;
  readonly codigo_estado: number;
}

/**
 * The one account that a typed name means (P3): the username itself, then the username whatever its letters' case, then an
 * e-mail that exactly one active person has. An e-mail shared by several names nobody: they use their documents.
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
