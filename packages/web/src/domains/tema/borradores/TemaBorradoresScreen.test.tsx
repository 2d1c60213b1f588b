import { examples } from '@portal/contract/examples';
import { LIMITES_REDACTOR, redactorApi } from '@portal/contract/redactor';
import { type Recurso, temaApi } from '@portal/contract/tema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { type Calls, Failure, inTurn, LOST, slow } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { ofTema } = examples.redactor;
const { id_tema, titulo, descripcion, duracion } = examples.tema.detalle;
const [primero] = ofTema.borradores;
const [lista] = ofTema.redacciones;
const ADDRESS = `/temaborradores?id=${id_tema}`;
const LECCION = 'Con un tablero eléctrico se usa dióxido de carbono. '.repeat(8).trim();

const pagina = (over: Partial<Recurso> = {}): Recurso => ({
  titulo: 'Lección',
  descripcion: null,
  tipo: 'pagina',
  url: '/api/archivo/7/leccion.html?boleto=uno',
  subtitulos: null,
  externo: false,
  ...over,
});
const previa = (...recursos: Recurso[]) => ({
  id_tema,
  titulo,
  descripcion,
  duracion,
  notaminima: 70,
  recursos,
  descarga: null,
  preguntas: [],
});

const open = (redactor: Calls['redactor'] = {}, rest: Calls = {}) =>
  renderScreen(ADDRESS, {
    session: 'admin',
    calls: { tema: { preview: previa(pagina()) }, archivo: { abrir: `<p>${LECCION}</p>` }, ...rest, redactor },
  });
const leccion = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: t('redactor.leccion.titulo') });
const withMaterial = async () => {
  const field = await leccion();
  await waitFor(() => expect(field.value).toContain(LECCION));
  return field;
};
const button = (name: string) => screen.findByRole('button', { name });

test('asks for what was chosen, from the text of the lesson', async () => {
  const { user, server } = await open();
  const field = await withMaterial();
  await user.click(screen.getByRole('checkbox', { name: t('comun.opciones.tipoPregunta.multiple') }));
  await user.click(screen.getByRole('checkbox', { name: t('comun.opciones.tipoPregunta.numerica') }));
  const cantidad = screen.getByRole('textbox', { name: t('redactor.formulario.cantidad') });
  await user.clear(cantidad);
  await user.type(cantidad, '8');
  await user.click(screen.getByRole('combobox', { name: t('pregunta.campos.dificultad') }));
  await user.click(await screen.findByRole('option', { name: t('comun.opciones.dificultad.dificil') }));
  expect(screen.getByText(t('redactor.formulario.sale', { servicio: ofTema.servicio, modelo: ofTema.modelo }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('redactor.formulario.pedir') }));
  await waitFor(() =>
    expect(server.requests(redactorApi.pedir).map(({ body }) => body)).toEqual([
      {
        id_tema,
        texto: field.value,
        tipos: ['unica', 'verdadero_falso', 'numerica'],
        cantidad: 8,
        dificultad: 'dificil',
        codigo_categoria: 'general',
      },
    ]),
  );
});

test('proposes the oldest active category of a portal without `general`', async () => {
  const [uno, dos] = examples.parametro.ofDominio;
  await open(
    {},
    {
      parametro: {
        ofDominio: [
          { ...dos!, id_parametro: 9 },
          { ...uno!, codigo_parametro: 'etica', parametro: 'Ética', id_parametro: 3 },
        ],
      },
    },
  );
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: t('comun.campos.codigo_categoria') });
  await waitFor(() => expect(field.value).toBe('Ética'));
});

test('asks for nothing without a kind, nor from a text that is too short', async () => {
  const { user, server } = await open({}, { archivo: { abrir: '<p>Corto</p>' } });
  const field = await leccion();
  await waitFor(() => expect(field.value).toContain('Corto'));
  const ask = screen.getByRole('button', { name: t('redactor.formulario.pedir') });
  await user.click(ask);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await user.clear(field);
  await user.click(field);
  await user.paste(LECCION);
  for (const tipo of ['unica', 'multiple', 'verdadero_falso'] as const)
    await user.click(screen.getByRole('checkbox', { name: t(`comun.opciones.tipoPregunta.${tipo}`) }));
  expect(screen.getByText(t('redactor.formulario.tiposFaltan'))).toBeTruthy();
  await user.click(ask);
  expect(server.requests(redactorApi.pedir)).toEqual([]);
});

test('keeps what the author typed when the material comes late, and puts it there when asked', async () => {
  const { reply, release } = slow(`<p>${LECCION}</p>`);
  const { user } = await open({}, { archivo: { abrir: reply } });
  const field = await leccion();
  expect(await screen.findByText(t('redactor.leccion.leyendo'))).toBeTruthy();
  await user.type(field, 'Mi texto');
  release();
  await screen.findByText(t('redactor.leccion.conservado'));
  expect(field.value).toBe('Mi texto');
  await user.click(screen.getByRole('button', { name: t('redactor.leccion.usar') }));
  expect(field.value).toContain(LECCION);
});

test('a press before the material came names the empty text, until the material is there', async () => {
  const { reply, release } = slow(`<p>${LECCION}</p>`);
  const { user } = await open({}, { archivo: { abrir: reply } });
  const field = await leccion();
  await user.click(screen.getByRole('button', { name: t('redactor.formulario.pedir') }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  release();
  await waitFor(() => expect(field.value).toContain(LECCION));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).not.toBe('true'));
});

