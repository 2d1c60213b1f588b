import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { plantillaXlsx } from './plantilla.ts';
import { saveFile } from '../../../core/client/save-file.ts';

const TEXTS = [
  'cod_empresa',
  'empresa',
  'ceco',
  'desc_ceco',
  'trabajador',
  'departamento',
  'tipo_doc',
  'n_doc',
  'mail',
  'telefono',
  'nombre',
  'apellido_paterno',
  'apellido_materno',
  'codigo',
  'puesto_trabajador',
  'sexo',
  'jefe',
] as const;
const HINTS = ['n_doc', 'tipo_doc', 'sexo', 'fecha_ingreso', 'codigo', 'jefe'] as const;

/** The template to download, made in the browser. */
export function PlantillaButton() {
  const t = useTranslations('usuario.importar');
  const [busy, setBusy] = useState(false);
  const ejemplo = (name: 'uno' | 'dos') => Object.fromEntries(TEXTS.map((campo) => [campo, t(`ejemplos.${name}.${campo}`)]));
  const download = async () => {
    setBusy(true);
    const blob = await plantillaXlsx({
      hoja: t('plantillaHoja'),
      ayudas: Object.fromEntries(HINTS.map((campo) => [campo, t(`ayudas.${campo}`)])),
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
