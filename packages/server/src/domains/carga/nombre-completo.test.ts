import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { reviewer, useCarga } from '@portal/testkit/scenes/carga.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});
const { confirm, stored } = useCarga(test, () => token);

const HEAD = (names: string) => `RAZÓN SOCIAL;COD. EMPRESA;COD. TRABAJADOR;NRO. DOC. IDENTIDAD;${names}`;
let codes = 100;
const csv = (head: string, ...people: string[]) =>
  Buffer.from([head, ...people.map((name) => `Andina;E1;W${(codes += 1)};43000${codes};${name}`)].join('\n'));
const review = reviewer(test, () => token, { archivo: 'p.csv' });
const names = ({ filas }: Awaited<ReturnType<typeof review>>) =>
  filas.map(({ estado, apellido_paterno, apellido_materno, nombre }) => [estado, apellido_paterno, apellido_materno, nombre].join('|'));

it('a column of surnames and names is parted where that is certain, shown, and written so', async () => {
  const people = ['PÉREZ SOTO, Ana María', 'Quispe de la Cruz José Luis', 'Pérez Soto Ana'];
  const file = csv(HEAD('APELLIDOS Y NOMBRES'), ...people);
  const answer = await review(file);
  expect(answer.columnas.faltan).toEqual([]);
  expect(names(answer)).toEqual(['nueva|PÉREZ|SOTO|Ana María', 'nueva|Quispe|de la Cruz|José Luis', 'rechazada|||']);
  expect([answer.partidos, answer.sin_apellido]).toEqual([1, 0]);
  expect(answer.filas.map(({ error, aviso }) => error ?? aviso)).toEqual([
    null,
    'Su nombre se partió en apellidos «Quispe de la Cruz» y nombres «José Luis».',
    'Error: Apellidos y nombres: «Pérez Soto Ana» no dice dónde terminan los apellidos. Escríbalo con una coma, «Pérez Soto, Ana María», o corrija nombres y apellidos en la fila.',
  ]);
  const enmienda = JSON.stringify({ fila: 4, hoja: null, celdas: { nombre: 'Ana', apellido_paterno: 'Pérez', apellido_materno: 'Soto' } });
  const mended = await review(file, { desde: answer.id_importacion, enmienda });
  expect(mended.aceptadas).toBe(3);
  expect((await confirm(mended.id_importacion)).status).toBe(200);
  expect(await stored('W102')).toMatchObject({ nombres: 'José Luis', apellido_paterno: 'Quispe', apellido_materno: 'de la Cruz' });
  expect(await stored('W103')).toMatchObject({ nombres: 'Ana', apellido_paterno: 'Pérez', apellido_materno: 'Soto' });
});

it.each(['Nombres y Apellidos', 'NOMBRE COMPLETO', 'Nombres / Apellidos', 'nombre_completo'])('«%s» has names first', async (head) => {
  const answer = await review(csv(HEAD(head), 'Luz Elena Rojas Vega'));
  expect(names(answer)).toEqual(['nueva|Rojas|Vega|Luz Elena']);
});

it.each(['Apellidos, Nombres', 'Ap. y Nom.', 'apellidosNombres', 'APELLIDOS Y NOMBRES DEL TRABAJADOR'])(
  '«%s» has surnames first',
  async (head) => {
    expect(names(await review(csv(HEAD(head), 'Rojas Vega Luz Elena')))).toEqual(['nueva|Rojas|Vega|Luz Elena']);
  },
);

it('a person may say which order a column has, and a whole name alone asks for one name', async () => {
  const body = csv('A;B;C;D;Persona', 'Rojas Vega Luz Elena', 'Suharto');
  const columnas = 'empresa=A,cod_empresa=B,codigo=C,n_doc=D,apellidos_nombres=E';
  const answer = await review(body, { columnas });
  expect(names(answer)).toEqual(['nueva|Rojas|Vega|Luz Elena', 'rechazada|||Suharto']);
  expect(answer.sin_apellido).toBe(1);
  expect(names(await review(body, { columnas, opciones: { un_solo_nombre: 1 } }))[1]).toBe('nueva|||Suharto');
});
