import { examples } from '@portal/contract/examples';
import { paqueteApi } from '@portal/contract/paquete';
import { temaApi } from '@portal/contract/tema';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { type Calls, failure, inTurn } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { efecto } = examples.paquete;
const actual = { ...examples.paquete.deTema.versiones[0]!, actual: true };
const deTema = { ...examples.paquete.deTema, versiones: [actual] };
const older = { ...actual, id_paquete: 3, titulo: 'Inducción 2025', actual: false, personas: 5, en_curso: 0, avisos: [] };
const { id_tema } = examples.tema.sel;
const ADDRESS = `/temaedit?id=${id_tema}`;

async function openTab(calls: Calls = {}, address = ADDRESS) {
  const opened = await renderScreen(address, { session: 'admin', calls: { ...calls, paquete: { deTema, ...calls.paquete } } });
  await opened.user.click(await screen.findByRole('tab', { name: t('paquete.autor.pestana') }));
  return opened;
}
const part = async (name: Parameters<typeof t>[0]) => within(await screen.findByRole('region', { name: t(name) }));
const confirmation = async () => within(await screen.findByRole('dialog'));

test('a new topic is saved first', async () => {
  const { server } = await openTab({}, '/temaedit');
  expect(await screen.findByText(t('paquete.autor.guarde'))).toBeTruthy();
  expect(server.requests(paqueteApi.deTema)).toEqual([]);
});

test('the package in use names its standard, files, lessons and what is not applied, and who grades by which rule', async () => {
  await openTab();
  const use = await part('paquete.autor.enUso');
  expect(use.getByText('SCORM 1.2')).toBeTruthy();
  expect(use.getByText(/^214 archivos · 48 MB$/)).toBeTruthy();
  const lessons = use.getByRole('list', { name: t('paquete.autor.lecciones', { total: 2 }) });
  expect(
    within(lessons)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bienvenida', 'EvaluaciónPide 80\u00a0%']);
  expect(use.getByText(t('paquete.autor.avisos.secuencia'))).toBeTruthy();
  expect(use.getByRole('radio', { name: t('paquete.autor.quien.paquete'), checked: true })).toBeTruthy();
  expect(use.getByText(t('paquete.autor.juicio.estadoTexto'))).toBeTruthy();
  expect(use.getByText(t('paquete.autor.juicio.notaTexto'))).toBeTruthy();
  const versions = within(screen.getByRole('list', { name: t('paquete.autor.versiones.titulo') }));
  expect(versions.getByText(t('paquete.autor.versiones.personas', { personas: 42, en_curso: 12 }))).toBeTruthy();
});

test('another version is reviewed and used after its author saw whom that touches; the form then saves over it', async () => {
  const before = examples.tema.sel;
  const after = { ...before, version: before.version + 1 };
  const versiones = [actual, older];
  const { user, server } = await openTab({
    paquete: { deTema: { ...deTema, versiones } },
    tema: { sel: inTurn(before, after) },
  });
  await user.click(await screen.findByRole('button', { name: t('paquete.autor.versiones.ver', { titulo: older.titulo }) }));
  const review = await part('paquete.autor.revise');
  await user.click(review.getByRole('radio', { name: t('paquete.autor.quien.ambos') }));
  expect(review.queryByText(t('paquete.autor.juicio.titulo')), 'the questionnaire judges').toBeNull();
  await user.click(review.getByRole('button', { name: t('paquete.autor.usar') }));
  const dialog = await confirmation();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    t('paquete.autor.efecto.en_curso', { total: efecto.en_curso }),
    t('paquete.autor.efecto.aprobados', { total: efecto.aprobados }),
    t('paquete.autor.efecto.intentos_abiertos', { total: efecto.intentos_abiertos }),
    t('paquete.autor.efecto.asignados', { total: efecto.asignados }),
  ]);
  expect(server.requests(paqueteApi.usar)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: t('paquete.autor.usar') }));
  await waitFor(() =>
    expect(server.requests(paqueteApi.usar).map(({ body }) => body)).toEqual([
      { id_tema, id_paquete: older.id_paquete, calificacion: 'ambos', juicio_paquete: 'estado' },
    ]),
  );
  await waitFor(() => expect(server.requests(temaApi.sel)).toHaveLength(2));
  await user.click(screen.getByRole('tab', { name: t('tema.edicion.datos') }));
  await user.type(screen.getByLabelText(/^Título/), ' 2');
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  await waitFor(() => expect(server.requests(temaApi.upd).map(({ body }) => body.version)).toEqual([after.version]));
});

