import { done } from '../../../../core/http/answer/done.ts';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { sesionApi } from '@portal/contract/sesion';
import type { PublicContext } from '../../../../core/context.ts';
import { insertAcceso } from '../acceso-externo.repository.ts';
import { addressKey, requireAttempt } from '../../freno/freno.service.ts';
import { authorizationAddress } from '../gateways/openid.ts';
import { redirectUri, refusal, requireProveedor } from '../proveedor.service.ts';
import { requireOpenRegistration } from '../../registro.service.ts';
import { hashToken, newToken } from '../../token.crypto.ts';

type Start = typeof sesionApi.startExternal;

/** Time to sign in at the provider. */
const START_MS = 10 * 60 * 1000;

/**
 * `POST /usuario/externo/iniciar`: starts a sign-in by a provider; answers its page and a key that only this browser keeps and that
 * finishing requires (`docs/decisions/014`). Throws 503 while the provider is unreachable.
 */
export async function startExternal(context: PublicContext, { body }: RequestOf<Start>): Promise<ResponseOf<Start>> {
  const { db, ip, now, settings, log } = context;
  const proveedor = requireProveedor(context, body.proveedor);
  if (body.registrar) requireOpenRegistration(settings);
  await requireAttempt(context, [addressKey('solicitudes', ip)]);
  const [state, nonce, verificador, llave] = [newToken(), newToken(), newToken(), newToken()];
  const asking = { redirectUri: redirectUri(context, proveedor), state, nonce, verificador };
  const direccion = await authorizationAddress(proveedor, asking, now).catch((error: unknown) => {
    log.warn({ proveedor: proveedor.id, causa: String(error) }, 'el proveedor de ingreso no responde');
    throw refusal('sin_respuesta', proveedor);
  });
  await insertAcceso(db, {
    estado_hash: hashToken(state),
    proveedor: proveedor.id,
    llave_hash: hashToken(llave),
    nonce,
    verificador,
    registrar: body.registrar,
    fecha_expiracion: new Date(now.getTime() + START_MS).toISOString(),
  });
  return { ...done(context, 'sesion.externo.continuar', { nombre: proveedor.nombre }), direccion, llave };
}
