import { examples } from '@portal/contract/examples';
import { preguntaApi } from '@portal/contract/pregunta';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PageOfRows } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const [version] = examples.pregunta.saludDe;
const rows = examples.pregunta.salud;
const CAPTION = t('pregunta.salud.pantalla');

const openOne = (salud: object = {}, session: 'autor' | 'soporte' = 'autor') =>
  renderScreen('/preguntasaludver?id=61', { session, calls: { pregunta: { saludDe: [{ ...version!, ...salud }] } } });

test('an author sees the flagged question first, with its figures, and opens it', async () => {
  await renderScreen('/preguntasalud', { session: 'autor', calls: { pregunta: { salud: new PageOfRows([...rows], rows.length) } } });
  const [first, second] = await rowsOf(CAPTION);
  expect(first!.textContent).toContain(t('comun.opciones.avisoPregunta.clave_dudosa'));
  expect(first!.textContent).toContain('200');
  expect(second!.textContent).not.toContain(t('comun.opciones.avisoPregunta.clave_dudosa'));
  const [link] = within(first!).getAllByRole('link');
  expect(link!.getAttribute('href')).toBe('/preguntasaludver?id=61');
});

test('the work of an administrator is a filter of the list', async () => {
  const { server } = await renderScreen('/preguntasalud?filtro.por_revisar=1', {
    session: 'admin',
    calls: { pregunta: { salud: new PageOfRows([rows[0]!], 1) } },
  });
  await rowsOf(CAPTION);
  expect(server.requests(preguntaApi.salud).length).toBeGreaterThan(0);
});

test('a question says in words why its key is doubtful, with the number of answers', async () => {
  await openOne();
  const sentence = await screen.findByText(
    t('pregunta.salud.frase.clave_dudosa', {
      opcion: t('comun.cita', { texto: `B. ${version!.rpta_b}` }),
      clave: t('comun.cita', { texto: `A. ${version!.rpta_a}` }),
      total: 200,
    }),
  );
  expect(sentence.textContent).toContain('200');
  const table = screen.getByRole('table', { name: t('pregunta.salud.ficha.opciones') });
  const [, key, chosen] = within(table).getAllByRole('row');
  expect(key!.textContent).toContain(t('pregunta.salud.ficha.clave'));
  expect(chosen!.textContent).toMatch(/121.*60[,.]5.*0[,.]34/);
  expect(screen.getByRole('link', { name: t('pregunta.salud.ficha.editar') }).getAttribute('href')).toBe('/preguntaedit?id=61');
});

test('every figure says where it comes from', async () => {
  const { user } = await openOne();
  const nombre = t('cifra.cifras.eficiencia.nombre');
  await user.click(await screen.findByRole('button', { name: t('cifra.boton', { nombre }) }));
  expect((await screen.findByText(t('cifra.cifras.eficiencia.definicion'))).textContent).toBeTruthy();
});

test('with few answers there are counts alone', async () => {
  const opciones = version!.opciones.map((one) => ({ ...one, veces: 3, parte: null, correlacion: null }));
  await openOne({ contestadas: 12, facilidad: null, discriminacion: null, eficiencia: null, avisos: [], opciones });
  expect(await screen.findByText(t('pregunta.salud.ficha.pocas', { minimo: 30 }))).toBeTruthy();
  const table = screen.getByRole('table', { name: t('pregunta.salud.ficha.opciones') });
  expect(within(table).getAllByRole('row')[1]!.textContent).toContain('3——');
});

test('true or false are named by their words, and a sound question says so', async () => {
  await openOne({
    tipo: 'verdadero_falso',
    datos: { tipo: 'verdadero_falso', correcta: false },
    avisos: [],
    opciones: [
      { opcion: 1, clave: false, veces: 60, parte: 30, correlacion: -0.3 },
      { opcion: 2, clave: true, veces: 140, parte: 70, correlacion: 0.3 },
    ],
  });
  expect(await screen.findByText(t('pregunta.salud.ficha.bien', { total: 200 }))).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: t('pregunta.salud.ficha.verdadero') })).toBeTruthy();
});

test('support reads the figures and has no way to change the question', async () => {
  await openOne({}, 'soporte');
  await screen.findByRole('table', { name: t('pregunta.salud.ficha.opciones') });
  expect(screen.queryByRole('link', { name: t('pregunta.salud.ficha.editar') })).toBeNull();
});

test('a question that nobody answered says so', async () => {
  await renderScreen('/preguntasaludver?id=61', { session: 'admin', calls: { pregunta: { saludDe: [] } } });
  expect(await screen.findByText(t('pregunta.salud.ficha.ninguna'))).toBeTruthy();
});
