import type { Executor } from '../../../db/executor.ts';
import { recordEvents } from '../../log/log.public.ts';
import { endAccess } from '../../sesion/sesion.public.ts';
import { ceaseUsuarios } from '../maintenance.repository.ts';

/** Who did it, where no person did. */
const SISTEMA = 'sistema';

/**
 * Whoever's `fecha_cese` has come (`today` is the calendar day of the portal's zone) becomes "Cesado" and is signed out everywhere:
 * from that day on they leave the denominators too (P21). A date to come changes nothing. Returns how many.
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
