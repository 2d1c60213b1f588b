import { api } from '@portal/contract';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure, inTurn, LOST } from '../../testing/replies.ts';
import { t, word } from '../../testing/text.ts';

const ADDRESS = '/cursoedit?id=31';
const { sel, upd } = examples.curso;
const [modulo] = examples.modulo.ofCurso;
const field = (name: 'codigo' | 'titulo' | 'descripcion' | 'etiquetas') =>
  screen.findByRole('textbox', { name: t(`comun.campos.${name}`) });
const save = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: t('comun.guardar') }));

/** Replaces what a field says. */
async function write(user: UserEvent, name: Parameters<typeof field>[0], text: string): Promise<void> {
  const input = await field(name);
  await user.clear(input);
  await user.type(input, text);
}

/** Presses Guardar and says yes. */
async function saveAndAccept(user: UserEvent): Promise<void> {
  await save(user);
  const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.confirmarGuardar') });
  await user.click(within(dialog).getByRole('button', { name: t('comun.aceptar') }));
}

test('a change is sent with the version that was read and with the modules in their order, and leads to the list', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, { session: 'admin' });
  expect(await field('titulo')).toHaveProperty('value', sel.titulo);
  await write(user, 'titulo', 'Caja, cobros y vueltos');
  await saveAndAccept(user);
  expect(await screen.findByText(upd.message)).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/curso'));
  const { codigo, descripcion, codigo_estado, etiquetas } = sel;
  expect(server.requests(api.curso.upd).map(({ body }) => body)).toEqual([
    {
      id_curso: 31,
      version: 1,
      codigo,
      titulo: 'Caja, cobros y vueltos',
      descripcion,
      codigo_estado,
      etiquetas,
      modulos: [{ id: modulo!.id_modulo }],
    },
  ]);
});

test('an incomplete new course is not sent: every required field says so, and the first one has the keyboard', async () => {
  const { user, server } = await renderScreen('/cursoedit', { session: 'admin' });
  await save(user);
  expect(await screen.findAllByText(t('validacion.requerido'))).toHaveLength(5);
  await waitFor(async () => expect(document.activeElement).toBe(await field('codigo')));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.requests(api.curso.ins)).toEqual([]);
});

test('a code that is taken is told under its field', async () => {
  const sentence = message('registro.repetido', { valor: 'CUR-ETICA' });
  const taken = failure('duplicado', sentence, { errors: { codigo: sentence } });
  const { user, address } = await renderScreen(ADDRESS, { session: 'admin', calls: { curso: { upd: taken } } });
  await write(user, 'codigo', 'CUR-ETICA');
  await saveAndAccept(user);
  expect(await screen.findByText(word(sentence), { selector: '.mantine-TextInput-error' })).toBeTruthy();
  expect(address()).toBe(ADDRESS);
});

test('a lost connection is told, and the form keeps what was written', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { curso: { upd: inTurn(LOST, upd) } } });
  await write(user, 'titulo', 'Otro título');
  await saveAndAccept(user);
  expect((await screen.findByRole('alert')).textContent).toBe(t('conexion.sinConexion'));
  expect(await field('titulo')).toHaveProperty('value', 'Otro título');
  await saveAndAccept(user);
  expect(await screen.findByText(upd.message)).toBeTruthy();
});

test('a published course that lacks something says what, and its editor may go on', async () => {
  const avisos = ['El curso no tiene módulos activos.'];
  const { user, address } = await renderScreen(ADDRESS, { session: 'admin', calls: { curso: { upd: { ...upd, avisos } } } });
  await write(user, 'titulo', 'Otro título');
  await saveAndAccept(user);
  const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.avisos') });
  expect(within(dialog).getByText(avisos[0]!)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: t('ui.maestro.seguirEditando') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(ADDRESS);
});

test('who leaves with unsaved changes is asked first; without changes nobody is asked', async () => {
  const { user, address } = await renderScreen(ADDRESS, { session: 'admin' });
  await write(user, 'titulo', 'Otro título');
  await user.click(screen.getByRole('link', { name: t('comun.cancelar') }));
  const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.sinGuardar') });
  await user.click(within(dialog).getByRole('button', { name: t('comun.cancelar') }));
  expect(address()).toBe(ADDRESS);
  await write(user, 'titulo', sel.titulo);
  await user.click(screen.getByRole('link', { name: t('comun.cancelar') }));
  await waitFor(() => expect(address()).toBe('/curso'));
});

test('a course that does not exist says so and leads to the list', async () => {
  const missing = failure('no_encontrado', message('inexistente.curso'));
  await renderScreen(ADDRESS, { session: 'admin', calls: { curso: { sel: missing } } });
  expect(await screen.findByText(t('inexistente.curso'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('ui.maestro.irALaLista') })).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('comun.reintentar') })).toBeNull();
});

