import { message, type Message, quotedNames } from '@portal/messages';
import type { Context } from '../../core/context.ts';
import { type Done, doneAs } from '../../core/http/answer/done.ts';
import type { Executor } from '../../db/executor.ts';
import { assignNewMembers } from '../asignacion/asignacion.public.ts';
import { findNombresDePlanes } from '../avance/avance.public.ts';

interface Working {
  readonly trx: Executor;
  readonly context: Context;
}

/** Gives a person the plans of the rules that they meet now; returns the answer of the change, with the names of these plans. */
export async function doneWithPlanes({ trx, context }: Working, id_usuario: number, hecho: Message): Promise<Done> {
  const asignadas = await assignNewMembers(trx, context, { usuarios: [id_usuario] });
  const ids = asignadas.map(({ id_planestudio }) => id_planestudio);
  const [first, ...rest] = ids.length ? await findNombresDePlanes(trx, ids) : [];
  return doneAs(context, first === undefined ? hecho : message('usuario.conPlanes', { hecho, planes: quotedNames([first, ...rest]) }));
}
