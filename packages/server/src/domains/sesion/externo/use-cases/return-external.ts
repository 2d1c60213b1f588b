import { instantOf, type PublicContext } from '../../../../core/context.ts';
import type { Proveedor } from '../../../../config/proveedores.ts';
import { claimAcceso, type Resultado, saveResultado } from '../acceso-externo.repository.ts';
import { type Asking, motivoOf, readIdentity } from '../gateways/openid.ts';
import { findProveedor, redirectUri } from '../proveedor.service.ts';
import { hashToken, newToken } from '../../token.crypto.ts';

/** Time to finish a sign-in after the return. */
const FINISH_MS = 2 * 60 * 1000;

interface Return {
  /** Id in the path. */
  readonly proveedor: string;
  /** Parameters of the provider, from query or form. */
  readonly parameters: URLSearchParams;
}

/** Code for an answer without a pending sign-in; `terminar` refuses it as expired. */
const NOTHING = 'vencido';

/** Returns the address of the sign-in screen with a code for `terminar`. */
export const signInAddress = ({ config }: PublicContext, codigo: string = NOTHING): string =>
  `${config.publicUrl}/auth/login?acceso=${codigo}`;

/**
 * Verifies the answer of a provider, stores the result for two minutes and returns the address of the sign-in screen with a single-use
 * code. The code is useless without the browser's key.
 */
export async function returnExternal(context: PublicContext, { proveedor: id, parameters }: Return): Promise<string> {
  const proveedor = findProveedor(context, id);
  if (!proveedor) return signInAddress(context);
  const state = parameters.get('state') ?? '';
  const codigo = newToken();
  const codigo_hash = hashToken(codigo);
  const claim = { estado_hash: hashToken(state), proveedor: proveedor.id, codigo_hash, now: instantOf(context) };
  const asked = await claimAcceso(context.db, claim);
  if (!asked) return signInAddress(context);
  const asking = { ...asked, state, redirectUri: redirectUri(context, proveedor) };
  const found = await readAnswer(context, proveedor, { ...asking, parameters });
  const fecha_expiracion = new Date(context.now.getTime() + FINISH_MS).toISOString();
  await saveResultado(context.db, codigo_hash, { ...found, fecha_expiracion });
  return signInAddress(context, codigo);
}

type Answer = Asking & { readonly parameters: URLSearchParams };

/** Verifies an answer; logs the reason of a failure, never its parameters. */
async function readAnswer({ log, now }: PublicContext, proveedor: Proveedor, answer: Answer): Promise<Omit<Resultado, 'fecha_expiracion'>> {
  try {
    return (await readIdentity(proveedor, answer, now)) ?? { motivo: 'correo_sin_verificar' };
  } catch (error) {
    const motivo = motivoOf(error);
    if (motivo !== 'cancelado') log.warn({ proveedor: proveedor.id, motivo, causa: String(error) }, 'ingreso externo sin éxito');
    return { motivo };
  }
}