test('reads captions, says what it cannot read, and cuts what is too long', async () => {
  const vtt = `WEBVTT\n\n00:00.000 --> 00:01.000\n${'palabra '.repeat(9000)}`;
  const recursos = [
    pagina({ tipo: 'video', url: '/api/archivo/8/a.mp4', subtitulos: '/api/archivo/9/a.vtt?boleto=uno' }),
    pagina({ tipo: 'audio', url: '/api/archivo/6/a.mp3' }),
    pagina({ tipo: 'enlace', url: 'https://videos.example/uno', externo: true }),
  ];
  const { server } = await open({}, { tema: { preview: previa(...recursos) }, archivo: { abrir: new Failure(200, vtt) } });
  const field = await leccion();
  await waitFor(() => expect(field.value).toMatch(/^palabra palabra/));
  expect(field.value.length).toBeLessThanOrEqual(LIMITES_REDACTOR.texto.maximo);
  expect(screen.getByText(t('redactor.leccion.cortado', { maximo: LIMITES_REDACTOR.texto.maximo }))).toBeTruthy();
  expect(screen.getByText(t('redactor.leccion.externos', { n: 1 }))).toBeTruthy();
  expect(screen.getByText(t('redactor.leccion.sinTexto', { n: 1 }))).toBeTruthy();
  expect(server.requests(temaApi.preview).map(({ body }) => body)).toEqual([{ id_tema }]);
});

test('a material that cannot be read leaves the field to the author, and comes with a retry', async () => {
  const { user } = await open({}, { archivo: { abrir: inTurn(LOST, `<p>${LECCION}</p>`) } });
  await screen.findByText(t('redactor.leccion.fallo'));
  const field = await leccion();
  expect(field.disabled).toBe(false);
  await user.click(await button(t('comun.reintentar')));
  await waitFor(() => expect(field.value).toContain(LECCION));
  expect(screen.queryByText(t('redactor.leccion.fallo'))).toBeNull();
});

test('a failed request says why, and asks again for the same', async () => {
  const fallida = { ...lista!, estado: 'fallida' as const, fallo: 'clave' as const, codigo_http: 401, borradores: 0, rechazadas: [] };
  const { user, server } = await open({ ofTema: { ...ofTema, redacciones: [fallida], borradores: [] } });
  const field = await withMaterial();
  expect(await screen.findByText(new RegExp(t('comun.opciones.falloRedaccion.clave')))).toBeTruthy();
  expect(screen.getByText(new RegExp(t('redactor.pedidos.codigoHttp', { codigo: '401' })))).toBeTruthy();
  expect(screen.getByText(t('redactor.borradores.vacio'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('redactor.pedidos.otraVez') }));
  const { tipos, cantidad, dificultad, codigo_categoria } = fallida;
  await waitFor(() =>
    expect(server.requests(redactorApi.pedir).map(({ body }) => body)).toEqual([
      { id_tema, texto: field.value, tipos, cantidad, dificultad, codigo_categoria },
    ]),
  );
});

test('a finished request lists the refused questions with their reasons', async () => {
  await open();
  const fold = (await screen.findByText(t('redactor.pedidos.rechazadas', { n: 1 }))).closest('details')!;
  expect(fold.open).toBe(false);
  expect(within(fold).getByText(lista!.rechazadas[0]!.pregunta)).toBeTruthy();
  expect(within(fold).getByText(t('comun.opciones.rechazoBorrador.cita'))).toBeTruthy();
});

test('the newest request is in sight, and the older ones are folded', async () => {
  const older = [4, 3].map((id_redaccion) => ({ ...lista!, id_redaccion, cantidad: id_redaccion, rechazadas: [] }));
  await open({ ofTema: { ...ofTema, redacciones: [lista!, ...older] } });
  const fold = (await screen.findByText(t('redactor.pedidos.anteriores', { n: 2 }))).closest('details')!;
  expect(fold.open).toBe(false);
  expect(within(fold).getAllByText(/^[34] preguntas/)).toHaveLength(2);
});

test('a running request blocks the form, and its end is announced with its drafts', async () => {
  const running = { ...ofTema, redacciones: [{ ...lista!, estado: 'enviada' as const, fecha_fin: null }], borradores: [] };
  await open({ ofTema: inTurn(running, ofTema) });
  expect((await button(t('redactor.formulario.pedir'))).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(t('redactor.borradores.enCamino'))).toBeTruthy();
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).toContain(t('redactor.pedidos.enviada'));
  await waitFor(() => expect(said()).toContain(t('redactor.pedidos.lista', { n: 2 })), { timeout: 5000 });
  expect(await button(t('redactor.borradores.aceptar', { pregunta: primero!.pregunta }))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('redactor.formulario.pedir') }).hasAttribute('disabled')).toBe(false);
});

test('without a service it says who turns it on, and has no form', async () => {
  const { server } = await open({ ofTema: { servicio: null, modelo: null, redacciones: [], borradores: [] } });
  expect(await screen.findByText(t('redactor.apagadoTexto'))).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: t('redactor.leccion.titulo') })).toBeNull();
  expect(server.requests(temaApi.preview)).toEqual([]);
});

test('shows what a request sent and received', async () => {
  const { user, server } = await open();
  await user.click(await button(t('redactor.pedidos.ver')));
  const dialog = within(await screen.findByRole('dialog', { name: t('redactor.intercambio.titulo') }));
  expect(await dialog.findByText(examples.redactor.intercambio.peticion)).toBeTruthy();
  expect(dialog.getByText(examples.redactor.intercambio.respuesta)).toBeTruthy();
  expect(server.requests(redactorApi.intercambio).map(({ params }) => params)).toEqual([{ id: lista!.id_redaccion }]);
});
