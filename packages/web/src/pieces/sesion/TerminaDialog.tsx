import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';

interface Props {
  /** Minutes until the session ends. */
  left: number;
  onGoOn: () => void;
  onLeave: () => void;
}

/** Warns of the end of a session that nobody uses; closing it goes on (P140). */
export function TerminaDialog({ left, onGoOn, onLeave }: Props) {
  const t = useTranslations();
  return (
    <Dialog title={t('sesion.termina.titulo')} onClose={onGoOn} centered withCloseButton={false} zIndex={400}>
      <p>{t('sesion.termina.texto', { minutos: left })}</p>
      <DialogActions>
        <Button variant="default" onClick={onLeave}>
          {t('ui.marco.cerrarSesion')}
        </Button>
        <Button data-autofocus onClick={onGoOn}>
          {t('sesion.termina.seguir')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
