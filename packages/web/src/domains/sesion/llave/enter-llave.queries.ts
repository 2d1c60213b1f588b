import type { sesionApi } from '@portal/contract/sesion';
import { signWith } from '../../../pieces/sesion/llave/ceremony.ts';
import { enterWith, withPanel } from '../../../pieces/sesion/sesion.queries.ts';
import { type AddressOf, callByAddress } from '../../../core/client/client.ts';
import { readDevice } from '../../../core/session/device.ts';

const START: AddressOf<typeof sesionApi.iniciarLoginLlave> = { method: 'POST', path: '/usuario/login/llave/iniciar' };
const LOGIN: AddressOf<typeof sesionApi.loginLlave> = { method: 'POST', path: '/usuario/login/llave' };
const FACTOR: AddressOf<typeof sesionApi.loginFactor> = { method: 'POST', path: '/usuario/login/factor' };

/** Signs in by a passkey: alone, or as the second step of the sign-in with this challenge (P168). Throws `Unfinished`. */
export async function enterLlave(volver: string | undefined, desafio?: string): Promise<void> {
  const { opciones } = await callByAddress(START, { body: { desafio } });
  const body = { llave: await signWith(opciones), dispositivo: readDevice() };
  const query = withPanel(volver);
  await enterWith(
    desafio === undefined ? callByAddress(LOGIN, { query, body }) : callByAddress(FACTOR, { query, body: { ...body, desafio } }),
  );
}
