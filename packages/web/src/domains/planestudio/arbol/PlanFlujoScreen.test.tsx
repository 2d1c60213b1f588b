import { type NodoArbol, planestudioApi } from '@portal/contract/planestudio';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LOST } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const NADIE = { personas: 0, empresas: 0, planes: 0, frases: [] as string[], avisables: 0, sin_correo: 0 };
const HECHO = {
  result: '0' as const,
  message: 'Hecho',
  clave: 'arbol.hecho.deshacer',
  nuevos: [],
  pendientes: [],
  inverso: { familias: [], registros: [], creados: null, id_copia: null },
  avisados: 0,
  sin_correo: 0,
};
const node = (edt: string, titulo: string, more: Partial<NodoArbol> & { id: number }): NodoArbol => {
  const nivel = edt.split('.').length;
  const path = [7, 8, 9, 10].map((one, index) => (index < nivel - 1 ? one : 0));
  const [id_planestudio = 0, id_programa = 0, id_curso = 0, id_modulo = 0] = path;
  const above = { id_planestudio, id_programa, id_curso, id_modulo };
  const parent_edt = edt.split('.').slice(0, -1).join('.');
  const rest = { codigo_estado: 0, version: 3, temas: 0, minutos: 0, otros: 0, propio: true, faltas: [] };
  return { nivel, edt, parent_edt, titulo, tipo: titulo, ...rest, ...above, ...more };
};
const NODOS = [
  node('1', 'Plan', { id: 7 }),
  node('1.1', 'Programa', { id: 8 }),
  node('1.1.1', 'Curso', { id: 9 }),
  node('1.1.1.1', 'Módulo', { id: 10, otros: 2 }),
  node('1.1.1.1.1', 'Uno', { id: 20, faltas: [{ texto: 'Sin preguntas; pide 5', impide: true }] }),
  node('1.1.1.1.2', 'Dos', { id: 21 }),
];

beforeEach(() => {
  // The document of these tests has no layout.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1_000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(720);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(720);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return this.role === 'treeitem' ? 48 : 720;
  });
});
afterEach(() => vi.restoreAllMocks());

interface Replies {
  readonly actuar?: typeof HECHO | (() => typeof HECHO | typeof LOST | Promise<typeof HECHO>);
  readonly arbol?: NodoArbol[];
  readonly efecto?: typeof NADIE;
}

async function openTree({ actuar = HECHO, arbol = NODOS, efecto = NADIE }: Replies = {}) {
  const calls = { planestudio: { arbol, actuar, efecto } };
  const opened = await renderScreen('/planestudioflujo?id=7', { session: 'admin', calls });
  await screen.findByRole('tree');
  const acts = () => opened.server.requests(planestudioApi.actuar).map(({ body }) => body.acto);
  return { ...opened, acts };
}
const line = async (titulo: string) => {
  const found = (await screen.findByText(titulo, { selector: '[data-level]' })).closest<HTMLElement>('[role=treeitem]');
  if (!found) throw new Error(`no line ${titulo}`);
  return found;
};
async function focusOn(titulo: string) {
  const found = await line(titulo);
  act(() => found.focus());
}
const addIn = (nombre: string, nivel: string) => screen.findByRole('button', { name: t('arbol.acciones.agregar', { nivel, nombre }) });

