import { cursoApi } from '@portal/contract/curso';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { type Calls, LOST, PageOfRows } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const STATE = 'pagina=1&tamano=100&orden=-fecha_creacion&filtro[codigo_estado]=1&ocultas=fecha_creacion';
const [curso] = examples.curso.sellst;
const { id_curso: _id, etiquetas: _labels, programa: _programs, modulo: _modules, ...common } = curso!;
const programa = { ...common, id_programa: 21, indicador_obligatorio: 1, numero_orden: 1, planestudio: 1, curso: 1 };
/** Lists of the masters; calls of the forms that need no answer here get none. */
const LISTS: [path: string, calls: Calls][] = [
  ['/curso', {}],
  ['/modulo', { modulo: { sel: LOST }, tema: { ofModulo: LOST } }],
  ['/programa', { programa: { sellst: [programa], sel: LOST }, curso: { ofPrograma: LOST } }],
  ['/planestudio', { planestudio: { sel: LOST }, programa: { ofPlan: LOST } }],
  ['/tema', { tema: { sel: LOST }, pregunta: { ofTema: LOST } }],
  ['/pregunta', { pregunta: { sel: LOST, versiones: LOST }, tema: { ofPregunta: LOST } }],
];
const SEARCHED = '/curso?buscar=caj&orden=-titulo&ocultas=etiquetas%2Cdescripcion';
const { sel, del } = examples.curso;

const edit = async (user: UserEvent) => user.click((await screen.findAllByRole('link', { name: /^Editar / }))[0]!);
const back = () => screen.findByRole('link', { name: t('comun.volver') });

/** Opens the list with a search and follows the link to the form of its first row. */
async function openForm(calls: Calls = {}) {
  const opened = await renderScreen(SEARCHED, { session: 'admin', calls });
  await edit(opened.user);
  await screen.findByRole('textbox', { name: t('comun.campos.titulo') });
  return opened;
}

test.each(LISTS)(
  'Volver leads back to %s with its filters, order, page size and columns; the menu to the bare list',
  async (path, calls) => {
    const { user, address } = await renderScreen(`${path}?${STATE}`, { session: 'admin', calls });
    const shown = address();
    await edit(user);
    await waitFor(() => expect(address()).toContain('edit?id='));
    await user.click(await back());
    await waitFor(() => expect(address()).toBe(shown));
    const menu = within(await screen.findByRole('navigation', { name: t('ui.marco.menu') }));
    const entry = menu.getAllByRole('link').find((link) => link.getAttribute('href') === path);
    await user.click(entry!);
    await waitFor(() => expect(address()).toBe(path));
  },
);

describe('the form of a list with a search leads back to that search', () => {
  const WAYS: [way: string, leave: (user: UserEvent) => Promise<void>][] = [
    ['Cancelar', async (user) => user.click(screen.getByRole('link', { name: t('comun.cancelar') }))],
    [
      'Guardar',
      async (user) => {
        await user.type(screen.getByRole('textbox', { name: t('comun.campos.titulo') }), '!');
        await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
        expect(await screen.findByText(t('curso.edicion.guardado', { nombre: `${sel.titulo}!` }))).toBeTruthy();
      },
    ],
    [
      'Eliminar',
      async (user) => {
        await user.click(screen.getByRole('button', { name: t('ui.maestro.eliminar') }));
        const ask = await screen.findByRole('dialog', { name: t('ui.maestro.confirmarEliminar') });
        await user.click(within(ask).getByRole('button', { name: t('ui.maestro.eliminar') }));
        expect(await screen.findByText(del.message)).toBeTruthy();
      },
    ],
  ];
  test.each(WAYS)('by %s', async (_way, leave) => {
    const { user, address } = await openForm();
    await leave(user);
    await waitFor(() => expect(address()).toContain('/curso?'));
    expect(new URLSearchParams(address().split('?')[1])).toEqual(new URLSearchParams(SEARCHED.split('?')[1]));
    expect(screen.getByRole('searchbox', { name: t('ui.tabla.buscar') })).toHaveProperty('value', 'caj');
  });

  test('also from a copy', async () => {
    const { user, address } = await openForm({
      curso: { duplicar: { ...del, id_curso: 99, id_copia: 8, creados: { curso: 1 }, preguntas_iguales: [] } },
    });
    await user.click(screen.getByRole('button', { name: t('ui.maestro.duplicar') }));
    const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.duplicar') });
    await user.click(within(dialog).getByText(t('ui.maestro.enlazado')));
    await waitFor(() => expect(address()).toBe('/cursoedit?id=99'));
    await user.click(await back());
    await waitFor(() => expect(address()).toContain('buscar=caj'));
  });
});

