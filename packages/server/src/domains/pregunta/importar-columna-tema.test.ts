import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { DOMINIO, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { preguntaSheet } from '@portal/testkit/files/spreadsheet.ts';
import { statement } from '@portal/testkit/statement.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
beforeAll(async () => {
  await ensureCategoria(test.db, DOMINIO.categoriaPregunta);
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});

let number = 0;
const question = (tema: string, texto = `¿Pregunta ${(number += 1)} de la planilla?`) => [
  texto,
  'Sí',
  'No',
  'A veces',
  'Nunca',
  1,
  '',
  tema,
];
const review = async (rows: (string | number)[][], by = token, opciones = {}) =>
  (await test.call(preguntaApi.importar, { body: await preguntaSheet(...rows), query: { opciones }, token: by })).data;
const confirm = (id_importacion: number, by = token) => test.call(preguntaApi.importarIns, { body: { id_importacion }, token: by });
const undo = (id: number) => test.call(preguntaApi.importarDeshacer, { params: { id }, query: { simular: 0 }, token });
const errors = async (id: number) => {
  const { rows } = await statement<{ error: string | null }>`
    select error from importacion_fila where id_importacion = ${id} order by numero`.execute(test.db);
  return rows.map(({ error }) => error);
};
const linked = async (id_tema: number) => {
  const { rows } = await statement<{ pregunta: string }>`
    select pregunta from tema_pregunta join pregunta using (id_pregunta) where id_tema = ${id_tema} order by numero_orden`.execute(test.db);
  return rows.map(({ pregunta }) => pregunta);
};

it('links each question to the topic that its row names by code or title, once, and undoing takes exactly that back', async () => {
  const [a, b] = [await buildTema(test.db, { titulo: 'Ñandú y avestruz', banco: 0 }), await buildTema(test.db, { banco: 1 })];
  const own = await linked(b.id_tema);
  const twice = '¿La misma para los dos?';
  const { id_importacion, aceptadas } = await review([
    question(a.codigo.toLowerCase(), '¿Una?'),
    question('  ÑANDU y Avestruz ', '¿Dos?'),
    question(b.codigo, '¿Tres?'),
    question(a.codigo, twice),
    question(b.codigo, twice),
    question('', '¿Suelta?'),
  ]);
  expect(aceptadas).toBe(6);
  const { data } = await confirm(id_importacion);
  expect(data).toMatchObject({ insertados: 5, existentes: 1 });
  expect(await linked(a.id_tema)).toEqual(['¿Una?', '¿Dos?', twice]);
  expect(await linked(b.id_tema)).toEqual([...own, '¿Tres?', twice]);
  expect((await undo(id_importacion)).data).toMatchObject({ deshechos: 5, conservados: 0 });
  expect([await linked(a.id_tema), await linked(b.id_tema)]).toEqual([[], own]);
});

it('links a question of the bank too, and the topic of the file takes the rows without one', async () => {
  const [a, b] = [await buildTema(test.db, { banco: 0 }), await buildTema(test.db, { banco: 0 })];
  const known = '¿Conocida?';
  await confirm((await review([question('', known)])).id_importacion);
  await confirm((await review([question(a.codigo, known), question('', '¿Del archivo?')], token, { tema: b.id_tema })).id_importacion);
  expect([await linked(a.id_tema), await linked(b.id_tema)]).toEqual([[known], ['¿Del archivo?']]);
});

it('refuses a row with a topic that is unknown, means several or is not the caller’s, with the reason', async () => {
  const { id_empresa } = await buildEmpresa(test.db);
  const [one, other] = [await buildTema(test.db, { titulo: 'Repetido' }), await buildTema(test.db, { titulo: 'REPETIDO' })];
  const ours = await buildTema(test.db, { banco: 0 });
  await test.db.updateTable('tema').set({ id_empresa }).where('id_tema', '=', ours.id_tema).execute();
  const { id_importacion } = await review([question('Nada así'), question('repetido'), question(one.codigo)]);
  const [unknown, several, fine] = await errors(id_importacion);
  expect(unknown).toContain('«Nada así» no es el código ni el título');
  expect(several).toContain(`«${one.codigo}», «${other.codigo}»`);
  expect(fine).toBeNull();
  const limited = (await limitedAdmin(test, [id_empresa])).token;
  const mine = await review([question(one.codigo), question(ours.codigo)], limited);
  const [foreign, own] = await errors(mine.id_importacion);
  expect(foreign).toContain('su acceso no lo cambia');
  expect(own).toBeNull();
  expect((await confirm(mine.id_importacion, limited)).data.insertados).toBe(1);
  const { rows } = await statement<{ id_empresa: number | null }>`
    select q.id_empresa from tema_pregunta join pregunta q using (id_pregunta) where id_tema = ${ours.id_tema}`.execute(test.db);
  expect(rows).toEqual([{ id_empresa }]);
});

it('refuses the confirmation when the topic is gone meanwhile', async () => {
  const tema = await buildTema(test.db, { banco: 0 });
  const { id_importacion } = await review([question(tema.codigo)]);
  await test.db.deleteFrom('tema').where('id_tema', '=', tema.id_tema).execute();
  expect((await confirm(id_importacion)).problem).toMatchObject({
    status: 409,
    message: expect.stringContaining('Suba la planilla otra vez'),
  });
});
