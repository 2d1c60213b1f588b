import type { MasterDefinition, MasterTypes } from '@portal/contract/core';
import { type Context, instantOf } from '../context.ts';
import type { MasterStamps } from './copied-rows.repository.ts';

/** Returns author or editor and moment, for those stamp columns that the table has. */
export function stampsOf<T extends MasterTypes>(
  { list }: Pick<MasterDefinition<T>, 'list'>,
  context: Context,
  act: 'creacion' | 'modificacion',
): MasterStamps {
  const now = instantOf(context);
  const { username } = context.user;
  const stamps: MasterStamps =
    act === 'creacion'
      ? { usuario_creacion: username, fecha_creacion: now, fecha_modificacion: now }
      : { usuario_modificacion: username, fecha_modificacion: now };
  return Object.fromEntries(Object.entries(stamps).filter(([name]) => name in list.columns));
}
