import { Alert, Button, Loader } from '@mantine/core';
import type { DispositivoFila } from '@portal/contract/dispositivo';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import styles from '../../pieces/dispositivo/dispositivo.module.css';
import { useCodigo } from '../../pieces/dispositivo/dispositivo.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { publicAddress } from '../../core/router/public-address.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { QrCode } from '../../ui/qr/QrCode.tsx';

/** Code that pairs a tablet, shown once, with what to do with it. */
export function CodigoDialog({ tablet, onClose }: { tablet: DispositivoFila; onClose: () => void }) {
  const t = useTranslations('dispositivo.codigo');
  const moment = useMomentFormat();
  const { mutate, data, error } = useCodigo();
  const { id_dispositivo } = tablet;
  useEffect(() => mutate(id_dispositivo), [mutate, id_dispositivo]);
  return (
    <Dialog title={t('titulo', { nombre: tablet.dispositivo })} onClose={onClose} closeButtonProps={{ 'aria-label': t('cerrar') }}>
      {error && <Alert color="red">{messageOf(error)}</Alert>}
      {!data && !error && <Loader aria-label={t('titulo', { nombre: tablet.dispositivo })} />}
      {data && (
        <>
          <p>{t('como', { direccion: publicAddress('/tienda/vincular') })}</p>
          <p className={styles.code} data-testid="codigo">
            {data.codigo}
          </p>
          <QrCode text={`${publicAddress('/tienda/vincular')}#${data.codigo}`} label={t('qr')} />
          <p className={styles.note}>{t('qr')}</p>
          <p className={styles.note}>{t('unaVez', { hasta: moment(data.fecha_expiracion) })}</p>
          {tablet.vinculo === 'vinculado' && <Alert color="yellow">{t('reemplaza')}</Alert>}
        </>
      )}
      <Button fullWidth mt="md" onClick={onClose}>
        {t('cerrar')}
      </Button>
    </Dialog>
  );
}
