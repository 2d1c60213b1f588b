import { examples } from '@portal/contract/examples';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const [tema] = examples.tema.sellst;

test('the list shows a rating from 1 to 10 as its files do, counts with separators and identifiers without', async () => {
  const sellst = [{ ...tema!, id_tema: 1234, rating: 77.9, preguntas: 3012 }];
  await renderScreen('/tema?ocultas=-', { session: 'admin', calls: { tema: { sellst } } });
  const [row] = await rowsOf(t('tema.lista.titulo'));
  const cell = (column: string) => row?.querySelector(`[data-label="${column}"]`)?.textContent;
  expect(cell(t('tema.campos.rating'))).toBe('7.8');
  expect(cell(t('tema.encabezados.preguntas'))).toBe('3,012');
  expect(cell(t('tema.campos.id_tema'))).toBe('1234');
});
