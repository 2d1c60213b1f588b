import { certificadoApi, type ImagenEnviada } from '@portal/contract/certificado';
import type { TestApp } from '../app.ts';
import { PLAIN } from '../builders/contenido/plain-diseno.ts';
import { pngOf } from '../builders/contenido/png.ts';

/** Returns an image as a form sends it. */
export const sent = (bytes: Uint8Array): ImagenEnviada => ({ clave: null, datos: Buffer.from(bytes).toString('base64') });

export const ROSA = { nombre: 'Rosa Díaz', cargo: 'Gerente de Personas', imagen: sent(pngOf(300, 100)) };

/** Reads the design of certificates as the person of a token. */
export const readDiseno = async (app: TestApp, token: string) => (await app.call(certificadoApi.diseno, { token })).data;

/** Saves a design that is plain but for `over`, as the person of `token`, after the present one, which an administrator reads. */
export async function saveDiseno(
  app: TestApp,
  { admin, token = admin }: { readonly admin: string; readonly token?: string },
  over: object = {},
) {
  const { id_certificado_diseno, version } = (await readDiseno(app, admin)).vigente;
  return app.call(certificadoApi.disenoIns, { token, body: { ...PLAIN, id_certificado_diseno, version, ...over } });
}
