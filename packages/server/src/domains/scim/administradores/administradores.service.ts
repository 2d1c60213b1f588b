import { message } from '@portal/messages';
import type { Context } from '../../../core/context.ts';
import { portalTexts } from '../../../core/portal-texts.ts';
import type { Executor } from '../../../db/executor.ts';
import { AppError } from '../../../errors/errors.ts';
import { lockAccesos } from '../../acceso/acceso.public.ts';
import { recordEvent } from '../../log/log.public.ts';
import { findCese, isNoted, TIPO } from './administradores.repository.ts';

/** Time in which directories end the employment of one administrator at most (P159). */
const SPAN_MS = 24 * 60 * 60 * 1000;

/** Refusal of a directory that wants to end the employment of a further administrator. */
class AnotherAdministrator extends AppError {
  constructor() {
    super('sin_permiso', message('scim.errores.otroAdministrador'));
  }
}

const since = ({ now }: Context) => new Date(now.getTime() - SPAN_MS).toISOString();

const note = async (
  db: Executor,
  { settings, user, now }: Context,
  { id_usuario, tipo }: { id_usuario: number; tipo: keyof typeof TIPO },
) =>
  recordEvent(db, {
    id_usuario,
    usuario: user.username,
    tabla: 'usuario',
    tipo: TIPO[tipo],
    detalle: (await portalTexts(settings)).text(`scim.administrador.${tipo}`),
    now,
  });

/**
 * Notes that a directory ends the employment of an administrator; serialised with the changes of accesses. Throws 403 for a second one within a
 * day, whichever token ended the first: one cycle with a wrong mapping, or a stolen token, leaves people who can revoke it.
 */
export async function requireOneAdministrator(trx: Executor, context: Context, id_usuario: number): Promise<void> {
  await lockAccesos(trx);
  const found = await findCese(trx, id_usuario, since(context));
  if (!found?.administra) return;
  if (found.antes) throw new AnotherAdministrator();
  await note(trx, context, { id_usuario, tipo: 'cesado' });
}

/** Does a work about a person; its refusal by `requireOneAdministrator` is noted once a day, outside of the transaction that it rolls back. */
export async function notingRefusal<T>(context: Context, id_usuario: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AnotherAdministrator && !(await isNoted(context.db, id_usuario, since(context))))
      await note(context.db, context, { id_usuario, tipo: 'rechazado' });
    throw error;
  }
}
