import { api } from '@portal/contract';
import { useMutation } from '@tanstack/react-query';
import { enterWith } from './sesion.queries.ts';
import { call } from '../../core/client/client.ts';
import { type PendingEntry, storePendingEntry } from '../../core/session/pending-entry.ts';

interface Begin {
  readonly proveedor: string;
  /** The terms were accepted: an unknown e-mail may become an account. */
  readonly registrar: boolean;
  readonly volver?: string | undefined;
}

/** Leaves for the provider's page; its key stays in this tab (docs/decisions/014). */
export const useStartExternal = () =>
  useMutation({
    mutationFn: async ({ volver, ...body }: Begin) => {
      const { direccion, llave } = await call(api.usuario.startExternal, { body });
      storePendingEntry({ llave, volver });
      window.location.assign(direccion);
    },
  });

interface Return {
  readonly codigo: string;
  /** Null: the code was meant for another tab; sent all the same, so that it is used up. */
  readonly entry: PendingEntry | null;
}

/** Turns the code with which the provider's answer came back into a session. */
export const useFinishExternal = () =>
  useMutation({
    mutationFn: ({ codigo, entry }: Return) =>
      enterWith(call(api.usuario.finishExternal, { body: { codigo, llave: entry?.llave ?? 'ninguna' } })),
  });
