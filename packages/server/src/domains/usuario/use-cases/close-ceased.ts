import type { Executor } from '../../../db/executor.ts';
import { recordEvents } from '../../log/log.public.ts';
import { endAccess } from '../../sesion/sesion.public.ts';
import { ceaseUsuarios } from '../maintenance.repository.ts';

/** Author of changes by the portal itself. */
const SISTEMA = 'sistema';

/**
 * Sets active people with a `fecha_cese` of `today` (`YYYY-MM-DD`) or earlier to "Cesado", ends their sessions and logs it (P21, P82).
 * Returns their number.
 */
export function closeCeased(db: Executor, { now, today }: { readonly now: Date; readonly today: string }): Promise<number> {
  const instant = now.toISOString();
  return db.transaction().execute(async (trx) => {
    const ceased = await ceaseUsuarios(trx, { today, now: instant, usuario: SISTEMA });
    const usuarios = ceased.map(({ id_usuario }) => id_usuario);
    await endAccess(trx, usuarios, instant);
    const event = { usuario: SISTEMA, tabla: 'usuario', tipo: 'cese', now };
    const events = ceased.map(({ id_usuario, fecha_cese }) => ({ ...event, id_usuario, detalle: `fecha_cese ${fecha_cese}` }));
    await recordEvents(trx, events);
    return ceased.length;
  });
}
