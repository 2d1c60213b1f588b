import type { Selection } from '@portal/contract/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { simulateUsuarios } from './asignables.queries.ts';
import { PlanesDialog } from './PlanesDialog.tsx';
import { SimulacionDialog } from '../simulacion/SimulacionDialog.tsx';
import { countOf } from '../../../core/list/selection.ts';

interface Props {
  readonly seleccion: Selection;
  /** Plan that is chosen at first. */
  readonly plan: number | undefined;
  /** Shows what would happen at once: that plan is in force. */
  readonly directly?: boolean;
  readonly onClose: () => void;
  /** Called after the plans were assigned. */
  readonly onDone: () => void;
}

/** Dialogs that assign plans to the selected people: first the plans, unless one is given, then what would happen; cancelling that leads back to the plans. */
export function AsignarSteps({ seleccion, plan, directly = false, onClose, onDone }: Props) {
  const t = useTranslations('asignar.plan');
  const [planes, setPlanes] = useState<ReadonlySet<number>>(new Set(plan ? [plan] : []));
  const [shows, setShows] = useState(directly);
  if (!shows) return <PlanesDialog selected={planes} onChange={setPlanes} onNext={() => setShows(true)} onClose={onClose} />;
  return (
    <SimulacionDialog
      title={t('revisar', { total: countOf(seleccion) })}
      question={t('pregunta')}
      simulate={simulateUsuarios(planes, seleccion)}
      onClose={() => setShows(false)}
      onApplied={onDone}
    />
  );
}
