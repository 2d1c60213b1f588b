import { LIMITE_CIERRE } from '@portal/contract/asignacion';
import type { Selection } from '@portal/contract/core';
import { IconCalendarPlus, IconMail, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useElegidas } from './plan-usuarios.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { SelectionButton } from '../../../ui/table/controls/SelectionButton.tsx';
import { CerrarDialog } from '../../../pieces/asignacion/lista/CerrarDialog.tsx';
import { ProrrogarDialog } from '../../../pieces/asignacion/lista/ProrrogarDialog.tsx';
import { AvisarDialog } from '../../../pieces/email/AvisarDialog.tsx';

interface Props {
  readonly id_planestudio: number;
  readonly selected: Selection;
  /** Called after something was done to them. */
  readonly onDone: () => void;
}

const ACTOS = [
  ['avisar', IconMail],
  ['prorrogar', IconCalendarPlus],
  ['retirar', IconTrash],
] as const;

/** Act on the selected assignments, which were found by id when the button was pressed. */
interface Acto {
  readonly cual: (typeof ACTOS)[number][0];
  readonly ids: readonly number[];
}

/** Notifies the selected people of a plan, extends their deadlines or takes the plan from them, after a question that says what follows. */
export function SeleccionActions({ id_planestudio, selected, onDone }: Props) {
  const t = useTranslations();
  const [acto, setActo] = useState<Acto>();
  const find = useElegidas(id_planestudio);
  const labels = {
    avisar: 'email.avisar.varios',
    prorrogar: 'asignacion.prorroga.seleccionados',
    retirar: 'asignacion.cierre.seleccionados',
  } as const;
  const start = (cual: Acto['cual']) =>
    find.mutate(selected, { onSuccess: (ids) => setActo({ cual, ids }), onError: (error) => toast.error(messageOf(error)) });
  return (
    <>
      {ACTOS.map(([cual, icon]) => (
        <SelectionButton
          key={cual}
          label={t(labels[cual])}
          icon={icon}
          danger={cual === 'retirar'}
          selected={selected}
          limit={LIMITE_CIERRE}
          tooMany={t('asignacion.cierre.maximo', { limite: LIMITE_CIERRE })}
          loading={find.isPending}
          onClick={() => start(cual)}
        />
      ))}
      {acto && <Pregunta acto={acto} onClose={() => setActo(undefined)} onDone={onDone} />}
    </>
  );
}

function Pregunta({ acto: { cual, ids }, ...rest }: { acto: Acto; onClose: () => void; onDone: () => void }) {
  const t = useTranslations();
  const elegidas = { seleccion: { ids }, filtros: {} };
  if (cual === 'prorrogar') return <ProrrogarDialog elegidas={elegidas} {...rest} />;
  if (cual === 'retirar') return <CerrarDialog title={t('asignacion.cierre.confirmarVarios')} elegidas={elegidas} {...rest} />;
  return (
    <AvisarDialog
      asignaciones={{ ids: [...ids] }}
      title={t('email.avisar.confirmarVarios', { total: ids.length })}
      onClose={rest.onClose}
    />
  );
}
