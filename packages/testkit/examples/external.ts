import { nextNumber } from '../builders/counter.ts';
import { tokenHash } from '../builders/ingreso/sesion.ts';
import type { World } from './example.ts';

/** Inserts a sign-in that the provider accepted. Returns the browser's code and key. */
export async function answeredExternal({ test, alumno }: World): Promise<{ body: { codigo: string; llave: string } }> {
  const number = nextNumber();
  const { correo_electronico } = await test.db
    .selectFrom('usuario')
    .select('correo_electronico')
    .where('id_usuario', '=', alumno.id_usuario)
    .executeTakeFirstOrThrow();
  const [codigo, llave] = [`codigo-de-prueba-${number}`, `llave-de-prueba-${number}`];
  await test.db
    .insertInto('acceso_externo')
    .values({
      estado_hash: tokenHash(`estado-de-prueba-${number}`),
      proveedor: 'empresa',
      llave_hash: tokenHash(llave),
      codigo_hash: tokenHash(codigo),
      nonce: 'nonce',
      verificador: 'verificador',
      registrar: false,
      correo: correo_electronico,
      fecha_expiracion: new Date(test.now.getTime() + 60_000).toISOString(),
    })
    .execute();
  return { body: { codigo, llave } };
}
