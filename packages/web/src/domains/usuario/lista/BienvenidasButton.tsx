import type { Selection } from '@portal/contract/core';
import { LOTE_BIENVENIDA } from '@portal/contract/email';
import { IconMail } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBienvenidas } from '../../../pieces/usuario/usuario-master.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { countOf } from '../../../core/list/selection.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { SelectionButton } from '../../../ui/table/controls/SelectionButton.tsx';

/** Sends the welcome letter to the selected people, after a question; `onSent` gets the number of the send. */
export function BienvenidasButton({ selected, onSent }: { selected: Selection; onSent: (lote: number | null) => void }) {
  const t = useTranslations('usuario.bienvenida');
  const comun = useTranslations('comun');
  const confirm = useConfirm();
  const send = useBienvenidas();
  const ask = async () => {
    if (!(await confirm({ title: t('confirmarVarias', { total: countOf(selected) }), text: t('variasTexto'), confirmLabel: t('enviar') })))
      return;
    send.mutate(selected, {
      onSuccess: ({ message, lote }) => {
        toast.success(message);
        onSent(lote);
      },
      onError: (error) => toast.error(messageOf(error)),
    });
  };
  return (
    <SelectionButton
      label={t('varias')}
      icon={IconMail}
      selected={selected}
      limit={LOTE_BIENVENIDA}
      tooMany={comun('maximoPersonas', { limite: LOTE_BIENVENIDA })}
      loading={send.isPending}
      onClick={() => void ask()}
    />
  );
}
