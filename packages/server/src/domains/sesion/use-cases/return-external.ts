import { instantOf, type PublicContext } from '../../../core/context.ts';
import type { Proveedor } from '../../../config-proveedores.ts';
import { claimAcceso, type Resultado, saveResultado } from '../acceso-externo.repository.ts';
import { type Asking, motivoOf, readIdentity } from '../gateways/openid.ts';
import { findProveedor, redirectUri } from '../proveedor.service.ts';
import { hashToken, newToken } from '../token.crypto.ts';

/** Time for the browser to come for its session. */
const FINISH_MS = 2 * 60 * 1000;

interface Return {
  /** From the path. */
  readonly proveedor: string;
  /** What the provider sent, by query or by form. */
  readonly parameters: URLSearchParams;
}

/** Of an answer that belongs to no sign-in that is under way: `terminar` then says that it expired. */
const NOTHING = 'vencido';

export const signInAddress = ({ config }: PublicContext, codigo: string = NOTHING): string =>
  `${config.publicUrl}/auth/login?acceso=${codigo}`;

/**
 * Takes up what a provider answers, keeps what came of it for two minutes and sends the browser on to the sign-in screen with a
 * single-use code. The code alone opens nothing. Returns the address.
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
  const found = await judge(context, proveedor, { ...asking, parameters });
  const fecha_expiracion = new Date(context.now.getTime() + FINISH_MS).toISOString();
  await saveResultado(context.db, codigo_hash, { ...found, fecha_expiracion });
  return signInAddress(context, codigo);
}

type Answer = Asking & { readonly parameters: URLSearchParams };

/** The log names the failure, never what was in the answer. */
async function judge({ log, now }: PublicContext, proveedor: Proveedor, answer: Answer): Promise<Omit<Resultado, 'fecha_expiracion'>> {
  try {
    return (await readIdentity(proveedor, answer, now)) ?? { motivo: 'correo_sin_verificar' };
  } catch (error) {
    const motivo = motivoOf(error);
    if (motivo !== 'cancelado') log.warn({ proveedor: proveedor.id, motivo, causa: String(error) }, 'ingreso externo sin éxito');
    return { motivo };
  }
}
