import { dayRangeText } from '@portal/contract/core';
import type { feriadoMaestro } from '@portal/contract/feriado';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { feriados } from './feriado.queries.ts';
import { useToday } from '../../core/i18n/use-today.ts';
import { useListAddress } from '../../core/list/use-list-address.ts';
import { useMasterRows } from '../../core/master/use-master.ts';
import { MasterList } from '../../ui/master/MasterList.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';

const COLUMNS: DisplaysOf<typeof feriadoMaestro.list> = {
  fecha: {},
  feriado: { primary: true },
  fecha_modificacion: { hidden: true },
  usuario_modificacion: { hidden: true },
};

/** /feriado: the days on which no reminder goes out (P43). */
export function FeriadoListScreen() {
  const t = useTranslations();
  useThisYearOn();
  return (
    <MasterList
      title={t('pantallas.feriados')}
      columns={COLUMNS}
      queries={feriados}
      editPath="/feriadoedit"
      newLabel={t('feriado.lista.nuevo')}
      empty={t('vacio.feriados')}
    />
  );
}

/** Shows the days of this year and later ones, if there are any, to who opens the list without a filter, an order or a page of their own. */
function useThisYearOn(): void {
  const year = useToday().slice(0, 4);
  const filtro = { fecha: dayRangeText({ from: `${year}-01-01` }) };
  const { address, write } = useListAddress();
  const plain = useRef(Object.values(address).every((part) => part === undefined));
  const { total = 0 } = useMasterRows(feriados, { pagina: 1, tamano: 1, filtro });
  useEffect(() => {
    if (!plain.current || total === 0) return;
    // A person who clears the filter sees every year.
    plain.current = false;
    write({ filtro });
  });
}
