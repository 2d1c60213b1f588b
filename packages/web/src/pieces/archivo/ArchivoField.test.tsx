import { archivoApi } from '@portal/contract/archivo';
import { examples } from '@portal/contract/examples';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
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

const PAGE = { ...examples.archivo.sel, nombre: 'leccion.html', tipo_mime: 'text/html', tamano: 900 };
const openPage = (html: string, tamano = PAGE.tamano) =>
  renderScreen(ADDRESS, {
    session: 'admin',
    calls: { tema: { sel: { ...sel, contenido: '/archivo/7/leccion.html' } }, archivo: { sel: { ...PAGE, tamano }, abrir: html } },
  });

test('a page that asks for files which its lesson will not show says which and how many', async () => {
  const seven = Array.from({ length: 7 }, (_, n) => `<img src=foto${n}.png>`).join('');
  await openPage(`<html><head><style>@import 'estilo.css'</style></head><body>${seven}<script>x()</script></body></html>`);
  const field = await group();
  expect(await field.findByText(t('archivo.bloqueado.titulo', { total: 9 }))).toBeTruthy();
  expect(field.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Imágenes (7): foto0.png, foto1.png, foto2.png, foto3.png, foto4.png, 2 más',
    'Hojas de estilo (1): estilo.css',
    'Código JavaScript (1)',
  ]);
});

test('a page that brings all with it says nothing, and one too large to be read says that', async () => {
  const { server } = await openPage('<html><body><img src=data:image/png;base64,AA==></body></html>');
  await waitFor(() => expect(server.requests(archivoApi.abrir)).toHaveLength(1));
  expect((await group()).queryByRole('status')).toBeNull();
  cleanup();
  const large = await openPage('', 40 * 1024 * 1024);
  expect(await (await group()).findByText(t('archivo.bloqueado.grande'))).toBeTruthy();
  expect(large.server.requests(archivoApi.abrir)).toEqual([]);
});
