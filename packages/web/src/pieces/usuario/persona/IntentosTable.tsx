import type { IntentoFila, intentoLista } from '@portal/contract/usuario';
import { IconClipboardOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../core/list/list-rows.ts';
import { href } from '../../../core/router/paths.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { StateBadge, type Tone } from '../../../ui/status/StateBadge.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import type { ListModel } from '../../../ui/table/use-list.ts';
import { AnulacionAction } from '../../evaluacion/anulacion/AnulacionAction.tsx';
import { GradeBadge } from '../../evaluacion/GradeBadge.tsx';
import { intentosOf } from './persona.queries.ts';

interface Props {
  readonly id: number;
  readonly persona: string;
  /** Plan of the attempts; 0: all plans. */
  readonly plan?: number;
  /** List of `intentoLista` with `useIntentoColumns`. */
  readonly list: ListModel<IntentoFila>;
  /** Inside a `Section flush`. */
  readonly plain?: boolean;
}

/** Table of a person's attempts with their grades and certificates. */
export function IntentosTable({ id, persona, plan = 0, list, plain = false }: Props) {
  const t = useTranslations('intento');
  const { page, download } = intentosOf(id, plan);
  return (
    <DataTable
      caption={t('tabla', { persona })}
      list={list}
      rows={usePage(...page(list.query))}
      download={download}
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

/** Columns of the attempts of a person. */
export function useIntentoColumns(): DisplaysOf<typeof intentoLista> {
  const t = useTranslations('intento');
  const situacion = useTranslations('comun.opciones.situacionIntento');
  return useMemo(
    () => ({
      plan: {},
      tema: { primary: true },
      fecha: {},
      hora: { filter: false },
      duracion: { filter: false },
      numero_intento: { filter: false, cell: (row) => t('deTotal', { intento: row.numero_intento, total: row.intentos }) },
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
