import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { readSheet } from '@portal/testkit/files/spreadsheet.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const app = useTestApp();
let token = '';

beforeAll(async () => {
  const [own, other] = [
    await buildEmpresa(app.db, { codigo_empresa: 'A1', empresa: 'Ñandú; Hijos' }),
    await buildEmpresa(app.db, { codigo_empresa: 'B1', empresa: 'Ajena' }),
  ];
  token = (await limitedAdmin(app, [own.id_empresa], { nombres: 'Zoila', codigo_usuario: 'ADM', correo_electronico: 'zoila@example.com' }))
    .token;
  const { codigo_parametro: codigo_grupo } = await buildParametro(app.db, { id_dominio: DOMINIO.grupo, parametro: 'Tiendas' });
  await buildUsuario(app.db, { nombres: 'Álvaro', codigo_usuario: '007', id_empresa: own.id_empresa, codigo_grupo });
  await buildUsuario(app.db, { nombres: 'Aaron', codigo_usuario: 'B-7', id_empresa: other.id_empresa });
  await buildUsuario(app.db, { nombres: 'Abel', codigo_usuario: 'B-8', id_empresa: other.id_empresa, soporte: true });
});

async function download(path: string, formato: 'csv' | 'xlsx', query: string) {
  const url = `/api${path}?formato=${formato}&${query}`;
  const { statusCode, headers, rawPayload } = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  expect(statusCode, url).toBe(200);
  return { name: headers['content-disposition'], rawPayload };
}

/** Path, names of both files, columns and the rows that a limited access downloads. */
const FILES = [
  {
    path: '/usuario/sellst',
    csv: 'usuario.csv',
    xlsx: 'UCJ-Usuarios.xlsx',
    query: 'columnas=codigo_usuario,personal,empresa,codigo_estado',
    rows: [
      ['Código', 'Personal', 'Empresa', 'Estado'],
      ['007', 'Álvaro Paterno Materno', 'Ñandú; Hijos', 'Activo'],
      ['ADM', 'Zoila Paterno Materno', 'Ñandú; Hijos', 'Activo'],
    ],
  },
  {
    path: '/usuario/sellst/acceso',
    csv: 'accesos.csv',
    xlsx: 'UCJ-Accesos.xlsx',
    query: 'columnas=codigo_usuario,personal,rol',
    rows: [
      ['Código', 'Personal', 'Rol'],
      ['ADM', 'Zoila Paterno Materno', 'Administrador'],
    ],
  },
  {
    path: '/empresa/sellst',
    csv: 'empresa.csv',
    xlsx: 'UCJ-Empresas.xlsx',
    query: 'columnas=codigo_empresa,empresa',
    rows: [
      ['Código', 'Empresa'],
      ['A1', 'Ñandú; Hijos'],
    ],
  },
  {
    path: '/log/sellst',
    csv: 'registro.csv',
    xlsx: 'UCJ-Registro.xlsx',
    query: 'columnas=tipo,tabla,registro&filtro[tabla]=usuario&filtro[tipo]=alta&orden=id_log',
    rows: [
      ['Suceso', 'Registro de', 'Registro'],
      ['Alta', 'Persona', 'Zoila Paterno Materno'],
      ['Alta', 'Empresas de un acceso', 'Zoila Paterno Materno'],
      ['Alta', 'Persona', 'Álvaro Paterno Materno'],
    ],
  },
  {
    path: '/usuario/sellst/sinasignar',
    csv: 'usuario-sin-asignar.csv',
    xlsx: 'UCJ-Usuarios-Sin-Asignar.xlsx',
    query: 'columnas=codigo_usuario,personal,grupo',
    rows: [
      ['Código', 'Personal', 'Grupo'],
      ['007', 'Álvaro Paterno Materno', 'Tiendas'],
    ],
  },
  {
    path: '/usuario/sellst/grupo',
    csv: 'usuario-grupo.csv',
    xlsx: 'UCJ-Usuarios-Grupos.xlsx',
    query: 'columnas=codigo_usuario,personal,grupo',
    rows: [
      ['Código', 'Personal', 'Grupo'],
      ['ADM', 'Zoila Paterno Materno', ''],
      ['007', 'Álvaro Paterno Materno', 'Tiendas'],
    ],
  },
] as const;

/** An empty cell has no quotation marks. */
const quoted = (text: string): string => (text === '' ? '' : `"${text}"`);

describe.each(FILES)('$path, of an access limited to a company', ({ path, csv, xlsx, query, rows }) => {
  test(`downloads ${csv} with the rows of its company`, async () => {
    const { name, rawPayload } = await download(path, 'csv', query);
    expect(name).toBe(`attachment; filename="${csv}"`);
    const lines = rawPayload.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines).toEqual(rows.map((row) => row.map(quoted).join(';')));
  });

  test(`downloads ${xlsx} with the same rows`, async () => {
    const { name, rawPayload } = await download(path, 'xlsx', query);
    expect(name).toBe(`attachment; filename="${xlsx}"`);
    const cells = await readSheet(new Uint8Array(rawPayload));
    expect(cells.map((row) => row.map((cell) => cell ?? ''))).toEqual(rows);
  });

  test('downloads every shown column without a choice', async () => {
    const { rawPayload } = await download(path, 'csv', '');
    const [head = ''] = rawPayload.toString('utf8').replace('\uFEFF', '').split('\r\n');
    expect(head.split(';')).toEqual(expect.arrayContaining(rows[0].slice(0, 2).map(quoted)));
  });
});
