import { preguntaMaestro } from '@portal/contract';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { plantillaXlsx } from './plantilla.ts';
import { useParametros } from '../../parametro/parametro.public.ts';
import { saveFile } from '../../../core/client/save-file.ts';

const ANSWERS = { uno: 2, dos: 3 } as const;

/** The template to download, made in the browser. */
export function PlantillaButton() {
  const t = useTranslations('pregunta.importar');
  const [busy, setBusy] = useState(false);
  const { data: categorias = [] } = useParametros('categoria_pregunta');
  const ejemplo = (name: keyof typeof ANSWERS) => ({
    textos: (['pregunta', 'a', 'b', 'c', 'd'] as const).map((part) => t(`ejemplos.${name}.${part}`)),
    correcta: ANSWERS[name],
  });
  const download = async () => {
    setBusy(true);
    const blob = await plantillaXlsx({
      hoja: t('plantillaHoja'),
      hojaCategorias: t('plantillaCategorias'),
      categorias: categorias.map(({ parametro }) => parametro),
      ayudaTexto: t('ayudaTexto', { maximo: preguntaMaestro.fields.pregunta.max ?? 0 }),
      ayudaCorrecta: t('ayudaCorrecta'),
      ejemplos: [ejemplo('uno'), ejemplo('dos')],
    }).finally(() => setBusy(false));
    saveFile(blob, `${t('plantillaArchivo')}.xlsx`);
  };
  return (
    <Button variant="default" loading={busy} leftSection={<IconDownload size={16} aria-hidden="true" />} onClick={() => void download()}>
      {t('plantilla')}
    </Button>
  );
}
