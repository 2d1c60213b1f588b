import { dispositivoApi, type DispositivoFila, type dispositivoMaestro } from '@portal/contract/dispositivo';
import { IconDeviceTablet, IconUnlink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CodigoDialog } from './CodigoDialog.tsx';
import { dispositivos, useDesvincular } from '../../pieces/dispositivo/dispositivo.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { MasterList } from '../../ui/master/MasterList.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';

const COLUMNS: DisplaysOf<typeof dispositivoMaestro.list> = {
  dispositivo: { primary: true },
  empresa: {},
  centro_costo: {},
  vinculo: {},
  fecha_visto: {},
  en_espera: {},
  fecha_vinculo: { hidden: true },
  maximo_mb: { hidden: true },
  fecha_modificacion: { hidden: true },
  usuario_modificacion: { hidden: true },
};

/** /dispositivo: the tablets that shops share, their pairing and what waits on them (P122). */
export function DispositivoListScreen() {
  const t = useTranslations();
  const [pairing, setPairing] = useState<DispositivoFila>();
  return (
    <>
      <MasterList
        title={t('pantallas.dispositivos')}
        columns={COLUMNS}
        queries={dispositivos}
        editPath="/dispositivoedit"
        newLabel={t('dispositivo.lista.nuevo')}
        empty={t('vacio.dispositivos')}
        rowActions={(row) => (
          <>
            <RowAction
              call={dispositivoApi.codigo}
              label={t('dispositivo.lista.vincular', { nombre: row.dispositivo })}
              icon={IconDeviceTablet}
              onClick={() => setPairing(row)}
            />
            <Unpair row={row} />
          </>
        )}
      />
      {pairing && <CodigoDialog tablet={pairing} onClose={() => setPairing(undefined)} />}
    </>
  );
}

/** Button that unpairs a tablet, after saying what is lost. */
function Unpair({ row }: { row: DispositivoFila }) {
  const t = useTranslations('dispositivo.lista');
  const confirm = useConfirm();
  const unpair = useDesvincular();
  if (row.vinculo !== 'vinculado' && row.vinculo !== 'por_vincular') return null;
  const ask = async () => {
    const text = row.en_espera > 0 ? t('desvincularEspera', { total: row.en_espera }) : t('desvincularTexto');
    const title = t('desvincularTitulo', { nombre: row.dispositivo });
    const action = () => unpair.mutateAsync(row.id_dispositivo);
    try {
      if (await confirm({ title, text, tone: 'danger', confirmLabel: t('desvincular'), action })) toast.success(t('desvinculada'));
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <RowAction
      call={dispositivoApi.desvincular}
      label={t('desvincularTitulo', { nombre: row.dispositivo })}
      icon={IconUnlink}
      tone="danger"
      onClick={() => void ask()}
    />
  );
}
