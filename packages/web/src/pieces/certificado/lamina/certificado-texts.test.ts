import { examples } from '@portal/contract/examples';
import { expect, test } from 'vitest';
import { certificadoTexts, sheetTexts } from './certificado-texts.ts';
import { t } from '../../../testing/text.ts';

test.each(['es', 'xx'])('a certificate issued in «%s» is worded in that language, else in Spanish', async (idioma) => {
  const ficha = { ...examples.certificado.sel, idioma };
  expect(certificadoTexts(await sheetTexts(ficha), ficha)).toMatchObject({
    languageTag: 'es-PE',
    titulo: t('certificado.lamina.titulo'),
    lugarFecha: 'Lima, 20 de noviembre de 2026',
  });
});
