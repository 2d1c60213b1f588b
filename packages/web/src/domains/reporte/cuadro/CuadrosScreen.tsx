import { Button } from '@mantine/core';
import { type CuadroFila, cuadroLista } from '@portal/contract';
import { IconDownload, IconShieldCheck, IconSnowflake } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { downloadCuadros, useArchivo, useCongelar, useCuadros, useVerificar } from './cuadro.queries.ts';
import styles from './cuadro.module.css';
import { messageOf } from '../../../core/client/api-error.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useUser } from '../../../core/session/session.ts';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';

/** Characters of a hash that a row shows. */
const SHORT = 12;

/** /reportecuadro: each report as it was on a day, with its hash, to be taken along and verified (P113). */
export function CuadrosScreen() {
  const t = useTranslations();
  const limited = useUser().indicador_alcance === 1;
  const list = useList(cuadroLista, useColumns());
  return (
    <PageStack>
      <PageHeader title={t('pantallas.reporteCuadro')} actions={!limited && <Congelar />} />
      <DataTable
        caption={t('pantallas.reporteCuadro')}
        list={list}
        rows={useCuadros(list.query)}
        download={downloadCuadros}
        rowActions={(row) => <Acciones row={row} />}
        empty={<EmptyList icon={IconSnowflake} title={t('reporte.cuadro.ninguno')} text={t('reporte.cuadro.ningunoTexto')} />}
      />
    </PageStack>
  );
}

const told = { onError: (error: Error) => toast.error(messageOf(error)) };

function Congelar() {
  const t = useTranslations('reporte.cuadro');
  const confirm = useConfirm();
  const freeze = useCongelar();
  const start = async () => {
    if (await confirm({ title: t('confirmar'), confirmLabel: t('congelar') }))
      freeze.mutate(undefined, { ...told, onSuccess: ({ message }) => toast.success(message) });
  };
  return (
    <Button
      variant="default"
      loading={freeze.isPending}
      leftSection={<IconSnowflake size={16} aria-hidden="true" />}
      onClick={() => void start()}
    >
      {t('congelar')}
    </Button>
  );
}

function Acciones({ row: { id_cuadro, informe, fecha } }: { row: CuadroFila }) {
  const t = useTranslations('reporte.cuadro');
  const labels = useTranslations('comun.opciones.informeCuadro');
  const { short } = useDayFormat();
  const file = useArchivo();
  const verify = useVerificar();
  const named = { informe: labels(informe), fecha: short(fecha) };
  const check = () =>
    verify.mutate(id_cuadro, { ...told, onSuccess: ({ igual, message }) => (igual ? toast.success(message) : toast.error(message)) });
  return (
    <>
      <RowAction label={t('verificar', named)} icon={IconShieldCheck} onClick={check} disabled={verify.isPending} />
      <RowAction
        label={t('descargar', named)}
        icon={IconDownload}
        disabled={file.isPending}
        onClick={() => file.mutate({ id: id_cuadro, name: `UCJ-${labels(informe)} ${fecha}.xlsx` }, told)}
      />
    </>
  );
}

function useColumns(): DisplaysOf<typeof cuadroLista> {
  const t = useTranslations('reporte.cuadro');
  return useMemo(
    () => ({
      fecha: {},
      informe: { primary: true },
      plan: {},
      filas: {},
      huella: {
        cell: ({ huella }) => (
          <code className={styles.huella} title={huella}>
            {huella.slice(0, SHORT)}…
          </code>
        ),
      },
      momento: { hour: true },
      autor: { cell: ({ autor }) => autor ?? t('automatico') },
    }),
    [t],
  );
}