describe('new children', () => {
  test('Enter adds and goes on, pasted lines come together, what is on its way is shown, Esc ends', async () => {
    let answer: (done: typeof HECHO) => void = () => undefined;
    const actuar = () => new Promise<typeof HECHO>((resolve) => (answer = resolve));
    const { user, acts } = await openTree({ actuar });
    await user.click(await addIn('Módulo', 'tema'));
    const field = await screen.findByRole('textbox', { name: t('arbol.nuevo.titulo', { nivel: 'tema', nombre: 'Módulo' }) });
    expect(document.activeElement).toBe(field);
    await user.type(field, 'Ñandú{Enter}{Enter}');
    expect(await screen.findByText(`Ñandú · ${t('arbol.nuevo.guardando')}`)).toBeTruthy();
    fireEvent.paste(field, { clipboardData: { getData: () => '\r\n Cuatro \n\nCinco\n' } });
    expect(acts()).toEqual([{ acto: 'agregar', nivel: 'tema', padre: 10, titulos: ['Ñandú'] }]);
    answer(HECHO);
    await waitFor(() => expect(acts()[1]).toEqual({ acto: 'agregar', nivel: 'tema', padre: 10, titulos: ['Cuatro', 'Cinco'] }));
    answer(HECHO);
    await waitFor(() => expect(screen.queryByText(/Cuatro/)).toBeNull());
    await user.type(field, '{Escape}');
    expect(screen.queryByRole('textbox', { name: /Módulo/ })).toBeNull();
    expect(acts()).toHaveLength(2);
  });

  test('more pasted lines than one call takes come in several, and those from a refusal on stay to be sent again', async () => {
    const lines = Array.from({ length: 450 }, (_, index) => `Tema ${index + 1}`);
    let calls = 0;
    const actuar = () => (++calls === 3 ? LOST : HECHO);
    const { user, acts } = await openTree({ actuar });
    await user.click(await addIn('Módulo', 'tema'));
    const field = await screen.findByRole('textbox', { name: t('arbol.nuevo.titulo', { nivel: 'tema', nombre: 'Módulo' }) });
    fireEvent.paste(field, { clipboardData: { getData: () => lines.join('\r\n') } });
    await screen.findByText(`Tema 401 · ${t('arbol.nuevo.rechazado')}`);
    const sent = () => acts().map((acto) => 'titulos' in acto && acto.titulos);
    const batches = [lines.slice(0, 200), lines.slice(200, 400), lines.slice(400)];
    expect(sent()).toEqual(batches);
    const [again] = screen.getAllByRole('button', { name: t('arbol.nuevo.reintentar') });
    await user.click(again as HTMLElement);
    await waitFor(() => expect(screen.queryByText(/Tema 401/)).toBeNull());
    expect(sent()).toEqual([...batches, lines.slice(400)]);
  });

  test('a refused title stays while the next one is typed, and comes back to be mended', async () => {
    let calls = 0;
    const actuar = () => (++calls === 1 ? LOST : HECHO);
    const { user, acts } = await openTree({ actuar });
    await user.click(await addIn('Módulo', 'tema'));
    const field = await screen.findByRole('textbox', { name: t('arbol.nuevo.titulo', { nivel: 'tema', nombre: 'Módulo' }) });
    await user.type(field, 'Malo{Enter}Otro{Enter}');
    const mend = await screen.findByRole('button', { name: t('arbol.nuevo.corregir', { titulo: 'Malo' }) });
    await waitFor(() => expect(acts()).toHaveLength(2));
    await user.click(mend);
    const mended = await screen.findByDisplayValue('Malo');
    expect(document.activeElement).toBe(mended);
    expect(mended.getAttribute('aria-label')).toBe(field.getAttribute('aria-label'));
    expect(screen.queryByText(/no se guardó/)).toBeNull();
  });

  test('an empty plan opens with the row of its first program', async () => {
    const { user, acts } = await openTree({ arbol: NODOS.slice(0, 1) });
    const field = await screen.findByRole('textbox', { name: t('arbol.nuevo.titulo', { nivel: 'programa', nombre: 'Plan' }) });
    await user.type(field, 'Primero{Enter}');
    await waitFor(() => expect(acts()).toEqual([{ acto: 'agregar', nivel: 'programa', padre: 7, titulos: ['Primero'] }]));
  });
});

