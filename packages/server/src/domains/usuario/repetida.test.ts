import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});

const name = (nombres: string, apellido_paterno: string, apellido_materno = '') => ({ nombres, apellido_paterno, apellido_materno });
const listed = async (filtro: Record<string, string>, by = token) =>
  (await test.call(usuarioApi.sellst, { token: by, query: { pagina: 1, tamano: 100, filtro } })).data.map(({ id_usuario }) => id_usuario);
const similar = (id: number, by = token) => test.call(usuarioApi.parecidas, { token: by, params: { id } });

it('finds people with the same words in the name, the same e-mail, or the same document but for zeros, each with its reasons', async () => {
  const one = await buildUsuario(test.db, { ...name('Rosa María', 'Ñahui', 'Quispe'), correo_electronico: 'rosa@example.com' });
  const turned = await buildUsuario(test.db, { ...name('QUISPE  NAHUI', 'Rosa', 'Maria'), correo_electronico: 'ROSA@example.com' });
  const less = await buildUsuario(test.db, name('Rosa', 'Ñahui', 'Quispe'));
  const zero = await buildUsuario(test.db, { ...name('Otro', 'Nombre', 'Distinto'), numero_documento: '07654321' });
  const bare = await buildUsuario(test.db, { ...name('Tal', 'Cual', 'Igual'), tipo_documento: 'CE', numero_documento: '7654321' });
  const { data } = await similar(one.id_usuario);
  expect(data).toEqual([
    {
      id: turned.id_usuario,
      codigo: turned.codigo_usuario,
      nombre: turned.personal,
      empresa: null,
      activo: true,
      motivos: ['nombre', 'correo'],
    },
  ]);
  expect((await similar(zero.id_usuario)).data.map(({ id, motivos }) => [id, motivos])).toEqual([[bare.id_usuario, ['documento']]]);
  expect((await similar(less.id_usuario)).data).toEqual([]);
  const found = await listed({ repetida: '1' });
  expect(found.toSorted((a, b) => a - b)).toEqual([one, turned, zero, bare].map(({ id_usuario }) => id_usuario));
  expect(await listed({ repetida: '0' })).toContain(less.id_usuario);
});

it('names nobody outside of the companies of the access', async () => {
  const [a, b] = [await buildEmpresa(test.db), await buildEmpresa(test.db)];
  const inside = await buildUsuario(test.db, { ...name('Única', 'Dos', 'Veces'), id_empresa: a.id_empresa });
  const outside = await buildUsuario(test.db, { ...name('Unica', 'Dos', 'Veces'), id_empresa: b.id_empresa });
  const { token: limited } = await limitedAdmin(test, [a.id_empresa]);
  expect((await similar(inside.id_usuario, limited)).data).toEqual([]);
  expect((await similar(outside.id_usuario, limited)).status).toBe(404);
  expect(await listed({ repetida: '1' }, limited)).toEqual([]);
  expect((await similar(inside.id_usuario)).data.map(({ id }) => id)).toEqual([outside.id_usuario]);
});
