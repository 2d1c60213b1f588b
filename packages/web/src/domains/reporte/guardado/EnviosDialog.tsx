import { type EnvioFila, envioLista, type GuardadoFila, type ResultadoEnvio } from '@portal/contract/reporte';
import { IconMailForward } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { downloadEnvios, useEnvios } from './guardado.queries.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { StateBadge, type Tone } from '../../../ui/status/StateBadge.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useLocalList } from '../../../ui/table/use-list.ts';

const TONES: Record<ResultadoEnvio, Tone> = {
  pendiente: 'info',
  adjunto: 'success',
  enlace: 'success',
  vacio: 'neutral',
  grande: 'warning',
  sin_acceso: 'warning',
  sin_correo: 'warning',
  error: 'danger',
};

interface Props {
  readonly guardado: Pick<GuardadoFila, 'id_reporte' | 'nombre'>;
  readonly onClose: () => void;
}

/** To whom a saved report was sent, what, and what became of each letter. */
export function EnviosDialog({ guardado: { id_reporte, nombre }, onClose }: Props) {
  const t = useTranslations('reporte.guardado.envios');
  const title = t('titulo', { nombre });
  const list = useLocalList(envioLista, useColumns());
  return (
    <Dialog onClose={onClose} title={title} size="xl">
      <DataTable
        plain
        caption={title}
        list={list}
        rows={useEnvios(id_reporte, list.query)}
        download={downloadEnvios(id_reporte)}
        empty={<EmptyList icon={IconMailForward} title={t('ninguno')} text={t('ningunoTexto')} />}
      />
    </Dialog>
  );
}

function useColumns(): DisplaysOf<typeof envioLista> {
  const t = useTranslations('reporte.guardado.envios');
  const results = useTranslations('comun.opciones.resultadoEnvio');
  return useMemo(
    () => ({
      fecha: {},
      personal: { primary: true },
      empresas: { cell: ({ empresas }: EnvioFila) => empresas ?? t('propias') },
      resultado: { cell: ({ resultado }: EnvioFila) => <StateBadge tone={TONES[resultado]}>{results(resultado)}</StateBadge> },
      filas: {},
      carta: {},
    }),
    [t, results],
  );
}
