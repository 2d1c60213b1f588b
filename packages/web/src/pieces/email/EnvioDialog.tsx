import { useTranslations } from 'use-intl';
import { EnvioProgreso } from './EnvioProgreso.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

interface Props {
  /** Number of the bulk send. */
  readonly lote: number;
  readonly onClose: () => void;
}

/** Dialog with the progress of a bulk send, for the screen that started it. */
export function EnvioDialog({ lote, onClose }: Props) {
  const t = useTranslations('email.envio');
  return (
    <Dialog onClose={onClose} centered title={t('titulo')}>
      <EnvioProgreso lote={lote} />
    </Dialog>
  );
}
