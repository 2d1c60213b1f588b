import { examples } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const { sel } = examples.tema;
const ADDRESS = `/temaedit?id=${sel.id_tema}`;
const group = async () => within(await screen.findByRole('group', { name: t('tema.campos.contenido') }));

test('a file of the portal is an object: name, kind and size, with ways to open, replace and remove it', async () => {
  const stored = { ...sel, contenido: '/archivo/7/guia.pdf' };
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { tema: { sel: stored } } });
  const field = await group();
  expect(await field.findByText(examples.archivo.sel.nombre)).toBeTruthy();
  expect(field.getByText(`${t('archivo.tipos.pdf')} · ${t('archivo.megas', { megas: 3 })}`)).toBeTruthy();
  const link = field.getByRole('link', { name: t('archivo.ver', { nombre: examples.archivo.sel.nombre }) });
  expect(link.getAttribute('href')).toBe(examples.archivo.sel.url);
  expect(field.getByRole('button', { name: t('archivo.reemplazar') })).toBeTruthy();
  await user.click(field.getByRole('button', { name: t('archivo.quitar') }));
  expect(await field.findByRole('textbox')).toHaveProperty('value', '');
});

test('an empty field says before choosing which kinds it takes and how large', async () => {
  await renderScreen('/temaedit', { session: 'admin' });
  const field = await group();
  expect(await field.findByText(/MP4, .*PDF, HTML.* 2,?048 MB/)).toBeTruthy();
  const chooser = field.getByLabelText(t('archivo.elegirPara', { campo: t('tema.campos.contenido') }));
  expect(chooser.getAttribute('accept')).toContain('.pdf');
  expect(chooser.getAttribute('accept')).not.toContain('.vtt');
});
