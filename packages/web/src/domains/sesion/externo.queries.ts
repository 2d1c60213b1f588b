import type { sesionApi } from '@portal/contract/sesion';
import { useMutation } from '@tanstack/react-query';
import { enterWith, withPanel } from '../../pieces/sesion/sesion.queries.ts';
import { type AddressOf, callByAddress } from '../../core/client/client.ts';
import { type PendingEntry, storePendingEntry } from '../../core/session/pending-entry.ts';

const START: AddressOf<typeof sesionApi.startExternal> = { method: 'POST', path: '/usuario/externo/iniciar' };
const FINISH: AddressOf<typeof sesionApi.finishExternal> = { method: 'POST', path: '/usuario/externo/terminar' };

interface Begin {
  readonly proveedor: string;
  /** True when the person accepted the terms: an unknown e-mail may then become an account. */
  readonly registrar: boolean;
  readonly volver?: string | undefined;
}

/** Stores the browser key of a sign-in in this tab and opens the provider's page (docs/decisions/014). */
export const useStartExternal = () =>
  useMutation({
    mutationFn: async ({ volver, ...body }: Begin) => {
      const { direccion, llave } = await callByAddress(START, { body });
      storePendingEntry({ llave, volver });
      window.location.assign(direccion);
    },
  });

interface Return {
  readonly codigo: string;
  /** Null when another tab started the sign-in; the code is sent all the same, to use it up. */
  readonly entry: PendingEntry | null;
}

/** Exchanges the code of a provider's answer for a session. */
export const useFinishExternal = () =>
  useMutation({
    mutationFn: ({ codigo, entry }: Return) =>
      enterWith(callByAddress(FINISH, { query: withPanel(entry?.volver), body: { codigo, llave: entry?.llave ?? 'ninguna' } })),
  });
