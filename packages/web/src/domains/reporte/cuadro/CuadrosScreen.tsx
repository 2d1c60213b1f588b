import { Button } from '@mantine/core';
import { type CuadroFila, cuadroLista, reporteApi } from '@portal/contract/reporte';
import { IconEye, IconSnowflake } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Descargar, useNamed, Verificar } from './acciones.tsx';
import { downloadCuadros, useCongelar, useCuadros } from './cuadro.queries.ts';
import styles from './cuadro.module.css';
import { messageOf } from '../../../core/client/api-error.ts';
import { href } from '../../../core/router/paths.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { May } from '../../../ui/link/May.tsx';

/** Characters of a hash that a row shows. */
const SHORT = 12;

/** /reportecuadro: each report as it was on a day, with its hash, to be taken along and verified (P113). */
export function CuadrosScreen() {
  const t = useTranslations();
  const list = useList(cuadroLista, COLUMNS);
  return (
    <PageStack>
      <PageHeader
        title={t('pantallas.reporteCuadro')}
        actions={
          <May call={reporteApi.congelar}>
            <Congelar />
          </May>
        }
      />
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

function Acciones({ row }: { row: CuadroFila }) {
  const t = useTranslations('reporte.cuadro');
  return (
    <>
      <RowAction label={t('ver', useNamed(row))} icon={IconEye} link={href('/reportecuadrover', { id: row.id_cuadro })} />
      <Verificar row={row} />
      <Descargar row={row} />
    </>
  );
}

const COLUMNS: DisplaysOf<typeof cuadroLista> = {
  fecha: {},
  informe: { primary: true, cell: (row) => <Informe row={row} /> },
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
  origen: {},
  autor: {},
};

function Informe({ row: { id_cuadro, informe } }: { row: CuadroFila }) {
  const labels = useTranslations('comun.opciones.informeCuadro');
  return <AppLink {...href('/reportecuadrover', { id: id_cuadro })}>{labels(informe)}</AppLink>;
}
