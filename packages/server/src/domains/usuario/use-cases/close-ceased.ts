import type { Executor } from '../../../db/executor.ts';
import { recordEvent } from '../../log/log.public.ts';
import { ceaseUsuarios } from '../maintenance.repository.ts';
import { closeLinks } from '../restablecimiento.repository.ts';
import { revokeSesiones } from '../sesion.repository.ts';

/** Who did it, where no person did. */
const SISTEMA = 'sistema';

/**
 * Whoever's `fecha_cese` has come (`today` is the calendar day of the portal's zone) becomes "Cesado" and is signed out everywhere:
 * from that day on they leave the denominators too (decision 21). A date to come changes nothing. Returns how many.
 */
export function closeCeased(db: Executor, { now, today }: { readonly now: Date; readonly today: string }): Promise<number> {
  const instant = now.toISOString();
  return db.transaction().execute(async (trx) => {
    const ceased = await ceaseUsuarios(trx, { today, now: instant, usuario: SISTEMA });
    for (const { id_usuario, fecha_cese } of ceased) {
      await revokeSesiones(trx, id_usuario, { now: instant });
      await closeLinks(trx, id_usuario, instant);
      await recordEvent(trx, { id_usuario, usuario: SISTEMA, tabla: 'usuario', tipo: 'cese', detalle: `fecha_cese ${fecha_cese}`, now });
    }
    return ceased.length;
  });
}
