import { Button } from '@mantine/core';
import { SCIM_PATH, scimApi, type ScimTokenFila, scimTokenLista } from '@portal/contract/scim';
import { IconBan } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './scim.module.css';
import { downloadScimTokens, useRevokeScimToken, useScimTokens } from './scim.queries.ts';
import { TokenDialog } from './TokenDialog.tsx';
import { messageOf } from '../../core/client/api-error.ts';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { StateBadge, type Tone } from '../../ui/status/StateBadge.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';
import { May } from '../../ui/link/May.tsx';

const TONES: Record<ScimTokenFila['estado'], Tone> = { vigente: 'success', vencido: 'warning', revocado: 'neutral' };

/** /scim: the tokens by which identity providers bring people (P160). */
export function ScimListScreen() {
  const t = useTranslations();
  const list = useList(scimTokenLista, useScimTokenColumns());
  const rows = useScimTokens(list.query);
  const [making, setMaking] = useState(false);
  const address = new URL(`${import.meta.env.BASE_URL}api${SCIM_PATH}`, location.origin).href;
  return (
    <>
      <PageHeader
        title={t('pantallas.scim')}
        actions={
          <May call={scimApi.ins}>
            <Button onClick={() => setMaking(true)}>{t('scim.lista.nuevo')}</Button>
          </May>
        }
      />
      <p className={styles.address}>
        {t('scim.lista.direccion')}: <code>{address}</code>
      </p>
      <DataTable
        caption={t('pantallas.scim')}
        list={list}
        rows={rows}
        empty={<EmptyList text={t('scim.lista.vacio')} />}
        download={downloadScimTokens}
        rowActions={(row) => <Revoke row={row} />}
      />
      {making && <TokenDialog onClose={() => setMaking(false)} />}
    </>
  );
}

/** Button that revokes a token, after saying what ends. */
function Revoke({ row }: { row: ScimTokenFila }) {
  const t = useTranslations('scim');
  const confirm = useConfirm();
  const revoke = useRevokeScimToken();
  if (row.estado === 'revocado') return null;
  const ask = async () => {
    const title = t('revocar.titulo', { nombre: row.nombre });
    const action = () => revoke.mutateAsync(row.id_scim_token);
    try {
      if (await confirm({ title, text: t('revocar.texto'), tone: 'danger', confirmLabel: t('revocar.confirmar'), action }))
        toast.success(t('revocado'));
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <RowAction
      call={scimApi.revocar}
      label={t('lista.revocar', { nombre: row.nombre })}
      icon={IconBan}
      tone="danger"
      onClick={() => void ask()}
    />
  );
}

function useScimTokenColumns(): DisplaysOf<typeof scimTokenLista> {
  const t = useTranslations('comun.opciones');
  return useMemo(
    () => ({
      nombre: { primary: true },
      estado: { cell: (row) => <StateBadge tone={TONES[row.estado]}>{t(`tokenScim.${row.estado}`)}</StateBadge> },
      empresas: { cell: (row) => row.empresas ?? t('alcance.0') },
      prefijo: {},
      fecha_expiracion: {},
      fecha_uso: { hour: true },
      usuario_creacion: { hidden: true },
      fecha_creacion: { hour: true, hidden: true },
      fecha_revocacion: { hour: true, hidden: true },
      id_scim_token: { hidden: true },
    }),
    [t],
  );
}
