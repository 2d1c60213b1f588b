import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import {
  MONDAY_CHOSEN,
  MONDAY_HEADER,
  MONDAY_LIST,
  MONDAY_PEOPLE,
  MONDAY_REPEATED,
  mondayBook,
  mondayEntry,
  mondayPeople,
  mondayPerson,
  mondayRow,
} from '@portal/testkit/models/monday.ts';
import { reviewer, useCarga } from '@portal/testkit/scenes/carga.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
let admin: Awaited<ReturnType<typeof buildUsuario>>;
beforeAll(async () => {
  admin = await buildUsuario(test.db, { admin: true });
  token = await signIn(test, admin);
});
const WEEK_MS = 7 * 24 * 3600 * 1000;
const { confirm, undo } = useCarga(test, () => token);

const review = reviewer(test, () => token, { archivo: 'lunes.xlsx', filas: 0 });
type Query = NonNullable<Parameters<typeof review>[1]>;
type Review = Awaited<ReturnType<typeof review>>;

const rowOf = (index: number): number => MONDAY_HEADER + 1 + index;
async function rowsWhere({ id_importacion }: Review, filtro: Readonly<Record<string, string>>) {
  const query = { pagina: 1, tamano: 1000, filtro } as never;
  const { data } = await test.call(usuarioApi.importarFilas, { params: { id: id_importacion }, query, token });
  return data;
}

/** Columns as they were proposed, with those that a person chooses by hand. */
function chosenColumns({ columnas: { columnas, archivo } }: Review): string {
  const letters = new Map(columnas.flatMap(({ campo, letra }) => (letra === null ? [] : [[campo, letra] as const])));
  for (const [campo, header] of Object.entries(MONDAY_CHOSEN))
    letters.set(campo, archivo.find(({ encabezado }) => encabezado === header)?.letra ?? '');
  return [...letters].map(([campo, letra]) => `${campo}=${letra}`).join(',');
}

const stored = (codigo: string) => test.db.selectFrom('usuario').selectAll().where('codigo_usuario', '=', codigo).executeTakeFirstOrThrow();
const PASSWORD = 'Girasol-Azul-77';
const enter = (username: string) => test.call(sesionApi.login, { body: { username, password: PASSWORD } });

/** Lets people in by codes that an administrator prints, each with a password of their own. */
async function letIn(indexes: readonly number[]): Promise<void> {
  const ids = await Promise.all(indexes.map(async (index) => (await stored(mondayPerson(index).codigo)).id_usuario));
  const { data } = await test.call(sesionApi.codigos, { body: { ids }, token });
  expect(data.codigos.map(({ username }) => username).toSorted()).toEqual(indexes.map((index) => mondayPerson(index).documento).toSorted());
  for (const { username, codigo } of data.codigos) {
    const body = { username, codigo, password: PASSWORD, password_confirmation: PASSWORD };
    expect((await test.call(sesionApi.resetByCode, { body })).status).toBe(200);
    expect((await enter(username)).status).toBe(200);
  }
}

const firstRows = mondayPeople().map((person) => mondayRow(person));
const CEASED = [['000900', 'Luz Salas', '30/10/2026']];
const firstMonday = mondayBook([...firstRows, ...MONDAY_REPEATED.map((index) => firstRows[index]!)], CEASED);
/** Rows that need a person: the title of the total, and cells that nobody can guess. */
const UNSURE = [200, 300, 400, 500];
const TOTAL = rowOf(MONDAY_PEOPLE + MONDAY_REPEATED.length + 1);

it('takes an untidy list of 2,000 people from upload to people who sign in', async () => {
  const proposed = await review(firstMonday, {});
  expect(proposed.lectura.hojas.map(({ nombre, filas, leida }) => [nombre, filas, leida])).toEqual([
    ['Leer primero', 6, false],
    [MONDAY_LIST, 2004, true],
    ['Cesados noviembre', 1, false],
  ]);
  expect(proposed.columnas).toMatchObject({ modo: 'nombre', fila: MONDAY_HEADER, faltan: [] });
  expect(proposed.columnas.archivo.filter(({ campo }) => campo === null).map(({ encabezado }) => encabezado)).toEqual([
    'N°',
    'Ficha',
    'F. Nac.',
    'Edad',
    'Sección',
    'Ficha del jefe',
    'Nombre del jefe',
    'AFP',
    'Cta. sueldo',
    'Talla',
    'Distrito',
    'Obs.',
  ]);

  const pedido: Query = { hoja: MONDAY_LIST, columnas: chosenColumns(proposed), opciones: { completar_dni: 1 } };
  const read = await review(firstMonday, pedido);
  expect([read.total, read.aceptadas, read.rechazadas, read.dni_cortos, read.hombre_mujer]).toEqual([2004, 1996, 8, 399, true]);
  expect(read.celdas.rellenos.map(({ columna, filas, textos }) => [columna, filas, textos.length])).toEqual([
    ['Correo', 221, 4],
    ['Teléfono', 501, 4],
  ]);
  expect(read.celdas.formulas).toBeGreaterThan(700);
  expect(read.maestros.filter(({ clase }) => clase === 'departamento').map(({ nombre }) => nombre)).toEqual([
    'Operaciones',
    'Administración y Finanzas',
    'Logística',
  ]);
  const refused = await rowsWhere(read, { estado: 'rechazada' });
  expect(refused.map(({ fila }) => fila)).toEqual([...UNSURE.map(rowOf), ...[0, 1, 2].map((place) => rowOf(MONDAY_PEOPLE + place)), TOTAL]);
  // Every reason names what it is about, and finds as many rows as it counts.
  for (const [estado, reasons] of [['rechazada', read.motivos] as const, ['', read.avisos] as const]) {
    for (const { motivo, filas, filtro } of reasons) {
      const found = await rowsWhere(read, estado ? { estado, error: filtro! } : { con_aviso: 'true', aviso: filtro! });
      expect([motivo, found.length]).toEqual([motivo, Math.min(filas, 1000)]);
    }
  }
  expect(read.motivos[0]?.motivo).toBe('Código: «…» repite el de la fila ….');
  expect(read.avisos.map(({ motivo }) => motivo)).toContain('Número de documento: «…» se completó a «…».');

  const mends: readonly [number, Readonly<Record<string, string>>][] = [
    [200, { n_doc: mondayPerson(200).documento }],
    [300, { apellido_paterno: mondayPerson(300).paterno }],
  ];
  let last = read;
  for (const [index, celdas] of mends) {
    const enmienda = JSON.stringify({ fila: rowOf(index), hoja: null, celdas });
    last = await review(firstMonday, { ...pedido, desde: last.id_importacion, enmienda });
  }
  expect([last.aceptadas, last.rechazadas, last.enmendadas]).toEqual([1998, 6, 2]);
  expect((await confirm(last.id_importacion)).data).toMatchObject({ insertados: 1998, actualizados: 0, cesados: 0, rechazados: 6 });

  for (const index of [0, 1, 2, 3, 4, 5, 7]) {
    const person = mondayPerson(index);
    expect(await stored(person.codigo)).toMatchObject({
      numero_documento: person.documento,
      nombres: person.nombre.replace('  ', ' '),
      apellido_paterno: person.paterno,
      apellido_materno: person.materno,
      fecha_ingreso: mondayEntry(index),
      correo_electronico: index === 4 ? null : person.correo,
    });
  }
  await letIn([0, 3, 5, 7, 100, 200, 300, 1990]);
});

