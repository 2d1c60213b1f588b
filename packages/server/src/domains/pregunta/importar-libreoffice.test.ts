import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { DOMINIO, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { preguntaSheet } from '@portal/testkit/files/spreadsheet.ts';
import { savedByLibreOffice } from '@portal/testkit/services/libreoffice.ts';
import { expect, it } from 'vitest';

const test = useTestApp();

const text = (value: string) => `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
const number = (value: number) =>
  `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`;
const date = (day: string) =>
  `<table:table-cell table:style-name="dia" office:value-type="date" office:date-value="${day}"><text:p>${day}</text:p></table:table-cell>`;
const formula = (value: string) =>
  `<table:table-cell table:formula="of:=${value}" office:value-type="float" office:value="2"><text:p>2</text:p></table:table-cell>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
const header = row(...['Pregunta', 'Respuesta A', 'Respuesta B', 'Respuesta C', 'Respuesta D', 'Correcta', 'Categoría'].map(text));
const plain = (index: number) =>
  row(text(`¿Pregunta ${index} de LibreOffice?`), ...['Sí', 'No', 'A veces', 'Nunca'].map(text), number(1 + (index % 4)), text('general'));

const SPANNED =
  '<table:table-cell office:value-type="string"><text:p>Texto con <text:span text:style-name="negrita">negrita</text:span></text:p></table:table-cell>';

/** A sheet as a person leaves it: formats, a formula, empty rows between and a thousand styled ones below, a second sheet. */
const sheet = (rows: string) => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
  xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
  xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"
  office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
  <office:automatic-styles>
    <number:date-style style:name="N1"><number:day number:style="long"/><number:text>/</number:text><number:month number:style="long"/><number:text>/</number:text><number:year number:style="long"/></number:date-style>
    <style:style style:name="dia" style:family="table-cell" style:data-style-name="N1"/>
    <style:style style:name="gris" style:family="table-cell"><style:table-cell-properties fo:background-color="#eeeeee"/></style:style>
    <style:style style:name="negrita" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
  </office:automatic-styles>
  <office:body><office:spreadsheet>
    <table:table table:name="Preguntas">${header}${rows}
      <table:table-row table:number-rows-repeated="1000"><table:table-cell table:style-name="gris" table:number-columns-repeated="7"/></table:table-row>
    </table:table>
    <table:table table:name="Otra">${row(text('no se lee'))}</table:table>
  </office:spreadsheet></office:body>
</office:document>`;

it('imports a spreadsheet of LibreOffice as well as one of our own', async () => {
  await ensureCategoria(test.db, DOMINIO.categoriaPregunta);
  const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
  const review = async (body: Uint8Array) => (await test.call(preguntaApi.importar, { body, query: {}, token })).data;
  const special = row(
    text('¿Formatos y ñandúes &amp; «comillas»?'),
    text('00012345'),
    date('2026-11-21'),
    SPANNED,
    number(0.5),
    formula('1+1'),
    text(''),
  );
  const bad = row(text('¿Sin clave?'), ...['a', 'b', 'c', 'd'].map(text), number(9), text('general'));
  const rows = Array.from({ length: 300 }, (_none, index) => plain(index));
  const theirs = await review(
    await savedByLibreOffice(
      sheet([special, '<table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>', bad, ...rows].join('')),
      'fods',
      'xlsx',
    ),
  );

  expect(theirs.columnas.modo).toBe('nombre');
  expect(theirs.filas[0]).toMatchObject({
    fila: 2,
    pregunta: '¿Formatos y ñandúes & «comillas»?',
    rpta_a: '00012345',
    rpta_b: '21/11/2026',
    rpta_c: 'Texto con negrita',
    rpta_d: '0.5',
    indicador_correcta: '2',
    codigo_categoria: 'general',
    error: null,
  });
  expect([theirs.total, theirs.aceptadas, theirs.rechazadas]).toEqual([302, 301, 1]);
  expect(theirs.filas[1]).toMatchObject({
    fila: 5,
    error: 'Error: Correcta: dice «9»; debe ser un número de 1 a 4, una letra de A a D o el texto de una respuesta.',
  });

  const { data } = await test.call(preguntaApi.importarIns, { body: { id_importacion: theirs.id_importacion }, token });
  expect(data.insertados).toBe(301);
  const ours = await review(
    await preguntaSheet(
      ...rows.map((_row, index) => [`¿Pregunta ${index} de LibreOffice?`, 'Sí', 'No', 'A veces', 'Nunca', 1 + (index % 4), 'general']),
    ),
  );
  expect([ours.aceptadas, ours.existentes, ours.rechazadas]).toEqual([0, 300, 0]);
});
