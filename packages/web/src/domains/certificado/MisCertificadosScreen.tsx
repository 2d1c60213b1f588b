import type { CertificadoFicha } from '@portal/contract';
import { IconCertificate } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CertificadoEstado } from './CertificadoDatos.tsx';
import styles from './certificado.module.css';
import { useCertificados } from './certificado.queries.ts';
import { DescargarCertificadoButton } from './DescargarCertificadoButton.tsx';
import { messageOf } from '../../core/client/api-error.ts';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { href } from '../../core/router/paths.ts';
import { useTableSearch } from '../../core/router/table-search.ts';
import { useUser } from '../../core/session/session.ts';
import { AppLink, LinkButton } from '../../ui/link/AppLink.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { GradeBadge } from '../evaluacion/evaluacion-pieces.public.ts';
import { defineColumns } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';

const rowId = (row: CertificadoFicha) => String(row.id_evaluacion);

/** /certificado: the person's own certificates, the newest first. */
export function MisCertificadosScreen() {
  const t = useTranslations();
  const { id } = useUser();
  const { data, error, refetch } = useCertificados(id);
  const columns = useColumns();
  const table = useTableSearch();
  return (
    <>
      <PageHeader title={t('pantallas.misCertificados')} description={t('certificado.lista.texto')} />
      <DataTable
        caption={t('certificado.lista.tabla')}
        columns={columns}
        rows={data}
        rowId={rowId}
        {...table}
        error={error && messageOf(error)}
        onRetry={() => void refetch()}
        rowActions={(row) => <Actions ficha={row} />}
        empty={
          <EmptyState
            icon={IconCertificate}
            title={t('certificado.lista.vacio')}
            text={t('certificado.lista.vacioTexto')}
            action={<LinkButton {...href('/dashboardtema')}>{t('certificado.lista.irTemas')}</LinkButton>}
          />
        }
      />
    </>
  );
}

function useColumns() {
  const t = useTranslations('certificado.ficha');
  const day = useDayFormat();
  return useMemo(
    () =>
      defineColumns<CertificadoFicha>([
        {
          id: 'tema',
          header: t('tema'),
          primary: true,
          cell: (row) => <AppLink {...href('/certificadovisor', { id: row.id_evaluacion })}>{row.tema}</AppLink>,
        },
        { id: 'fecha', header: t('fecha'), cell: (row) => day.short(row.fecha) },
        {
          id: 'nota',
          header: t('nota'),
          align: 'right',
          cell: (row) => (row.nota === null ? t('sinNota') : <GradeBadge grade={row.nota} passMark={0} />),
        },
        { id: 'numero', header: t('numero') },
        { id: 'codigo', header: t('codigo') },
        { id: 'estado', header: t('estado'), cell: (row) => <CertificadoEstado estado={row.estado} /> },
      ]),
    [t, day],
  );
}

function Actions({ ficha }: { ficha: CertificadoFicha }) {
  const t = useTranslations('certificado');
  if (ficha.estado === 'Anulado') return null;
  return (
    <span className={styles.rowAction}>
      <DescargarCertificadoButton
        idEvaluacion={ficha.id_evaluacion}
        size="compact-sm"
        label={t('lista.descargarDe', { tema: ficha.tema })}
      />
    </span>
  );
}
