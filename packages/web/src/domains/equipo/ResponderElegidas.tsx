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
  readonly read: Parameters<typeof useElegidas>[0];
  readonly onDone: () => void;
}

/** Gives the same answer to the selected delays, or to all that match; each delay keeps an answer of its own. */
export function ResponderElegidas({ selected, read: readElegidas, onDone }: Props) {
  const t = useTranslations('equipo.lista');
  const read = useElegidas(readElegidas);
  const [filas, setFilas] = useState<readonly EquipoFila[]>([]);
  const tooMany = t('maximo', { limite: LIMITE_RESPUESTAS });
  const show = (found: readonly EquipoFila[]) => (found.length > LIMITE_RESPUESTAS ? toast.error(tooMany) : setFilas(found));
  const open = () => read.mutate(selected, { onSuccess: show, onError: (error) => toast.error(messageOf(error)) });
  return (
    <>
      <SelectionButton
        selected={selected}
        limit={LIMITE_RESPUESTAS}
        tooMany={tooMany}
        label={t('responderElegidas')}
        icon={IconMessageReply}
        loading={read.isPending}
        onClick={open}
      />
      {filas.length > 0 && <ResponderDialog filas={filas} onClose={() => setFilas([])} onSent={onDone} />}
    </>
  );
}
