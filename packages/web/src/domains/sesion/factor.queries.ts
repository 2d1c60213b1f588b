import type { sesionApi } from '@portal/contract/sesion';
import { useMutation } from '@tanstack/react-query';
import { enterWith, withPanel } from '../../pieces/sesion/sesion.queries.ts';
import { ApiError } from '../../core/client/api-error.ts';
import { type AddressOf, callByAddress } from '../../core/client/client.ts';
import { readDevice } from '../../core/session/device.ts';

const LOGIN_FACTOR: AddressOf<typeof sesionApi.loginFactor> = { method: 'POST', path: '/usuario/login/factor' };

/** Challenge of a sign-in that waits for its second factor, and which factors the person has. */
export interface Challenge {
  readonly desafio: string;
  readonly factores: { readonly codigo: boolean; readonly llave: boolean };
}

/** Returns the challenge of a failed sign-in; undefined for any other failure (P151). */
export function challengeOf(error: unknown): Challenge | undefined {
  if (!(error instanceof ApiError) || error.code !== 'segundo_factor') return undefined;
  const { desafio, factores } = error.detail as Partial<Challenge>;
  // A server of before the passkeys names no factors.
  return desafio === undefined ? undefined : { desafio, factores: factores ?? { codigo: true, llave: false } };
}

/** Signs in by a passkey: alone, or with a challenge as its second step (P168). Loads its module then. */
export const useLoginLlave = (volver: string | undefined) =>
  useMutation({ mutationFn: async (desafio?: string) => (await import('./llave/enter-llave.queries.ts')).enterLlave(volver, desafio) });

/** Finishes a sign-in with a code of the app or a recovery code. */
export const useLoginFactor = (volver: string | undefined) =>
  useMutation({
    mutationFn: (body: { readonly desafio: string; readonly codigo: string }) =>
      enterWith(callByAddress(LOGIN_FACTOR, { query: withPanel(volver), body: { ...body, dispositivo: readDevice() } })),
  });
