import { type CorreoFila, emailApi } from '@portal/contract/email';
import { IconEye, IconMailX, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReenviar, useRebote } from './email.queries.ts';
import { MotivoDialog } from './MotivoDialog.tsx';
import { messageOf } from '../../core/client/api-error.ts';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { toast } from '../../ui/overlay/toast.tsx';

const RESENT: ReadonlySet<CorreoFila['estado']> = new Set(['pendiente', 'fallido', 'rebotado']);
const RETURNED: ReadonlySet<CorreoFila['estado']> = new Set(['enviado', 'fallido']);

const told = {
  onSuccess: ({ message }: { message: string }) => toast.success(message),
  onError: (error: unknown) => toast.error(messageOf(error)),
};

interface Props {
  readonly row: CorreoFila;
  readonly onRead: () => void;
}

/** Reads a message, sends it again, or notes that it came back. */
export function CorreoActions({ row, onRead }: Props) {
  const t = useTranslations('email');
  const confirm = useConfirm();
  const retry = useReenviar();
  const bounce = useRebote();
  const [asking, setAsking] = useState(false);
  const { id_correo, destinatario, asunto, estado } = row;
  const again = async () => {
    const options = {
      title: t('bandeja.reenviarConfirmar', { destinatario }),
      text: t('bandeja.reenviarTexto'),
      confirmLabel: t('avisar.enviar'),
    };
    if (estado === 'rebotado' && !(await confirm(options))) return;
    retry.mutate(id_correo, told);
  };
  const close = () => setAsking(false);
  return (
    <>
      <RowAction call={emailApi.sel} label={t('leer', { asunto, destinatario })} icon={IconEye} onClick={onRead} />
      {RESENT.has(estado) && (
        <RowAction
          call={emailApi.reenviar}
          label={t('reenviar', { destinatario })}
          icon={IconRefresh}
          onClick={() => void again()}
          disabled={retry.isPending}
        />
      )}
      {RETURNED.has(estado) && (
        <RowAction call={emailApi.rebote} label={t('bandeja.rebote', { destinatario })} icon={IconMailX} onClick={() => setAsking(true)} />
      )}
      {asking && (
        <MotivoDialog
          title={t('bandeja.reboteTitulo')}
          text={t('bandeja.reboteTexto', { destinatario })}
          label={t('bandeja.anotar')}
          busy={bounce.isPending}
          onConfirm={(motivo) => bounce.mutate({ id_correo, motivo }, { ...told, onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}
