import type { WebhookFila } from '@portal/contract/webhook';

type Enviable = Pick<WebhookFila, 'codigo_estado' | 'fecha_secreto' | 'asignado' | 'aprobado' | 'certificado' | 'cesado'>;

/** Returns what an active webhook lacks to send anything; undefined if it sends, or is switched off. */
export function faltanteOf({ codigo_estado, fecha_secreto, asignado, aprobado, certificado, cesado }: Enviable) {
  if (codigo_estado !== 1) return undefined;
  if (!asignado && !aprobado && !certificado && !cesado) return 'sucesos';
  return fecha_secreto ? undefined : 'secreto';
}
