import { asignacionApi, type AsignacionFila, LIMITE_CIERRE, seleccionAsignaciones } from '@portal/contract/asignacion';
import { emailApi } from '@portal/contract/email';
import { IconCalendarPlus, IconMail, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AvisoAction } from '../../../pieces/asignacion/lista/AvisoAction.tsx';
import { CerrarDialog } from '../../../pieces/asignacion/lista/CerrarDialog.tsx';
import { ProrrogarDialog } from '../../../pieces/asignacion/lista/ProrrogarDialog.tsx';
import type { Filtros } from '../../../pieces/asignacion/lista/filtros.ts';
import { TelefonoAviso } from './TelefonoAviso.tsx';
import type { ListRows } from '../../../core/list/list-rows.ts';
import { countOf, NOTHING } from '../../../core/list/selection.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { SelectionButton } from '../../../ui/table/controls/SelectionButton.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { ListModel } from '../../../ui/table/use-list.ts';
import type { Avisables } from '../../../pieces/email/envio.queries.ts';
import { AvisarDialog } from '../../../pieces/email/AvisarDialog.tsx';
import { useMayCall } from '../../../core/session/may-call.ts';

interface Props {
  readonly filtros: Filtros;
  readonly list: ListModel<AsignacionFila>;
  readonly rows: ListRows<AsignacionFila>;
  readonly download: ListDownload;
  readonly empty: ReactNode;
}

/** Assignments that the filters describe; the selected ones, or all that match, are closed. Other filters mount it again. */
export function AsignacionesTable({ filtros, list, rows, download, empty }: Props) {
  const t = useTranslations('asignacion');
  const mayTell = useMayCall()(emailApi.asigna);
  const [selected, setSelected] = useState(NOTHING);
  const email = useTranslations('email.avisar');
  const [asking, setAsking] = useState(false);
  const [telling, setTelling] = useState<Avisables>();
  const [extending, setExtending] = useState(false);
  return (
    <>
      <DataTable
        caption={t('lista.tabla')}
        list={list}
        rows={rows}
        download={download}
        empty={empty}
        rowActions={(row) => (
          <>
            <AvisoAction {...row} />
            {mayTell && <TelefonoAviso {...row} />}
          </>
        )}
        selection={{
          call: asignacionApi.eliminar,
          selected,
          onChange: setSelected,
          rowLabel: ({ personal, plan }) => t('lista.fila', { personal, plan }),
          actions: (
            <>
              <SelectionButton
                label={email('varios')}
                icon={IconMail}
                selected={selected}
                limit={LIMITE_CIERRE}
                tooMany={t('cierre.maximo', { limite: LIMITE_CIERRE })}
                onClick={() => setTelling({ seleccion: seleccionAsignaciones.parse(selected), filtros })}
              />
              <SelectionButton
                label={t('prorroga.seleccionados')}
                icon={IconCalendarPlus}
                selected={selected}
                limit={LIMITE_CIERRE}
                tooMany={t('cierre.maximo', { limite: LIMITE_CIERRE })}
                onClick={() => setExtending(true)}
              />
              <SelectionButton
                label={t('cierre.seleccionados')}
                icon={IconTrash}
                danger
                selected={selected}
                limit={LIMITE_CIERRE}
                tooMany={t('cierre.maximo', { limite: LIMITE_CIERRE })}
                onClick={() => setAsking(true)}
              />
            </>
          ),
        }}
      />
      {telling && (
        <AvisarDialog
          asignaciones={telling}
          title={email('confirmarVarios', { total: countOf(selected) })}
          onClose={() => setTelling(undefined)}
        />
      )}
      {extending && (
        <ProrrogarDialog
          elegidas={{ seleccion: selected, filtros }}
          onClose={() => setExtending(false)}
          onDone={() => setSelected(NOTHING)}
        />
      )}
      {asking && (
        <CerrarDialog
          title={t('cierre.confirmarVarios')}
          elegidas={{ seleccion: selected, filtros }}
          onClose={() => setAsking(false)}
          onDone={() => setSelected(NOTHING)}
        />
      )}
    </>
  );
}
