import type { CredencialNueva, CredencialUsada, OpcionesNueva, OpcionesUso } from '@portal/contract/sesion';
import { noteLlave } from '../../../core/session/llaves.ts';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

/** The person or the authenticator ended a ceremony; `known`: the authenticator already has a passkey of this person. */
export class Unfinished extends Error {
  readonly known: boolean;
  constructor(cause: unknown) {
    super('the ceremony of a passkey was not finished', { cause });
    this.known = cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  }
}

function noted<Credencial>(credencial: Credencial): Credencial {
  noteLlave();
  return credencial;
}

/** Has the browser sign with a passkey. Throws `Unfinished`. */
export async function signWith(opciones: OpcionesUso): Promise<CredencialUsada> {
  try {
    return noted(await startAuthentication({ optionsJSON: opciones }));
  } catch (error) {
    throw new Unfinished(error);
  }
}

/** Has the browser make a passkey. Throws `Unfinished`. */
export async function makeWith(opciones: OpcionesNueva): Promise<CredencialNueva> {
  try {
    return noted(await startRegistration({ optionsJSON: opciones }));
  } catch (error) {
    throw new Unfinished(error);
  }
}