describe('Guardar y siguiente', () => {
  const next = () => screen.findByRole('button', { name: t('comun.guardarSiguiente') });
  const [caja, etica, almacen] = examples.curso.sellst;

  test('goes through the matching rows in the order of the list, and is missing in the last one', async () => {
    const calls = { curso: { sel: ({ params }: { params: { id: number } }) => ({ ...sel, id_curso: params.id }) } };
    const { user, server, address } = await renderScreen('/curso?orden=-titulo', { session: 'admin', calls });
    await edit(user);
    await waitFor(() => expect(address()).toBe(`/cursoedit?id=${etica!.id_curso}`));
    await user.type(await screen.findByRole('textbox', { name: t('comun.campos.titulo') }), '!');
    await user.click(await next());
    await waitFor(() => expect(address()).toBe(`/cursoedit?id=${caja!.id_curso}`));
    expect(server.requests(cursoApi.upd)).toHaveLength(1);
    await user.click(await next());
    await waitFor(() => expect(address()).toBe(`/cursoedit?id=${almacen!.id_curso}`));
    expect(server.requests(cursoApi.upd), 'an unchanged record is not saved').toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: t('comun.guardarSiguiente') })).toBeNull());
    await user.click(await back());
    await waitFor(() => expect(address()).toBe('/curso?orden=-titulo'));
  });

  test('with a warning offers the next record, not the list, and «Guardar» the list', async () => {
    const calls = {
      curso: {
        sel: ({ params }: { params: { id: number } }) => ({ ...sel, id_curso: params.id }),
        upd: { ...examples.curso.upd, avisos: ['Falta un módulo.'] },
      },
    };
    const { user, address } = await renderScreen('/curso?orden=-titulo', { session: 'admin', calls });
    await edit(user);
    await user.type(await screen.findByRole('textbox', { name: t('comun.campos.titulo') }), '!');
    await user.click(await next());
    const warned = async () => within(await screen.findByRole('dialog', { name: t('ui.maestro.avisos') }));
    expect((await warned()).queryByRole('button', { name: t('ui.maestro.irALaLista') })).toBeNull();
    await user.click((await warned()).getByRole('button', { name: t('ui.maestro.irAlSiguiente') }));
    await waitFor(() => expect(address()).toBe(`/cursoedit?id=${caja!.id_curso}`));
    await user.type(await screen.findByRole('textbox', { name: t('comun.campos.titulo') }), '!');
    await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
    await user.click((await warned()).getByRole('button', { name: t('ui.maestro.irALaLista') }));
    await waitFor(() => expect(address()).toBe('/curso?orden=-titulo'));
  });

  test('reads on past the page of the server, also when an edit took rows out of the filter', async () => {
    const [fila] = examples.pregunta.sellst;
    const row = (id: number) => ({ ...fila!, id_pregunta: id, pregunta: `Pregunta ${id}` });
    // Question 1 leaves the filter when it is saved: 3 moves to the first page.
    const pages: Record<number, number[]> = { 1: [1, 2], 2: [3, 4] };
    const calls = {
      pregunta: {
        sellst: ({ query }: { query: { pagina?: number | undefined } }) => new PageOfRows((pages[query.pagina ?? 1] ?? []).map(row), 4),
        sel: ({ params }: { params: { id: number } }) => row(params.id),
        versiones: [],
      },
      tema: { ofPregunta: [] },
    };
    const { user, address } = await renderScreen('/pregunta?tamano=2', { session: 'admin', calls });
    await edit(user);
    Object.assign(pages, { 1: [2, 3], 2: [4] });
    for (const id of [2, 3, 4]) {
      await user.click(await next());
      await waitFor(() => expect(address()).toBe(`/preguntaedit?id=${id}`));
    }
  });

  test('is missing in a form opened by its address', async () => {
    await renderScreen('/cursoedit?id=31', { session: 'admin' });
    await screen.findByRole('textbox', { name: t('comun.campos.titulo') });
    expect(screen.queryByRole('button', { name: t('comun.guardarSiguiente') })).toBeNull();
  });
});

test('the list’s rows are those of the search after the way back', async () => {
  const { user } = await openForm();
  await user.click(await back());
  expect(await rowsOf(t('pantallas.cursos'))).toHaveLength(1);
});