test('only who grades changes, or the package goes away, each after a question; a refusal is said in its words', async () => {
  const refused = failure('conflicto', message('paquete.servidor.sinLugar'));
  const { user, server } = await openTab({ paquete: { usar: inTurn(refused, examples.paquete.usar) } });
  const use = await part('paquete.autor.enUso');
  expect(use.queryByRole('button', { name: t('paquete.autor.guardar') }), 'nothing changed').toBeNull();
  await user.click(use.getByRole('radio', { name: t('paquete.autor.juicio.nota') }));
  await user.click(use.getByRole('button', { name: t('paquete.autor.guardar') }));
  await user.click((await confirmation()).getByRole('button', { name: t('paquete.autor.guardar') }));
  expect(await use.findByText(t('paquete.servidor.sinLugar'))).toBeTruthy();
  await user.click(use.getByRole('button', { name: t('paquete.autor.quitar') }));
  const dialog = await confirmation();
  expect(dialog.getByText(t('paquete.autor.efecto.en_curso_quitar', { total: efecto.en_curso }))).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: t('paquete.autor.quitar') }));
  await waitFor(() => expect(server.requests(paqueteApi.usar)).toHaveLength(2));
  expect(server.requests(paqueteApi.usar).map(({ body }) => [body.id_paquete, body.juicio_paquete])).toEqual([
    [actual.id_paquete, 'nota'],
    [null, 'estado'],
  ]);
});

test.each([
  [{ url: null, problema: null }, 'paquete.autor.lugar.falta'],
  [{ url: null, problema: 'sin_https' }, 'paquete.autor.lugar.sin_https'],
  [{ url: 'http://a.example:81', problema: 'puerto_ocupado' }, 'paquete.autor.lugar.puerto_ocupado'],
] as const)('a place that does not open packages (%j) names what the operator opens', async (lugar, clave) => {
  await openTab({ paquete: { deTema: { ...deTema, lugar } } });
  expect(await screen.findByText(t(clave))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('paquete.autor.lugar.estado') })).toBeTruthy();
});

test('a file that is no ZIP is refused before it is sent', async () => {
  const { user } = await openTab({ paquete: { deTema: { ...deTema, versiones: [] } } });
  const chooser = await screen.findByLabelText(t('paquete.autor.archivo'));
  await user.upload(chooser, new File(['hola'], 'curso.zip', { type: 'application/zip' }));
  expect(await screen.findByText(t('paquete.errores.noEsZip'))).toBeTruthy();
});

const { titulo, descripcion, duracion } = examples.tema.sel;
const preview = { id_tema, titulo, descripcion, duracion, notaminima: 70, recursos: [], descarga: null, preguntas: [] };

test('who only reads the topic tries its package on the trial screen, which shows no questionnaire that is never asked', async () => {
  const replace = vi.fn();
  const tab = { opener: window as unknown, closed: false, location: { replace }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { user } = await renderScreen(`/temapreview?id=${id_tema}`, {
    session: 'soporte',
    calls: { tema: { preview }, paquete: { deTema } },
  });
  await user.click(await screen.findByRole('button', { name: t('paquete.autor.probarTitulo', { titulo: actual.titulo }) }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith(examples.paquete.probar.url));
  expect(tab.opener).toBeNull();
  expect(screen.queryByText(t('tema.previa.cuestionario'))).toBeNull();
});

test('a package that grades counts as content and asks for no questions before publishing', async () => {
  const sel = { ...examples.tema.sel, contenido: null, numero_preguntas: 5 };
  const none = { contenido: { ofTema: [] }, pregunta: { ofTema: [] }, paquete: { deTema } };
  await renderScreen(ADDRESS, { session: 'admin', calls: { tema: { sel }, ...none } });
  expect(await screen.findByRole('heading', { name: t('ui.maestro.publicar', { cumplidos: 3, total: 3 }) })).toBeTruthy();
});
