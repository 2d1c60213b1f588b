import { asignacionApi } from '@portal/contract/asignacion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { buildSheet, codigoSheet } from '@portal/testkit/files/spreadsheet.ts';
import { enrol, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const app = useTestApp();
let admin: Alumno;
let id_planestudio: number;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});
beforeEach(async () => {
  ({ id_planestudio } = (await buildPlan(app.db, { today: '2026-11-21' })).plan);
});

const person = (over = {}) => buildUsuario(app.db, over);
const review = (body: Uint8Array) =>
  app.call(asignacionApi.importar, { token: admin.token, query: { archivo: 'induccion.xlsx', opciones: { id_planestudio } }, body });
const confirm = (id_importacion: number) => app.call(asignacionApi.importarIns, { token: admin.token, body: { id_importacion } });
const assigned = () => app.db.selectFrom('asignacion').selectAll().where('id_planestudio', '=', id_planestudio).execute();

describe('a sheet of people', () => {
  it('has the first row as its header, whatever it says, unless it is a code, below titles or not', async () => {
    const [ana, bea] = [await person(), await person()];
    const codes = [ana.codigo_usuario, bea.codigo_usuario];
    const rowsOf = async (...above: string[][]) => {
      const { data } = await review(await buildSheet([...above, ...codes.map((code) => [code, 'Nombre y apellidos'])]));
      return { modo: data.columnas.modo, fila: data.columnas.fila, people: data.filas.map(({ id_usuario }) => id_usuario) };
    };
    const people = [ana.id_usuario, bea.id_usuario];
    expect(await rowsOf(['Planilla x', 'Nombre'])).toEqual({ modo: 'posicion', fila: 1, people });
    expect(await rowsOf()).toEqual({ modo: 'posicion', fila: null, people });
    expect(await rowsOf([], ['Planilla x', 'Nombre'])).toMatchObject({ fila: 2, people });
  });

  it('names people by document and e-mail too, in whatever column, below a title', async () => {
    const people = await Promise.all(
      ['41900001', '41900002', '41900003'].map((numero_documento, index) =>
        person({ numero_documento, username: numero_documento, correo_electronico: `hoja${index}@x.pe` }),
      ),
    );
    const ids = people.map(({ id_usuario }) => id_usuario);
    const byDocument = await buildSheet([
      ['Personal del plan'],
      ['N.º', 'Apellidos y nombres', 'DNI'],
      ...people.map(({ numero_documento }, index) => [index + 1, 'Quispe Rosa', numero_documento ?? '']),
    ]);
    const { data } = await review(byDocument);
    expect(data.filas.map(({ id_usuario }) => id_usuario)).toEqual(ids);
    const mixed = await buildSheet([['Código'], [people[0]!.codigo_usuario], ['41.900.002'], ['HOJA2@x.pe']]);
    expect((await review(mixed)).data.filas.map(({ id_usuario }) => id_usuario)).toEqual([ids[0], null, ids[2]]);
    const two = await buildSheet([
      ['Código', 'DNI'],
      [people[0]!.codigo_usuario, '41900002'],
    ]);
    expect((await review(two)).data.filas[0]?.error).toBe(
      'Error: El código, el documento y el correo de la fila son de personas distintas.',
    );
  });

  it('offers the zeros that a spreadsheet took when one person fits, and notifies people on request', async () => {
    const [ana, bea] = [
      await person({ codigo_usuario: '010492', correo_electronico: 'ceros@x.pe' }),
      await person({ codigo_usuario: '0077' }),
    ];
    await person({ codigo_usuario: '077' });
    const sheet = await codigoSheet(10492, 77);
    const refusedOnes = (await review(sheet)).data;
    expect([refusedOnes.rechazadas, refusedOnes.sin_ceros]).toEqual([2, 1]);
    expect(refusedOnes.filas[0]?.error).toContain('¿Es «010492»');
    const query = { archivo: 'x.xlsx', opciones: { id_planestudio, completar: 1, avisar: 1 } };
    const { data } = await app.call(asignacionApi.importar, { token: admin.token, query, body: sheet });
    expect(data.filas.map(({ id_usuario }) => id_usuario)).toEqual([ana.id_usuario, null]);
    expect((await confirm(data.id_importacion)).status).toBe(200);
    const letters = await app.db.selectFrom('correo').select('destinatario').where('id_usuario', '=', ana.id_usuario).execute();
    expect(letters.map(({ destinatario }) => destinatario)).toEqual(['ceros@x.pe']);
    expect((await assigned()).map(({ id_usuario }) => id_usuario)).toEqual([ana.id_usuario]);
    expect(bea.id_usuario).not.toBe(ana.id_usuario);
  });
});
