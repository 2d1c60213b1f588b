import type { RequestOf } from '@portal/contract/core';
import { usuarioApi } from '@portal/contract/usuario';
import { examples } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const { importar } = examples.usuario;

const useText = ({ nombre, codigo }: { readonly nombre: string; readonly codigo: string }) =>
  t('usuario.importar.usar', { nombre, codigo });

test('a stored record is used instead of a new one, and the choice can be taken back', async () => {
  const [created] = importar.maestros;
  const [existente] = created!.existentes;
  const { clase, clave, nombre } = created!;
  const answer = ({ query }: RequestOf<typeof usuarioApi.importar>) =>
    query.opciones?.usar
      ? { ...importar, maestros: [], maestros_total: 0, usados: [{ clase, clave, nombre, filas: 1, existente: existente! }] }
      : importar;
  const { user, server } = await renderScreen('/usuarioimportar', { session: 'admin', calls: { usuario: { importar: answer } } });
  const input = await screen.findByLabelText(t('usuario.importar.subir'), { selector: 'input' });
  await user.upload(input, new File(['PK...'], 'personal.xlsx'));
  await user.click(await screen.findByRole('button', { name: useText(existente!) }));
  const used = { clase: t(`usuario.importar.clases.${clase}`), nombre, existente: existente!.nombre, codigo: existente!.codigo, filas: 1 };
  expect(await screen.findByText(t('usuario.importar.usado', used), { exact: false })).toBeTruthy();
  expect(screen.queryByRole('table', { name: t('usuario.importar.maestrosTabla.titulo') })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('usuario.importar.crear', { nombre }) }));
  expect(await screen.findByRole('button', { name: useText(existente!) })).toBeTruthy();
  expect(server.requests(usuarioApi.importar).map(({ query }) => query.opciones?.usar)).toEqual(['', `${clave}=${existente!.id}`, '']);
});

test('a complete list of a workbook says which sheets it leaves out, beside the choice and in the question', async () => {
  const hojas = [
    { nombre: 'Personal', filas: 3, oculta: false, leida: true, igual: true },
    { nombre: 'Sin encabezados', filas: 2, oculta: false, leida: false, igual: false },
  ];
  const read = { ...importar, lectura: { ...importar.lectura, hojas } };
  const { user } = await renderScreen('/usuarioimportar', { session: 'admin', calls: { usuario: { importar: read } } });
  const input = await screen.findByLabelText(t('usuario.importar.subir'), { selector: 'input' });
  await user.upload(input, new File(['PK...'], 'personal.xlsx'));
  await user.click(await screen.findByRole('button', { name: t('importacion.lectura.seguir') }));
  const left = t('importacion.lectura.hoja', { hoja: 'Sin encabezados', filas: 2 });
  const sentence = t('usuario.importar.completaSinLeer', { hojas: left });
  const complete = await screen.findByRole('checkbox', { name: t('usuario.importar.completa') });
  expect(screen.queryByText(sentence)).toBeNull();
  await user.click(complete);
  expect(await screen.findByText(sentence)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('usuario.importar.importar', { aceptadas: 2 }) }));
  const dialog = await screen.findByRole('dialog', { name: t('usuario.importar.confirmar') });
  expect(within(dialog).getByText(sentence)).toBeTruthy();
});

test('a sheet without headers that goes on with the list is named in the choice and in what was read', async () => {
  const hojas = [
    { nombre: 'Personal', filas: 3, oculta: false, leida: true, igual: true },
    { nombre: 'Hoja2', filas: 2, oculta: false, leida: false, igual: true, sigue: true as const },
  ];
  const read = { ...importar, lectura: { ...importar.lectura, hojas } };
  const { user } = await renderScreen('/usuarioimportar', { session: 'admin', calls: { usuario: { importar: read } } });
  const input = await screen.findByLabelText(t('usuario.importar.subir'), { selector: 'input' });
  await user.upload(input, new File(['PK...'], 'personal.xlsx'));
  expect(await screen.findByText(t('importacion.lectura.sigueHoja'))).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: t('importacion.lectura.seguir') }));
  expect(await screen.findByText(t('importacion.lectura.sigue', { hojas: '«Hoja2»' }), { exact: false })).toBeTruthy();
});
