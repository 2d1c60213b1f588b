import type { Selection } from '@portal/contract/core';
import { LOTE_BANDEJA } from '@portal/contract/email';
import { IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDescartar, useLiberar } from './email.queries.ts';
import { MotivoDialog } from './MotivoDialog.tsx';
import { messageOf } from '../../core/client/api-error.ts';
import { countOf } from '../../core/list/selection.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { SelectionButton } from '../../ui/table/controls/SelectionButton.tsx';

interface Props {
  readonly selected: Selection;
  readonly onDone: () => void;
}

/** Releases or discards the selected messages, or all that match. */
export function CorreosElegidos({ selected, onDone }: Props) {
  const t = useTranslations('email.bandeja');
  const confirm = useConfirm();
  const release = useLiberar();
  const discard = useDescartar();
  const [asking, setAsking] = useState(false);
  const total = countOf(selected);
  const told = {
    onSuccess: ({ message }: { message: string }) => {
      toast.success(message);
      onDone();
    },
    onError: (error: unknown) => toast.error(messageOf(error)),
    onSettled: () => setAsking(false),
  };
  const ask = async () => {
    const options = { title: t('liberarConfirmar', { total }), text: t('liberarTexto'), confirmLabel: t('liberar') };
    if (await confirm(options)) release.mutate({ seleccion: selected }, told);
  };
  const limits = { selected, limit: LOTE_BANDEJA, tooMany: t('maximo', { limite: LOTE_BANDEJA }) };
  return (
    <>
      <SelectionButton {...limits} label={t('liberar')} icon={IconSend} loading={release.isPending} onClick={() => void ask()} />
      <SelectionButton
        {...limits}
        label={t('descartar')}
        icon={IconTrash}
        danger
        loading={discard.isPending}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <MotivoDialog
          title={t('descartarTitulo', { total })}
          text={t('descartarTexto')}
          label={t('descartar')}
          busy={discard.isPending}
          onConfirm={(motivo) => discard.mutate({ seleccion: selected, motivo }, told)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
