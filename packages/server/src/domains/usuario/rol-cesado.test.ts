import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildAcceso } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildScimToken } from '@portal/testkit/builders/ingreso/scim.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useCarga } from '@portal/testkit/scenes/carga.ts';
import { patchOf, scimClient } from '@portal/testkit/scenes/scim.ts';
import { beforeAll, expect, test } from 'vitest';

const app = useTestApp();
let admin: string;
let scim: string;
const send = scimClient(app, () => scim);
const { review, confirm } = useCarga(app, () => admin);

beforeAll(async () => {
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
  scim = (await buildScimToken(app.db)).token;
});

/** Role, scope and state of a person, and the companies of the scope. */
async function access(id_usuario: number) {
  const columns = ['indicador_admin', 'indicador_soporte', 'indicador_alcance', 'codigo_estado'] as const;
  const row = await app.db.selectFrom('usuario').select(columns).where('id_usuario', '=', id_usuario).executeTakeFirstOrThrow();
  return [
    ...columns.map((name) => row[name]),
    (await app.db.selectFrom('acceso_empresa').where('id_usuario', '=', id_usuario).selectAll().execute()).length,
  ];
}
const PLAIN = [0, 0, 0, 1, 0];

test('an administrator whom the provider ends and brings back is one no more', async () => {
  const { id_usuario } = await buildAcceso(app.db, []);
  await send('DELETE', `/Users/${id_usuario}`);
  expect((await send('PATCH', `/Users/${id_usuario}`, { body: patchOf({ op: 'replace', path: 'active', value: true }) })).status).toBe(200);
  expect(await access(id_usuario)).toEqual(PLAIN);
});

test('nor is one whom the form brings back, whatever their role and scope; a noted end that is taken back changes nothing', async () => {
  for (const over of [{}, { soporte: true }]) {
    const { id_usuario } = await buildAcceso(app.db, [await buildEmpresa(app.db)], over);
    const before = await access(id_usuario);
    await app.call(usuarioApi.cesar, { body: { id_usuario, fecha_cese: '2027-01-31' }, token: admin });
    await app.call(usuarioApi.reactivar, { body: { id_usuario }, token: admin });
    expect(await access(id_usuario)).toEqual(before);
    await app.call(usuarioApi.cesar, { body: { id_usuario, fecha_cese: '2026-11-21' }, token: admin });
    const { data } = await app.call(usuarioApi.reactivar, { body: { id_usuario }, token: admin });
    expect(await access(id_usuario)).toEqual(PLAIN);
    const { version } = await app.db.selectFrom('usuario').select('version').where('id_usuario', '=', id_usuario).executeTakeFirstOrThrow();
    expect(data.version).toBe(version);
  }
});

test('nor is one whom a file brings back', async () => {
  const empresa = await buildEmpresa(app.db);
  const gone = await buildAcceso(app.db, [empresa], { id_empresa: empresa.id_empresa, codigo_estado: 2, fecha_cese: '2026-11-01' });
  const stays = await buildAcceso(app.db, [empresa], { id_empresa: empresa.id_empresa });
  const before = await access(stays.id_usuario);
  const rows = [gone, stays].map(({ codigo_usuario, numero_documento }) => ({
    cod_empresa: empresa.codigo_empresa,
    empresa: empresa.empresa,
    tipo_doc: 'DNI',
    n_doc: numero_documento!,
    nombre: 'Nueva',
    apellido_paterno: 'Paterno',
    codigo: codigo_usuario,
  }));
  const { id_importacion, filas } = await review(rows, { reactivar: 1 });
  expect(filas.map(({ error }) => error)).toEqual([null, null]);
  expect((await confirm(id_importacion)).data.actualizados).toBe(2);
  expect([await access(gone.id_usuario), await access(stays.id_usuario)]).toEqual([PLAIN, before]);
});