test('a course that cannot be read offers a retry', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { curso: { sel: inTurn(LOST, sel) } } });
  await user.click(await screen.findByRole('button', { name: t('comun.reintentar') }));
  expect(await field('titulo')).toHaveProperty('value', sel.titulo);
});

test('a course that is in use is not deleted: it can be made inactive instead', async () => {
  const dependencias = [message('registro.dependientes.programas', { total: 1, nombres: 'Bienvenida' })];
  const sentence = message('registro.dependencias', { dependencias });
  const inUse = failure('dependencias', sentence);
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin', calls: { curso: { del: inUse } } });
  await user.click(await screen.findByRole('button', { name: t('ui.maestro.eliminar') }));
  const ask = await screen.findByRole('dialog', { name: t('ui.maestro.confirmarEliminar') });
  await user.click(within(ask).getByRole('button', { name: t('ui.maestro.eliminar') }));
  const instead = await screen.findByRole('dialog', { name: t('ui.maestro.noSeElimina') });
  expect(within(instead).getByText(word(sentence))).toBeTruthy();
  await user.click(within(instead).getByRole('button', { name: t('ui.maestro.inactivar') }));
  expect(await screen.findByText(upd.message)).toBeTruthy();
  expect(server.requests(api.curso.upd)[0]?.body).toMatchObject({ id_curso: 31, version: 1, codigo_estado: 2 });
});

describe('when somebody else saved the course meanwhile', () => {
  const theirs = { ...sel, titulo: 'Caja, cobros y vueltos', etiquetas: 'caja, vuelto', version: 2 };
  const conflict = failure('conflicto', message('registro.version'));

  /** Changes description and labels, and meets the conflict on saving. */
  async function meetConflict() {
    const opened = await renderScreen(ADDRESS, {
      session: 'admin',
      calls: { curso: { sel: inTurn(sel, theirs), upd: inTurn(conflict, { ...upd, version: 3 }) } },
    });
    await write(opened.user, 'descripcion', 'Cómo se da el vuelto.');
    await write(opened.user, 'etiquetas', 'caja, cobro');
    await saveAndAccept(opened.user);
    return { ...opened, dialog: await screen.findByRole('dialog', { name: t('ui.maestro.conflicto') }) };
  }

  test('the dialog shows both texts of every field that differs, and no other', async () => {
    const { dialog } = await meetConflict();
    const fields = within(dialog).getAllByRole('term');
    expect(fields.map(({ textContent }) => textContent)).toEqual([
      t('comun.campos.titulo'),
      t('comun.campos.descripcion'),
      t('comun.campos.etiquetas'),
    ]);
    const texts = within(dialog).getAllByRole('definition');
    expect(texts.map(({ textContent }) => textContent)).toEqual([
      `${t('ui.maestro.antes')}${sel.titulo}`,
      `${t('ui.maestro.guardado')}${theirs.titulo}`,
      `${t('ui.maestro.suyo')}Cómo se da el vuelto.`,
      `${t('ui.maestro.guardado')}${theirs.descripcion}`,
      `${t('ui.maestro.suyo')}caja, cobro`,
      `${t('ui.maestro.guardado')}${theirs.etiquetas}`,
    ]);
  });

  test('keeping one’s own takes only what the other person changed alone, and the next save names the new version', async () => {
    const { user, server, dialog, address } = await meetConflict();
    await user.click(within(dialog).getByRole('button', { name: t('ui.maestro.conservarMio') }));
    await waitFor(async () => expect(await field('titulo')).toHaveProperty('value', theirs.titulo));
    expect(await field('descripcion')).toHaveProperty('value', 'Cómo se da el vuelto.');
    expect(await field('etiquetas')).toHaveProperty('value', 'caja, cobro');
    await saveAndAccept(user);
    await waitFor(() => expect(address()).toBe('/curso'));
    expect(server.requests(api.curso.upd).map(({ body }) => [body.version, body.titulo, body.etiquetas])).toEqual([
      [1, sel.titulo, 'caja, cobro'],
      [2, theirs.titulo, 'caja, cobro'],
    ]);
  });

  test('taking theirs drops one’s own changes, and leaving then asks nothing', async () => {
    const { user, dialog, address } = await meetConflict();
    await user.click(within(dialog).getByRole('button', { name: t('ui.maestro.tomarGuardado') }));
    await waitFor(async () => expect(await field('etiquetas')).toHaveProperty('value', theirs.etiquetas));
    expect(await field('descripcion')).toHaveProperty('value', theirs.descripcion);
    await user.click(screen.getByRole('link', { name: t('comun.cancelar') }));
    await waitFor(() => expect(address()).toBe('/curso'));
  });
});
