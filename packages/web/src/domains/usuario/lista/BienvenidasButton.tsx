import { Button } from '@mantine/core';
import { LOTE_BIENVENIDA, type Selection } from '@portal/contract';
import { IconMail } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBienvenidas } from '../usuario-master.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { countOf } from '../../../core/list/selection.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

/** Sends the welcome letter to the selected people, after a question. */
export function BienvenidasButton({ selected, onSent }: { selected: Selection; onSent: () => void }) {
  const t = useTranslations('usuario.bienvenida');
  const confirm = useConfirm();
  const send = useBienvenidas();
  const total = countOf(selected);
  const tooMany = total > LOTE_BIENVENIDA;
  const ask = async () => {
    if (!(await confirm({ title: t('confirmarVarias', { total }), text: t('variasTexto'), confirmLabel: t('enviar') }))) return;
    send.mutate(selected, {
      onSuccess: ({ message }) => {
        toast.success(message);
        onSent();
      },
      onError: (error) => toast.error(messageOf(error)),
    });
  };
  return (
    <Button
      size="compact-sm"
      leftSection={<IconMail size={16} aria-hidden="true" />}
      loading={send.isPending}
      disabled={tooMany}
      onClick={() => void ask()}
    >
      {tooMany ? t('demasiadas', { limite: LOTE_BIENVENIDA }) : t('varias')}
    </Button>
  );
}
