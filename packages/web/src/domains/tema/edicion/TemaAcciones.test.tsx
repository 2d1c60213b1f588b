import { examples } from '@portal/contract/examples';
import { masivoApi } from '@portal/contract/masivo';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const { contenido, sel } = examples.masivo;
const [caja] = examples.tema.sellst;
/** More topics than a page has. */
const temas = Array.from({ length: 30 }, (_none, index) => ({ ...caja!, id_tema: 100 + index, titulo: `Tema ${index}` }));
type Clase = 'inactivar' | 'eliminar' | 'etiquetar';

const open = (masivo: object = {}) =>
  renderScreen('/tema', {
    session: 'admin',
    calls: {
      tema: { sellst: temas },
      masivo: { sel: { ...sel, de: 'tema', clase: 'inactivar' }, ...masivo },
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;

async function openMenu({ user }: Opened): Promise<HTMLElement> {
  await rowsOf(t('tema.lista.titulo'));
  await user.click(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionarPagina') }));
  await user.click(screen.getByRole('button', { name: t('ui.tabla.seleccionarTodo', { total: 30 }) }));
  await user.click(screen.getByRole('button', { name: t('masivo.acciones') }));
  return screen.findByRole('menu');
}

async function choose(opened: Opened, clase: Clase): Promise<HTMLElement> {
  const menu = await openMenu(opened);
  await opened.user.click(within(menu).getByRole('menuitem', { name: t(`comun.opciones.claseMasivo.${clase}`) }));
  return screen.findByRole('dialog');
}

test('makes all topics that match inactive after it said whom that touches, and offers to take it back', async () => {
  const opened = await open();
  const { user, server } = opened;
  const dialog = await choose(opened, 'inactivar');
  const follows = await within(dialog).findByRole('region', { name: t('masivo.sigue') });
  expect(follows.textContent).toContain(t('masivo.cambianRegistros', { clase: 'inactivar', destino: '', total: 2 }));
  expect(follows.textContent).toContain('12 personas tienen 2 temas menos.');
  expect(within(dialog).getByText(t('masivo.unDia'))).toBeTruthy();
  const [asked] = server.requests(masivoApi.contenido).map(({ body }) => body);
  expect(asked).toMatchObject({ de: 'tema', acto: { clase: 'inactivar' }, seleccion: { todos: { cantidad: 30, excepto: [] } } });
  await user.click(within(dialog).getByRole('button', { name: t('masivo.hacerRegistros', { clase: 'inactivar', total: 2 }) }));
  await waitFor(() => expect(server.requests(masivoApi.confirmar).map(({ body }) => body)).toEqual([{ id_masivo: 61, motivo: '' }]));
  expect(await screen.findByRole('button', { name: t('masivo.deshacer') })).toBeTruthy();
  expect(server.requests(masivoApi.contenido)).toHaveLength(1);
});

test('offers what topics have, with the removal last and apart, which says that it is for good', async () => {
  const sinVuelta = { ...contenido, clase: 'eliminar', efectos: [{ efecto: 'sin_vuelta', nombre: null, total: 2 }] };
  const opened = await open({ contenido: sinVuelta });
  const menu = await openMenu(opened);
  const names = within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
  const acts = ['activar', 'inactivar', 'categoria', 'etiquetar', 'desetiquetar', 'eliminar'] as const;
  expect(names).toEqual(acts.map((clase) => t(`comun.opciones.claseMasivo.${clase}`)));
  await opened.user.click(within(menu).getByRole('menuitem', { name: t('comun.opciones.claseMasivo.eliminar') }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(t('masivo.efectos.sin_vuelta'))).toBeTruthy();
  expect(within(dialog).queryByText(t('masivo.unDia'))).toBeNull();
  expect(within(dialog).getByRole('button', { name: t('masivo.hacerRegistros', { clase: 'eliminar', total: 2 }) })).toBeTruthy();
});

test('a tag is shown once its typing pauses, without commas, and cannot be confirmed before', async () => {
  const opened = await open();
  const { user, server } = opened;
  const dialog = await choose(opened, 'etiquetar');
  expect(server.requests(masivoApi.contenido)).toHaveLength(0);
  await user.type(within(dialog).getByRole('textbox', { name: t('masivo.etiqueta') }), 'ca,ja');
  await within(dialog).findByRole('region', { name: t('masivo.sigue') });
  expect(server.requests(masivoApi.contenido).map(({ body }) => body)).toMatchObject([{ acto: { clase: 'etiquetar', etiqueta: 'caja' } }]);
});

test.each([
  ['soporte', false],
  ['auditor', false],
  ['autor', true],
] as const)('%s selects topics: %s', async (session, selects) => {
  await renderScreen('/tema', { session });
  await screen.findByText(caja!.titulo);
  expect(screen.queryAllByRole('checkbox').length > 0).toBe(selects);
});