describe('by keyboard', () => {
  test('Alt and the arrows move, F2 changes the title, Delete takes out, Ctrl+Z undoes', async () => {
    const { user, acts } = await openTree();
    const press = async (titulo: string, key: object) => fireEvent.keyDown(await line(titulo), key);
    await press('Dos', { key: 'ArrowDown' });
    await focusOn('Dos');
    await press('Dos', { key: 'ArrowUp', altKey: true });
    await waitFor(() => expect(acts()).toEqual([{ acto: 'mover', nivel: 'tema', padre: 10, id: 21, a: 10, antes: 20 }]));
    expect(await screen.findAllByText('Hecho')).not.toHaveLength(0);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Dos'));
    await focusOn('Uno');
    await press('Uno', { key: 'F2' });
    const title = await screen.findByRole('textbox', { name: t('arbol.nuevo.renombrar', { nombre: 'Uno' }) });
    await user.clear(title);
    await user.type(title, 'Único{Enter}');
    await waitFor(() => expect(acts()[1]).toEqual({ acto: 'renombrar', nivel: 'tema', id: 20, titulo: 'Único', version: 3 }));
    await focusOn('Dos');
    await press('Dos', { key: 'Delete' });
    await waitFor(() => expect(acts()[2]).toEqual({ acto: 'quitar', nivel: 'tema', padre: 10, id: 21 }));
    await focusOn('Dos');
    await press('Dos', { key: 'z', ctrlKey: true });
    await waitFor(() => expect(acts()[3]).toEqual({ acto: 'deshacer', inverso: HECHO.inverso }));
  });
});

describe('the state of a branch', () => {
  const menu = async (user: Awaited<ReturnType<typeof openTree>>['user'], nombre: string, entry: string) => {
    await user.click(await screen.findByRole('button', { name: t('arbol.acciones.menu', { nombre }) }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };

  test('names what is not ready with its form, says whom it touches, and sends the number that was shown', async () => {
    const { user, acts } = await openTree({ efecto: { ...NADIE, personas: 3, frases: ['Afecta a 3 personas.'] } });
    await menu(user, 'Programa', t('arbol.acciones.activarTodo'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(t('arbol.preguntas.activar', { total: 4, nombre: 'Programa' }))).toBeTruthy();
    expect(dialog.textContent).toContain('Afecta a 3 personas.');
    expect(within(dialog).getByRole('link', { name: 'Uno' }).getAttribute('href')).toBe('/temaedit?id=20');
    await user.click(within(dialog).getByRole('button', { name: t('arbol.acciones.activar') }));
    await waitFor(() => expect(acts()).toEqual([{ acto: 'estado', nivel: 'programa', id: 8, activar: 1, cantidad: 4 }]));
  });

  test('a record that is not the caller’s has no acts but its form', async () => {
    const ajenos = NODOS.map((one) => ({ ...one, propio: false }));
    const { user } = await openTree({ arbol: ajenos });
    expect(screen.queryByRole('button', { name: /Agregar/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: t('arbol.acciones.menu', { nombre: 'Curso' }) }));
    expect(screen.queryByRole('menuitem', { name: t('arbol.acciones.quitar') })).toBeNull();
  });
});

test('a form that the tree opens leads back to the node and the search', async () => {
  const calls = { planestudio: { arbol: NODOS } };
  const { user, address } = await renderScreen('/planestudioflujo?id=7&nodo=1.1.1&buscar=curso', { session: 'admin', calls });
  await screen.findByRole('heading', { name: 'Plan' });
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'curso');
  expect(address()).toBe('/planestudioflujo?id=7&nodo=1.1.1&buscar=curso');
  await user.clear(screen.getByRole('searchbox'));
});

test('without a plan the tree leads to the list of plans', async () => {
  const { user, address } = await renderScreen('/planestudioflujo', { session: 'admin' });
  await user.click(await screen.findByRole('link', { name: t('planestudio.edt.verPlanes') }));
  await waitFor(() => expect(address()).toBe('/planestudio'));
});
