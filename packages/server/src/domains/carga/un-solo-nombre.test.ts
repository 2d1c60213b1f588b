import { certificadoApi } from '@portal/contract/certificado';
import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useCarga } from '@portal/testkit/scenes/carga.ts';
import { enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
let plan: BuiltPlan;
beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
  plan = await buildPlan(test.db, { estructura: { G: { C: { M: ['Ética'] } } } });
});
const { review, imported, persona, stored } = useCarga(test, () => token);

it('new people without a surname are counted, refused until somebody says that they have one name, and then created', async () => {
  const rows = [null, '-', '.', 'no tiene'].map((apellido_paterno, index) =>
    persona({ nombre: `Thandar ${'ABCD'[index]}`, apellido_paterno }),
  );
  const asked = await review([...rows, persona()]);
  expect([asked.sin_apellido, asked.rechazadas, asked.aceptadas]).toEqual([4, 4, 1]);
  expect(asked.motivos.map(({ filas }) => filas)).toEqual([4]);
  const told = await review(rows, { un_solo_nombre: 1 });
  expect([told.sin_apellido, told.aceptadas, told.con_aviso]).toEqual([4, 4, 4]);
  await imported(rows, { un_solo_nombre: 1 });
  expect(await stored(rows[0]?.codigo)).toMatchObject({ nombres: 'Thandar A', apellido_paterno: '', personal: 'Thandar A' });
  expect((await review(rows)).existentes).toBe(4);
});

it('an empty surname never takes that of a stored person away, and a second one alone is no single name', async () => {
  const row = persona();
  await imported([row]);
  const { filas, sin_apellido } = await review(
    [{ ...row, apellido_paterno: null }, persona({ apellido_paterno: null, apellido_materno: 'Soto' })],
    {
      un_solo_nombre: 1,
    },
  );
  expect([sin_apellido, ...filas.map(({ error }) => error)]).toEqual([0, ...filas.map(() => 'Error: Apellido paterno: está vacía.')]);
  expect((await stored(row.codigo))?.apellido_paterno).toBe('Quispe');
});

it('a file without the column of surnames says of nobody that there is none', async () => {
  const csv = Buffer.from('cod_empresa;empresa;n_doc;nombre;codigo\nE1;Comercial Andina;41999001;Thandar;K1\n');
  const query = { archivo: 'p.csv', opciones: { un_solo_nombre: 1 } };
  const { data } = await test.call(usuarioApi.importar, { body: csv, query, token });
  expect([data.sin_apellido, data.aceptadas, data.columnas.faltan]).toEqual([0, 0, ['Apellido paterno']]);
});

it('certificate, account and lists show the one name without blanks beside it', async () => {
  const alumno = await enrol(test, [plan], { nombres: 'Suharto', apellido_paterno: '', apellido_materno: '' });
  const { data: passed } = await take(alumno, plan.ocurrencias[0]!, 3);
  const certificate = await test.call(certificadoApi.sel, { token: alumno.token, params: { id: passed.id_evaluacion } });
  expect(certificate.data.nombre).toBe('Suharto');
  const own = await test.call(sesionApi.verifyToken, { token: alumno.token });
  expect([own.data.first_name, own.data.last_name]).toEqual(['Suharto', '']);
  const list = await test.call(usuarioApi.sellst, { query: { buscar: 'suharto' }, token });
  expect(list.data.map(({ personal }) => personal)).toEqual(['Suharto']);
});