it('takes the list a week later: changes, leavers by name, undoing, and one hired again', async () => {
  test.now = new Date(test.now.getTime() + WEEK_MS);
  token = await signIn(test, admin);
  const [leavers, stay] = [mondayPeople(1988, 12), mondayPeople(0, 1988)];
  const promoted = (index: number) => (index >= 600 && index < 630 ? { puesto: 'Supervisor de tienda' } : {});
  const rows = [
    ...stay.map((person) => mondayRow(person, promoted(person.index))),
    ...mondayPeople(2000, 3).map((person) => mondayRow(person)),
  ];
  const secondMonday = mondayBook(rows, CEASED);
  const pedido: Query = { archivo: 'lunes-2.xlsx', hoja: MONDAY_LIST, opciones: { completar_dni: 1, completa: 1 } };
  const read = await review(secondMonday, pedido);
  expect(read.columnas).toMatchObject({ modo: 'nombre', recordadas: { archivo: 'lunes.xlsx' } });
  const names = leavers.map(({ nombre, paterno, materno }) => `${paterno} ${materno} ${nombre}`.replaceAll('  ', ' ').trim()).toSorted();
  expect([read.total, read.aceptadas, read.cesan, read.rechazadas]).toEqual([1992, 45, 12, 5]);
  expect(read.cesan_nombres.map((name) => name.split(' ').toSorted().join(' ')).toSorted()).toEqual(
    names.map((name) => name.split(' ').toSorted().join(' ')).toSorted(),
  );
  // Rows 200 and 300 are refused again, their people stay: the file names them.
  expect((await rowsWhere(read, { estado: 'rechazada' })).map(({ fila }) => fila)).toContain(rowOf(200));

  const done = { insertados: 3, actualizados: 30, cesados: 12 };
  expect((await confirm(read.id_importacion)).data).toMatchObject(done);
  expect((await enter(mondayPerson(1990).documento)).status).toBe(401);
  expect((await enter(mondayPerson(200).documento)).status).toBe(200);
  const { data: past } = await test.call(usuarioApi.importarLista, { query: { pagina: 1 }, token });
  expect(past[0]).toMatchObject({ archivo: 'lunes-2.xlsx', cesados: 12, insertados: 3, actualizados: 30 });
  expect(past[0]?.cesaron?.split(/[;,]\s/)).toHaveLength(12);

  expect((await undo(read.id_importacion, 1)).data).toMatchObject({ deshechos: 45, conservados: 0 });
  expect((await undo(read.id_importacion)).data).toMatchObject({ deshechos: 45, conservados: 0 });
  expect((await enter(mondayPerson(1990).documento)).status).toBe(200);

  const again = await review(secondMonday, pedido);
  expect((await confirm(again.id_importacion)).data).toMatchObject(done);
  const back = mondayBook([mondayRow(mondayPerson(1990))], CEASED);
  const hired = { archivo: 'recontratados.xlsx', hoja: MONDAY_LIST };
  expect((await review(back, hired)).cesados).toBe(1);
  const returned = await review(back, { ...hired, opciones: { reactivar: 1, completar_dni: 1 } });
  expect(returned.avisos.map(({ motivo }) => motivo).join(' ')).toContain('vuelve a Activo');
  expect((await confirm(returned.id_importacion)).data).toMatchObject({ actualizados: 1 });
  expect((await enter(mondayPerson(1990).documento)).status).toBe(200);
  // Somebody used the portal since: who came back stays, and the undoing says whom it keeps.
  const kept = await undo(returned.id_importacion, 1);
  expect([kept.data.conservados, kept.data.filas[0]?.nombre?.includes(mondayPerson(1990).paterno)]).toEqual([1, true]);
});
