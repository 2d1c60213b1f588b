import { configuracionApi } from '@portal/contract/configuracion';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SECCIONES } from '../../pieces/configuracion/secciones.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

type Campo = 'pausas_intento' | 'color_menu' | 'notaminima' | 'firma_notificacion';
const open = () => renderScreen('/configuracion', { session: 'admin' });
const field = (name: Campo) =>
  screen.findByRole('textbox', { name: new RegExp(`^${t(`configuracion.campos.${name}`).replaceAll(/[()]/g, '.')}`) });
const save = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: t('comun.guardar') }));

async function write(user: UserEvent, name: Campo, text: string): Promise<void> {
  const input = await field(name);
  await user.clear(input);
  await user.paste(text);
}

test('a save sends every setting with the loaded version and stays in the form', async () => {
  const { user, server, address } = await open();
  expect(await field('pausas_intento')).toHaveProperty('value', '0, 5, 30');
  await write(user, 'pausas_intento', '10,60');
  await write(user, 'notaminima', '72.5');
  await user.click(screen.getByRole('checkbox', { name: 'sábado' }));
  await user.click(screen.getByRole('checkbox', { name: 'lunes' }));
  await save(user);
  expect(await screen.findByText(t('configuracion.guardado'))).toBeTruthy();
  expect(address()).toBe('/configuracion');
  expect(server.requests(configuracionApi.upd)[0]?.body).toMatchObject({
    id_configuracion: 1,
    version: examples.configuracion.sel.version,
    pausas_intento: [10, 60],
    notaminima: 72.5,
    dias_recordatorio: [2, 3, 4, 5, 6],
    maximo_recordatorios: 500,
    registro_abierto: true,
  });
});

test('what cannot be read is refused before it is sent', async () => {
  const { user, server } = await open();
  await write(user, 'pausas_intento', 'media hora');
  await write(user, 'color_menu', '#ffee00');
  await save(user);
  expect(await screen.findByText(t('configuracion.pausas.error'))).toBeTruthy();
  expect(await screen.findByText(t('validacion.contraste'))).toBeTruthy();
  expect(server.requests(configuracionApi.upd)).toEqual([]);
});

test('the signature is shown with the line breaks of its message', async () => {
  await open();
  const caption = await screen.findByText(t('configuracion.vista.firma'));
  expect(caption.nextElementSibling?.textContent).toBe('Equipo de Capacitación\nGrupo Andino');
});

test('the index leads to each section and asks nothing about what is not saved yet', async () => {
  const { user } = await open();
  await write(user, 'notaminima', '72.5');
  const index = within(screen.getByRole('navigation', { name: t('configuracion.indice') }));
  expect(index.getAllByRole('link')).toHaveLength(SECCIONES.length);
  await user.click(index.getByRole('link', { name: t('configuracion.secciones.privacidad') }));
  const section = screen.getByRole('group', { name: t('configuracion.secciones.privacidad') });
  await waitFor(() => expect(document.activeElement).toBe(section));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await field('notaminima')).toHaveProperty('value', '72.5');
});
