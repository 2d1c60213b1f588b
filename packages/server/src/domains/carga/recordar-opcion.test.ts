import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { reviewer } from '@portal/testkit/scenes/carga.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
let colleague = '';
let stranger = '';
beforeAll(async () => {
  const [one, other] = [await buildEmpresa(test.db), await buildEmpresa(test.db)];
  token = await signIn(test, await buildUsuario(test.db, { admin: true, id_empresa: one.id_empresa }));
  colleague = await signIn(test, await buildUsuario(test.db, { admin: true, id_empresa: one.id_empresa }));
  stranger = await signIn(test, await buildUsuario(test.db, { admin: true, id_empresa: other.id_empresa }));
});

const HEAD = ['Código empresa', 'Empresa', 'Tipo de documento', 'Documento', 'Nombres', 'Apellido paterno', 'Código'];
const sheet = (documento = 'Documento', number = '1234567') =>
  Buffer.from(
    [HEAD.map((head) => (head === 'Documento' ? documento : head)), ['E1', 'Empresa uno', 'DNI', number, 'Rosa', 'Quispe', 'R1']]
      .map((row) => row.join(';'))
      .join('\n'),
  );

const reviewFile = reviewer(test, () => token, { archivo: 'lunes.csv' });
async function review(...asked: Parameters<typeof reviewFile>) {
  const { filas, opcion_recordada, dni_cortos } = await reviewFile(...asked);
  return { estado: filas[0]?.estado, opcion_recordada, dni_cortos };
}

const remembered = { opcion: 'completar_dni', archivo: 'lunes.csv' };

it('completes the zeros of the next file of the company without being asked, and says of which file that comes', async () => {
  expect(await review(sheet())).toEqual({ estado: 'rechazada', opcion_recordada: undefined, dni_cortos: 1 });
  expect(await review(sheet(), { opciones: { completar_dni: 1 } })).toMatchObject({ estado: 'nueva', opcion_recordada: undefined });
  const next = await review(sheet('Documento', '7654321'), { archivo: 'martes.csv' }, colleague);
  expect(next).toMatchObject({ estado: 'nueva', opcion_recordada: remembered });
  expect((await review(sheet(), {}, stranger)).estado).toBe('rechazada');
});

it('does not know a file with another header', async () => {
  expect(await review(sheet('N_DOC'))).toMatchObject({ estado: 'rechazada', opcion_recordada: undefined });
});

it('writes once, and forgets the choice with which it is taken back', async () => {
  await review(sheet(), { opciones: { completar_dni: 1 }, archivo: 'otra.csv' });
  expect((await review(sheet())).opcion_recordada).toMatchObject(remembered);
  expect(await review(sheet(), { opciones: { completar_dni: 0 } })).toMatchObject({ estado: 'rechazada', opcion_recordada: undefined });
  expect(await review(sheet())).toMatchObject({ estado: 'rechazada', opcion_recordada: undefined });
  const noted = await test.db.selectFrom('log').select('despues').where('tabla', '=', 'importacion_columna').execute();
  expect(noted.map(({ despues }) => JSON.stringify(despues)).filter((text) => text.includes('completar_dni'))).toHaveLength(1);
});
