import { type CertificadoFicha, certificadoLista } from '@portal/contract/certificado';
import { IconCertificate } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CertificadoEstado } from './CertificadoDatos.tsx';
import styles from '../../pieces/certificado/certificado.module.css';
import { useCertificados } from '../../pieces/certificado/certificado.queries.ts';
import { DescargarCertificadoButton } from '../../pieces/certificado/DescargarCertificadoButton.tsx';
import { rowsOf } from '../../core/list/list-rows.ts';
import { href } from '../../core/router/paths.ts';
import { useUser } from '../../core/session/session.ts';
import { AppLink, LinkButton } from '../../ui/link/AppLink.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { GradeBadge } from '../../pieces/evaluacion/GradeBadge.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';

/** /certificado: the person's own certificates, the newest first. */
export function MisCertificadosScreen() {
  const t = useTranslations();
  const { id } = useUser();
  const list = useList(certificadoLista, useCertificadoColumns());
  const { loading: _quiet, ...rows } = rowsOf(useCertificados(id));
  return (
    <>
      <PageHeader title={t('pantallas.misCertificados')} />
      <DataTable
        caption={t('certificado.lista.tabla')}
        list={list}
        rows={rows}
        filterable={false}
        choosable={false}
        rowActions={(row) => <Actions ficha={row} />}
        empty={
          <EmptyList
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

function useCertificadoColumns(): DisplaysOf<typeof certificadoLista> {
  const t = useTranslations('certificado.ficha');
  return useMemo(
    () => ({
      tema: {
        primary: true,
        cell: (row) => <AppLink {...href('/certificadovisor', { id: row.id_evaluacion })}>{row.tema}</AppLink>,
      },
      fecha: {},
      nota: { cell: (row) => (row.nota === null ? t('sinNota') : <GradeBadge grade={row.nota} passMark={0} />) },
      numero: { roomy: 'laptop' },
      codigo: { cell: ({ codigo }) => codigo && <span className={styles.whole}>{codigo}</span> },
      estado: { cell: (row) => <CertificadoEstado estado={row.estado} /> },
    }),
    [t],
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
        variant="subtle"
        short
        label={t('lista.descargarDe', { tema: ficha.tema })}
      />
    </span>
  );
}
