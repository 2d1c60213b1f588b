import type { Selection } from '@portal/contract/core';
import { type EquipoFila, LIMITE_RESPUESTAS } from '@portal/contract/equipo';
import { IconMessageReply } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useElegidas } from './equipo.queries.ts';
import { ResponderDialog } from './ResponderDialog.tsx';
import { messageOf } from '../../core/client/api-error.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { SelectionButton } from '../../ui/table/controls/SelectionButton.tsx';

interface Props {
  readonly selected: Selection;
  readonly onDone: () => void;
}

/** Gives the same answer to the selected delays, or to all that match; each person keeps an answer of their own. */
export function ResponderElegidas({ selected, onDone }: Props) {
  const t = useTranslations('equipo.lista');
  const read = useElegidas();
  const [filas, setFilas] = useState<readonly EquipoFila[]>([]);
  const open = () => read.mutate(selected, { onSuccess: setFilas, onError: (error) => toast.error(messageOf(error)) });
  return (
    <>
      <SelectionButton
        selected={selected}
        limit={LIMITE_RESPUESTAS}
        tooMany={t('maximo', { limite: LIMITE_RESPUESTAS })}
        label={t('responderElegidas')}
        icon={IconMessageReply}
        loading={read.isPending}
        onClick={open}
      />
      {filas.length > 0 && <ResponderDialog filas={filas} onClose={() => setFilas([])} onSent={onDone} />}
    </>
  );
}
