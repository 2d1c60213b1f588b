import { z } from 'zod';
import { ignoring } from '../core/dropped-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { idParams, secret, text } from '../core/fields.ts';
import { done, doneWith } from '../core/responses.ts';
import { acceso, conPanel } from './acceso.ts';

/** Most characters of the name that a person gives a passkey. */
export const LIMITE_LLAVE = 60;

/** Most passkeys of one person. */
export const LLAVES_MAXIMAS = 20;

/** Bytes in base64url, as WebAuthn's JSON has them; at most `max` characters. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

const MOST_ID = 1400;
const MOST_DATA = 16_000;
const transports = z.array(z.string().max(20)).max(10);

/** Part of an authenticator's answer: a browser adds what it likes (WebAuthn 3). */
const fromBrowser = <Shape extends z.ZodRawShape>(shape: Shape) => ignoring(z.object(shape), 'rest');

/** Parts that both kinds of an authenticator's answer share (WebAuthn 3, `PublicKeyCredentialJSON`). */
const credencial = { id: bytes(MOST_ID), rawId: bytes(MOST_ID), type: z.literal('public-key') };

/** Answer of an authenticator that made a passkey (`RegistrationResponseJSON`). */
const credencialNueva = fromBrowser({
  ...credencial,
  response: fromBrowser({ clientDataJSON: bytes(MOST_DATA), attestationObject: bytes(MOST_DATA), transports: transports.optional() }),
});
export type CredencialNueva = z.output<typeof credencialNueva>;

/** Answer of an authenticator that signed with a passkey (`AuthenticationResponseJSON`). */
export const credencialUsada = fromBrowser({
  ...credencial,
  response: fromBrowser({
    clientDataJSON: bytes(MOST_DATA),
    authenticatorData: bytes(MOST_DATA),
    signature: bytes(MOST_DATA),
    userHandle: bytes(200).nullish(),
  }),
});
export type CredencialUsada = z.output<typeof credencialUsada>;

const descripcion = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() });

/** Options of a request for a new key of an authenticator (`PublicKeyCredentialCreationOptionsJSON`). */
const opcionesNueva = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(descripcion),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type OpcionesNueva = z.output<typeof opcionesNueva>;

/** Options of a request for a signature by an authenticator (`PublicKeyCredentialRequestOptionsJSON`); without credentials the person picks one. */
export const opcionesUso = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(descripcion),
  userVerification: z.literal('required'),
});
export type OpcionesUso = z.output<typeof opcionesUso>;

/** Passkey of the signed-in person; neither its key nor its counter. */
export const llaveAcceso = z.object({
  id_llave: z.number(),
  nombre: z.string(),
  /** The authenticator keeps copies on the person's other devices. */
  respaldada: z.boolean(),
  fecha_creacion: z.string(),
  fecha_uso: z.string().nullable(),
});
export type LlaveAcceso = z.output<typeof llaveAcceso>;

/** Calls of passkeys (P167, P168). */
export const llave = {
  iniciarLoginLlave: endpoint('POST', '/usuario/login/llave/iniciar', {
    access: 'publico',
    summary: 'Prepara el ingreso con una llave de acceso: sin contraseña, o como segundo paso con el desafío del primero.',
    body: z.object({ desafio: secret(100).optional() }),
    response: z.object({ opciones: opcionesUso }),
  }),
  loginLlave: endpoint('POST', '/usuario/login/llave', {
    access: 'publico',
    summary: 'Inicia sesión con una llave de acceso, sin contraseña.',
    query: conPanel,
    body: z.object({ llave: credencialUsada, dispositivo: secret(100).optional() }),
    response: acceso,
  }),
  sellstLlave: endpoint('GET', '/usuario/llave/sellst', {
    access: 'sesion',
    reads: true,
    withoutFactor: true,
    summary: 'Llaves de acceso de quien llama, con su último uso.',
    response: z.array(llaveAcceso),
  }),
  iniciarLlave: endpoint('POST', '/usuario/llave/iniciar', {
    access: 'sesion',
    withoutFactor: true,
    stepUp: 'llave',
    summary: 'Prepara una llave de acceso nueva para quien llama.',
    response: z.object({ opciones: opcionesNueva }),
  }),
  insLlave: endpoint('POST', '/usuario/llave/ins', {
    access: 'sesion',
    withoutFactor: true,
    summary: 'Guarda la llave de acceso que se preparó; la primera protección de una cuenta cierra sus otras sesiones.',
    body: z.object({ nombre: text(LIMITE_LLAVE), llave: credencialNueva }),
    response: doneWith({ id_llave: z.number() }),
  }),
  delLlave: endpoint('DELETE', '/usuario/llave/:id', {
    access: 'sesion',
    stepUp: 'quitarLlave',
    summary: 'Quita una llave de acceso de quien llama; 404 si no es suya.',
    params: idParams,
    response: done,
  }),
  retarSesion: endpoint('POST', '/usuario/sesion/confirmar/llave', {
    access: 'sesion',
    withoutFactor: true,
    summary: 'Prepara la confirmación de quien llama con una llave de acceso.',
    response: z.object({ opciones: opcionesUso }),
  }),
};
