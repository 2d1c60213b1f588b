import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { StateDialogProps } from './CesarDialog.tsx';
import { Consecuencias } from './Consecuencias.tsx';
import styles from './edicion.module.css';
import { useReactivar } from '../../../pieces/usuario/usuario-master.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { onceClicked } from '../../../ui/overlay/once-clicked.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';

/** Dialog that takes a person back, or drops an end that has not come: what follows, counted by the server. */
export function ReactivarDialog({ row, onClose, onChanged }: StateDialogProps) {
  const t = useTranslations('usuario.edicion');
  const comun = useTranslations('comun');
  const back = useReactivar();
  const submit = () =>
    back.mutate(row, {
      onSuccess: ({ message }) => {
        toast.success(message);
        onClose();
        void onChanged();
      },
    });
  return (
    <Dialog onClose={onClose} title={t('reactivarTitulo', { nombre: row.personal })} centered>
      <Consecuencias id={row.id_usuario} kind="regreso" />
      {back.error && <ErrorAlert>{messageOf(back.error)}</ErrorAlert>}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {comun('cancelar')}
        </Button>
        <Button loading={back.isPending} onClick={onceClicked(submit)}>
          {t('reactivar')}
        </Button>
      </div>
    </Dialog>
  );
}
