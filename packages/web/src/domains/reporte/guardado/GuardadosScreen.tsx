import { Text } from '@mantine/core';
import { type GuardadoFila, guardadoLista, reporteApi } from '@portal/contract/reporte';
import { IconBookmarks, IconHistory, IconMailForward, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EnviosDialog } from './EnviosDialog.tsx';
import { guardadoHref } from './guardado-href.ts';
import { GuardadoDialog } from './GuardadoDialog.tsx';
import { downloadGuardados, useBorrarGuardado, useEnviarGuardado, useGuardado, useGuardados } from './guardado.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { AppLink, LinkButton } from '../../../ui/link/AppLink.tsx';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';

const COLUMNS: DisplaysOf<typeof guardadoLista> = {
  nombre: { primary: true, cell: (row) => <Nombre row={row} /> },
  ruta: {},
  rango: {},
  autor: {},
  compartido: {},
  frecuencia: {},
  pausado: { hidden: true },
  ultimo_envio: {},
  resultado: { sortable: false, filter: false },
};

/** /reporteguardado: the reports that the caller saved, and those that others share or send to the caller (P110). */
export function GuardadosScreen() {
  const t = useTranslations();
  const { id } = useScreenSearch('/reporteguardado');
  const list = useList(guardadoLista, COLUMNS);
  return (
    <PageStack>
      <PageHeader title={t('pantallas.reporteGuardado')} />
      {id !== undefined && <Enlazado id={id} />}
      <DataTable
        caption={t('pantallas.reporteGuardado')}
        list={list}
        rows={useGuardados(list.query)}
        download={downloadGuardados}
        rowActions={(row) => <Acciones row={row} />}
        empty={
          <EmptyList
            icon={IconBookmarks}
            title={t('reporte.guardado.ninguno')}
            text={t('reporte.guardado.ningunoTexto')}
            action={<LinkButton to="/asignacion">{t('pantallas.asignaciones')}</LinkButton>}
          />
        }
      />
    </PageStack>
  );
}

/** The report to which a mail leads. */
function Enlazado({ id }: { id: number }) {
  const t = useTranslations('reporte.guardado');
  return (
    <Section>
      <QueryContent query={useGuardado(id)}>
        {(guardado) => <PageHeader title={guardado.nombre} actions={<LinkButton {...guardadoHref(guardado)}>{t('abrir')}</LinkButton>} />}
      </QueryContent>
    </Section>
  );
}

/** Name and way to a report; how many companies of its filter lie outside of the reader's access (P110). */
function Nombre({ row }: { row: GuardadoFila }) {
  const t = useTranslations('reporte.guardado');
  return (
    <>
      <AppLink {...guardadoHref(row)}>{row.nombre}</AppLink>
      {row.empresas_fuera > 0 && (
        <Text size="xs" c="dimmed">
          {t('fuera', { total: row.empresas_fuera })}
        </Text>
      )}
    </>
  );
}

function Acciones({ row }: { row: GuardadoFila }) {
  const t = useTranslations('reporte.guardado');
  const confirm = useConfirm();
  const send = useEnviarGuardado();
  const remove = useBorrarGuardado();
  const [editing, setEditing] = useState(false);
  const [sendings, setSendings] = useState(false);
  const { id_reporte, nombre, propio, frecuencia, ultimo_envio } = row;
  const tell = {
    onSuccess: ({ message }: { message: string }) => toast.success(message),
    onError: (error: Error) => toast.error(messageOf(error)),
  };
  const erase = async () => {
    if (await confirm({ title: t('confirmarBorrar', { nombre }), confirmLabel: t('borrar'), tone: 'danger' }))
      remove.mutate(id_reporte, tell);
  };
  return (
    <>
      <RowAction
        call={reporteApi.enviarGuardado}
        label={`${t('ahora')}: ${nombre}`}
        icon={IconMailForward}
        onClick={() => send.mutate(id_reporte, tell)}
        disabled={send.isPending}
      />
      {propio && (frecuencia || ultimo_envio) && (
        <RowAction label={t('envios.ver', { nombre })} icon={IconHistory} onClick={() => setSendings(true)} />
      )}
      {propio && <RowAction label={`${t('cambiar')}: ${nombre}`} icon={IconPencil} onClick={() => setEditing(true)} />}
      {propio && <RowAction label={`${t('borrar')}: ${nombre}`} icon={IconTrash} tone="danger" onClick={() => void erase()} />}
      {sendings && <EnviosDialog guardado={row} onClose={() => setSendings(false)} />}
      {editing && <Editor id={id_reporte} onClose={() => setEditing(false)} />}
    </>
  );
}

function Editor({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useGuardado(id);
  if (!data) return null;
  const { nombre, ruta, guardados, rango, columnas, compartido, frecuencia, dia, hora, destinatarios, pausado, version } = data;
  const { a_direccion, formato } = data;
  const recipients = destinatarios.map(({ id_usuario }) => id_usuario);
  const initial = {
    nombre,
    ruta,
    filtros: guardados,
    rango,
    columnas,
    compartido,
    frecuencia,
    dia,
    hora,
    destinatarios: recipients,
    a_direccion,
    formato,
    pausado,
  };
  return <GuardadoDialog initial={initial} stored={{ id_reporte: id, version }} onClose={onClose} />;
}
