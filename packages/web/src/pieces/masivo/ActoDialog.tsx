import type { Selection } from '@portal/contract/core';
import type { ClaseMasivo } from '@portal/contract/masivo';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { actoOf, type Registros } from './acto.ts';
import { ActoField } from './ActoField.tsx';
import { Confirmacion } from './Confirmacion.tsx';
import { Marco, OperacionDialog } from './OperacionDialog.tsx';
import { useToday } from '../../core/i18n/use-today.ts';
import { countOf } from '../../core/list/selection.ts';

interface Props extends Registros {
  readonly clase: ClaseMasivo;
  readonly seleccion: Selection;
  readonly onClose: () => void;
  /** Called after the act was confirmed. */
  readonly onConfirmed: () => void;
}

/** Act on the selected records: its value, what follows, then its progress. */
export function ActoDialog({ clase, de, id_dominio, seleccion, onClose, onConfirmed }: Props) {
  const t = useTranslations();
  const today = useToday();
  const [valor, setValor] = useState(clase === 'cesar' ? today : null);
  const [id, setId] = useState<number>();
  const acto = useMemo(() => actoOf({ clase, valor, de, id_dominio }), [clase, valor, de, id_dominio]);
  // Confirming empties the selection of the table.
  const [chosen] = useState(seleccion);
  if (id !== undefined) return <OperacionDialog id={id} clase={clase} de={de} onClose={onClose} />;
  const confirmed = (done: number) => {
    setId(done);
    onConfirmed();
  };
  return (
    <Marco
      title={t(de ? 'masivo.tituloRegistros' : 'masivo.titulo', {
        acto: t(`comun.opciones.claseMasivo.${clase}`),
        total: countOf(chosen),
      })}
      onClose={onClose}
    >
      <Confirmacion clase={clase} de={de} pedido={acto && { ...acto, seleccion: chosen }} onConfirmed={confirmed} onClose={onClose}>
        <ActoField clase={clase} de={de} value={valor} onChange={setValor} />
      </Confirmacion>
    </Marco>
  );
}
