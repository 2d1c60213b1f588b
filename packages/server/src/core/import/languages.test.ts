import { api, asignacionImportacion, ausenciaImportacion, preguntaImportacion, usuarioImportacion } from '@portal/contract';
import { importTitle, loadTranslator, optionLabel, SPOKEN } from '@portal/messages';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { signIn } from '../../testing/builders/sesion.ts';
import { buildUsuario } from '../../testing/builders/usuario.ts';
import { buildSheet } from '../../testing/spreadsheet.ts';
import { foldText } from '../spreadsheet/columns.rules.ts';

const app = useTestApp();
const translators = await Promise.all(SPOKEN.map(loadTranslator));
const IMPORTS = [asignacionImportacion, ausenciaImportacion, preguntaImportacion, usuarioImportacion];

test.each(
  IMPORTS.flatMap((definition) => translators.map((texts) => ({ definition, texts, name: `${definition.domain} ${texts.language}` }))),
)('the headers of $name differ from each other', ({ definition, texts }) => {
  const titles = definition.columns.map((column) => foldText(importTitle(texts, definition.rows, column)));
  expect(new Set(titles).size, titles.join(', ')).toBe(titles.length);
});

describe.each(translators)('a file in $language', (texts) => {
  const kind = ausenciaImportacion.fields.tipo.column;
  const titles = ausenciaImportacion.columns.map((column) => importTitle(texts, ausenciaImportacion.rows, column));

  test('is read with any language of the interface, headers in capitals and coded values by their labels', async () => {
    const admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
    const { codigo_usuario } = await buildUsuario(app.db);
    const reader = translators[(translators.indexOf(texts) + 1) % translators.length] ?? texts;
    const body = await buildSheet([
      titles.map((title) => title.toUpperCase()),
      [codigo_usuario, optionLabel(texts, kind, 'descanso_medico'), '01/12/2026', '05/12/2026', 'x'],
    ]);
    const review = await app.inject({
      method: 'POST',
      url: `/api${api.ausencia.importar.path}?filas=1`,
      headers: {
        authorization: `Bearer ${admin}`,
        'accept-language': reader.language,
        'content-type': api.ausencia.importar.bodyTypes?.[0] ?? '',
      },
      payload: Buffer.from(body),
    });
    const { columnas, filas, message } = review.json();
    expect(filas.map(({ estado, error }: { estado: string; error: string | null }) => [estado, error])).toEqual([['nueva', null]]);
    expect(columnas).toMatchObject({ modo: 'nombre', fila: 1 });
    expect(columnas.columnas.map(({ titulo }: { titulo: string }) => titulo)).toEqual(
      ausenciaImportacion.columns.map((column) => importTitle(reader, ausenciaImportacion.rows, column)),
    );
    expect(message).toBe(reader.text('importacion.leida', { filas: 1 }));
  });
});
