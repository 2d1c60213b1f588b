import { archivoApi } from '@portal/contract/archivo';
import { examples } from '@portal/contract/examples';
import type { ImagenPregunta } from '@portal/contract/pregunta';
import { message } from '@portal/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ImagenField } from './ImagenField.tsx';
import { fakeCanvas } from '../../../testing/fake-canvas.ts';
import { openPortal, type PortalOptions } from '../../../testing/open-portal.ts';
import { renderPiece } from '../../../testing/render-piece.tsx';
import { failure } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';
import { ReadOnly } from '../../../ui/form/read-only.ts';

const { id_archivo, url } = examples.archivo.imagenIns;
let held: ImagenPregunta | undefined;
beforeEach(() => {
  held = undefined;
  fakeCanvas({ 'image/webp': 3 });
});

function Holder({ start, descripcion }: { start: ImagenPregunta | undefined; descripcion?: string }) {
  const [value, setValue] = useState(start);
  const onChange = (next: ImagenPregunta | undefined) => setValue((held = next));
  return <ImagenField value={value} onChange={onChange} errors={{ descripcion }} />;
}

async function open(start?: ImagenPregunta, { calls = {}, descripcion }: { calls?: PortalOptions['calls']; descripcion?: string } = {}) {
  const { server, queries } = await openPortal('/auth/login', { session: 'admin', calls });
  const { user } = renderPiece(
    <QueryClientProvider client={queries}>
      <Holder start={start} {...(descripcion !== undefined && { descripcion })} />
    </QueryClientProvider>,
  );
  return { user, server, queries };
}
const file = (type = 'image/png') => new File(['x'], 'foto.png', { type });
const chooser = () => screen.getByLabelText(t('archivo.imagen.elegirPara', { campo: t('archivo.imagen.campo') }));

test('a chosen picture is stored, shown, and asks for its description', async () => {
  const { user, server } = await open();
  await user.upload(chooser(), file());
  const shown = await screen.findByRole('presentation');
  expect(shown.getAttribute('src')).toBe(url);
  expect(server.requests(archivoApi.imagenIns)).toHaveLength(1);
  expect(held).toEqual({ id_archivo, descripcion: '' });
  await user.type(screen.getByRole('textbox', { name: new RegExp(t('archivo.imagen.descripcion')) }), 'Extintor');
  expect(held).toEqual({ id_archivo, descripcion: 'Extintor' });
  expect(screen.getByText(t('archivo.imagen.descripcionAyuda'))).toBeTruthy();
});

test('a picture is pasted or dropped too, and a text is pasted as ever', async () => {
  const { server } = await open();
  const group = screen.getByRole('group', { name: t('archivo.imagen.campo') });
  fireEvent.paste(group, { clipboardData: { files: [] } });
  fireEvent.paste(group, { clipboardData: { files: [file()] } });
  await waitFor(() => expect(held?.id_archivo).toBe(id_archivo));
  fireEvent.drop(group.firstElementChild!, { dataTransfer: { files: [file()] } });
  await waitFor(() => expect(server.requests(archivoApi.imagenIns)).toHaveLength(2));
});

test('another picture keeps the description, and removing takes both away', async () => {
  const { user, server } = await open({ id_archivo: 3, descripcion: 'Manguera' });
  await waitFor(() => expect(server.requests(archivoApi.imagenSel)[0]).toMatchObject({ params: { id: 3 } }));
  await user.upload(chooser(), file());
  await waitFor(() => expect(held).toEqual({ id_archivo, descripcion: 'Manguera' }));
  await user.click(screen.getByRole('button', { name: t('archivo.imagen.quitar') }));
  expect(held).toBeUndefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a file that is no picture, and a refusal of the server, are said and change nothing', async () => {
  const { user, server } = await open(undefined, {
    calls: { archivo: { imagenIns: failure('datos_invalidos', message('archivo.imagen.lado', { maximo: 4096 })) } },
  });
  await user.upload(chooser(), file('image/heic'));
  expect(await screen.findByText(t('archivo.imagen.ilegible'))).toBeTruthy();
  expect(server.requests(archivoApi.imagenIns)).toEqual([]);
  await user.upload(chooser(), file());
  expect(await screen.findByText(t('archivo.imagen.lado', { maximo: 4096 }))).toBeTruthy();
  expect(held).toBeUndefined();
});

test('the description shows an error of the form, and a record that is only read shows the picture alone', async () => {
  const { queries } = await open({ id_archivo: 3, descripcion: '' }, { descripcion: 'Falta la descripción' });
  expect(await screen.findByText('Falta la descripción')).toBeTruthy();
  renderPiece(
    <QueryClientProvider client={queries}>
      <ReadOnly value={true}>
        <ImagenField value={{ id_archivo: 3, descripcion: 'Manguera' }} onChange={() => undefined} />
      </ReadOnly>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('button', { name: t('evaluacion.imagen.ampliarNombre', { descripcion: 'Manguera' }) })).toBeTruthy();
});
