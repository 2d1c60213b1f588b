import { type IntentoFila, intentoLista } from '@portal/contract/usuario';
import { IconClipboardOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { href } from '../../../core/router/paths.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { StateBadge, type Tone } from '../../../ui/status/StateBadge.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useLocalList } from '../../../ui/table/use-list.ts';
import { AnulacionAction } from '../../evaluacion/anulacion/AnulacionAction.tsx';
import { GradeBadge } from '../../evaluacion/GradeBadge.tsx';

interface Props {
  readonly persona: string;
  readonly intentos: readonly IntentoFila[];
  /** Inside a `Section flush`. */
  readonly plain?: boolean;
}

/** Table of a person's attempts with their grades and certificates. */
export function IntentosTable({ persona, intentos, plain = false }: Props) {
  const t = useTranslations('intento');
  return (
    <DataTable
      caption={t('tabla', { persona })}
      list={useLocalList(intentoLista, useIntentoColumns())}
      rows={{ rows: intentos }}
      plain={plain}
      rowActions={(row) =>
        row.situacion !== 'abierto' && <AnulacionAction {...row} personal={persona} annulled={row.situacion === 'anulado'} />
      }
      empty={<EmptyList icon={IconClipboardOff} title={t('vacio')} text={t('vacioTexto')} />}
    />
  );
}

const TONES: Record<IntentoFila['situacion'], Tone> = {
  aprobado: 'success',
  desaprobado: 'danger',
  abierto: 'info',
  anulado: 'neutral',
};

function useIntentoColumns(): DisplaysOf<typeof intentoLista> {
  const t = useTranslations('intento');
  const situacion = useTranslations('comun.opciones.situacionIntento');
  return useMemo(
    () => ({
      plan: {},
      tema: { primary: true },
      fecha: {},
      hora: {},
      numero_intento: { cell: (row) => t('deTotal', { intento: row.numero_intento, total: row.intentos }) },
      nota: { cell: (row) => (row.nota === null ? t('sinNota') : <GradeBadge grade={row.nota} passMark={row.notaminima} />) },
      situacion: { cell: (row) => <StateBadge tone={TONES[row.situacion]}>{situacion(row.situacion)}</StateBadge> },
      certificado: {
        cell: ({ id_evaluacion, certificado }) =>
          certificado === null ? (
            t('sinCertificado')
          ) : (
            <AppLink {...href('/certificadovisor', { id: id_evaluacion })} aria-label={t('verCertificado', { numero: certificado })}>
              {certificado}
            </AppLink>
          ),
      },
    }),
    [t, situacion],
  );
}
