import type { api } from '@portal/contract';
import { useMutation } from '@tanstack/react-query';
import { enterWith } from './sesion.queries.ts';
import { ApiError } from '../../core/client/api-error.ts';
import { type AddressOf, callByAddress } from '../../core/client/client.ts';
import { readDevice } from '../../core/session/device.ts';

const LOGIN_FACTOR: AddressOf<typeof api.usuario.loginFactor> = { method: 'POST', path: '/usuario/login/factor' };

/** Challenge of a sign-in that waits for its second factor; undefined for any other failure (P151). */
export function challengeOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'segundo_factor') return undefined;
  const { desafio } = error.detail as { desafio?: unknown };
  return typeof desafio === 'string' ? desafio : undefined;
}

/** Finishes a sign-in with a code of the app or a recovery code. */
export const useLoginFactor = () =>
  useMutation({
    mutationFn: (body: { readonly desafio: string; readonly codigo: string }) =>
      enterWith(callByAddress(LOGIN_FACTOR, { body: { ...body, dispositivo: readDevice() } })),
  });
