import type { feriadoMaestro } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { feriados } from './feriado.queries.ts';
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
  return (
    <MasterList
      title={t('pantallas.feriados')}
      description={t('feriado.lista.texto')}
      columns={COLUMNS}
      queries={feriados}
      editPath="/feriadoedit"
      newLabel={t('feriado.lista.nuevo')}
      empty={t('vacio.feriados')}
    />
  );
}
