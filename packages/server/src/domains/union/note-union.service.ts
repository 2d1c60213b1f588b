import type { ClaseUnion } from '@portal/contract/union';
import type { Message } from '@portal/messages';
import type { Context } from '../../core/context.ts';
import { portalTexts } from '../../core/portal-texts.ts';
import type { Executor } from '../../db/executor.ts';
import { recordEvent } from '../log/log.public.ts';
import { tablaDe } from './union.repository.ts';

/** Notes in the log that records were joined or taken apart; of people it is an entry of the one who stays. */
export async function noteUnion(
  trx: Executor,
  { user, settings, now }: Context,
  { clase, id_conservado, suceso }: { readonly clase: ClaseUnion; readonly id_conservado: number; readonly suceso: Message },
): Promise<void> {
  const { word } = await portalTexts(settings);
  await recordEvent(trx, {
    id_usuario: clase === 'usuario' ? id_conservado : null,
    id_autor: user.id_usuario,
    usuario: user.username,
    tabla: tablaDe(clase),
    tipo: 'union',
    detalle: word(suceso),
    now,
  });
}
