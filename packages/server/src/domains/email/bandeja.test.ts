import { emailApi } from '@portal/contract/email';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeEach, expect, test } from 'vitest';
import { queueMail } from './email.public.ts';

const app = useTestApp();
let token: string;

beforeEach(async () => {
  await app.db.deleteFrom('correo').execute();
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

/** Inserts a message in the given state; returns its id. */
async function message(values: { destinatario: string; estado?: string; ultimo_error?: string; fecha_envio?: string }): Promise<number> {
  const { destinatario, ...state } = values;
  await queueMail(app.db, {
    clave: destinatario,
    tipo: 'prueba',
    id_usuario: null,
    destinatario,
    asunto: 'Hola',
    texto: 'El texto',
    html: '',
    now: app.now,
  });
  const { id_correo } = await app.db
    .updateTable('correo')
    .set({ intentos: 3, ...state })
    .where('clave', '=', destinatario)
    .returning('id_correo')
    .executeTakeFirstOrThrow();
  return id_correo;
}

test('lists, counts and searches pending, sent and failed messages', async () => {
  await message({ destinatario: 'ana@example.com' });
  await message({ destinatario: 'luis@example.com', estado: 'enviado', fecha_envio: app.now.toISOString() });
  await message({ destinatario: 'nuñez@example.com', estado: 'fallido', ultimo_error: '550 no such user' });
  const resumen = { servidor: false, pendiente: 1, enviado: 1, fallido: 1, retenido: 0, descartado: 0, rebotado: 0 };
  expect((await app.call(emailApi.resumen, { token })).data).toEqual(resumen);
  const all = await app.call(emailApi.sellst, { query: { pagina: 1 }, token });
  expect(all.data.map(({ destinatario }) => destinatario)).toEqual(['nuñez@example.com', 'luis@example.com', 'ana@example.com']);
  expect(all.data.map(({ proximo_intento }) => proximo_intento)).toEqual([null, null, app.now.toISOString()]);
  const found = await app.call(emailApi.sellst, { query: { pagina: 1, buscar: 'nunez' }, token });
  expect(found.data).toMatchObject([{ ultimo_error: '550 no such user' }]);
  const sent = await app.call(emailApi.sellst, { query: { pagina: 1, filtro: { estado: 'enviado' } }, token });
  expect(sent.data).toMatchObject([{ destinatario: 'luis@example.com' }]);
});

test('an admin reads a message without a mail server; the log names the reader', async () => {
  const id = await message({ destinatario: 'ana@example.com' });
  expect((await app.call(emailApi.sel, { params: { id }, token })).data).toMatchObject({ asunto: 'Hola', texto: 'El texto' });
  const logged = await app.db.selectFrom('log').select('detalle').where('tipo', '=', 'correo_lectura').execute();
  expect(logged).toEqual([{ detalle: `id_correo ${id}` }]);
  expect((await app.call(emailApi.sel, { params: { id: 999_999 }, token })).status).toBe(404);
});

test('a failed message is retried from its first attempt; a sent one is refused', async () => {
  const failed = await message({ destinatario: 'luis@example.com', estado: 'fallido', ultimo_error: 'x' });
  expect((await app.call(emailApi.reenviar, { params: { id: failed }, token })).status).toBe(200);
  const row = await app.db.selectFrom('correo').selectAll().where('id_correo', '=', failed).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ estado: 'pendiente', intentos: 0, ultimo_error: null });
  const sent = await message({ destinatario: 'ana@example.com', estado: 'enviado', fecha_envio: app.now.toISOString() });
  expect(await app.call(emailApi.reenviar, { params: { id: sent }, token })).toMatchObject({
    status: 409,
    problem: { code: 'conflicto' },
  });
  expect((await app.call(emailApi.reenviar, { params: { id: 999_999 }, token })).status).toBe(404);
});
