import { LIMITE_CIERRE } from '@portal/contract/asignacion';
import type { Selection } from '@portal/contract/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useElegidas } from './plan-usuarios.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { SelectionButton } from '../../../ui/table/controls/SelectionButton.tsx';
import { CerrarDialog } from '../../../pieces/asignacion/lista/CerrarDialog.tsx';

interface Props {
  readonly id_planestudio: number;
  readonly selected: Selection;
  /** Called after the plan was taken from them. */
  readonly onDone: () => void;
}

/** Takes the plan from the selected people after a question that says what follows. */
export function RetirarButton({ id_planestudio, selected, onDone }: Props) {
  const t = useTranslations('asignacion.cierre');
  const [ids, setIds] = useState<readonly number[]>();
  const find = useElegidas(id_planestudio);
  return (
    <>
      <SelectionButton
        label={t('seleccionados')}
        icon={IconTrash}
        danger
        selected={selected}
        limit={LIMITE_CIERRE}
        tooMany={t('maximo', { limite: LIMITE_CIERRE })}
        loading={find.isPending}
        onClick={() => find.mutate(selected, { onSuccess: setIds, onError: (error) => toast.error(messageOf(error)) })}
      />
      {ids && (
        <CerrarDialog
          title={t('confirmarVarios')}
          elegidas={{ seleccion: { ids }, filtros: {} }}
          onClose={() => setIds(undefined)}
          onDone={onDone}
        />
      )}
    </>
  );
}
