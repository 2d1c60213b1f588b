import { evaluacionApi } from '@portal/contract/evaluacion';
import { IconArrowBackUp, IconCircleOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AnulacionDialog } from './AnulacionDialog.tsx';
import { RowAction } from '../../../ui/link/RowAction.tsx';

interface Props {
  readonly id_evaluacion: number;
  readonly personal: string;
  readonly tema: string;
  readonly numero_intento: number;
  readonly annulled: boolean;
}

/** Action of a row that annuls a graded attempt, or restores an annulled one. */
export function AnulacionAction({ id_evaluacion, personal, tema, numero_intento, annulled }: Props) {
  const t = useTranslations('intento.anulacion');
  const [asking, setAsking] = useState(false);
  const fila = t('fila', { personal, tema, intento: numero_intento });
  return (
    <>
      <RowAction
        call={evaluacionApi.anular}
        label={`${t(annulled ? 'reponer' : 'anular')}: ${fila}`}
        icon={annulled ? IconArrowBackUp : IconCircleOff}
        tone={annulled ? 'normal' : 'danger'}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <AnulacionDialog
          elegidos={{ seleccion: { ids: [id_evaluacion] }, codigo_estado: annulled ? 1 : 2 }}
          title={t(annulled ? 'confirmarReponer' : 'confirmarUno', { personal, tema })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
