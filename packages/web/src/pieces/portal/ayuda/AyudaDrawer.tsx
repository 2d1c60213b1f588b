import { Drawer } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Ayuda } from './Ayuda.tsx';
import { useBackCloses } from '../../../core/router/back-closes.ts';
import type { Role } from '../../../core/router/roles.ts';
import { useReturnFocus } from '../../../ui/overlay/use-return-focus.ts';

interface Props {
  /** Address of the screen that it is opened on. */
  readonly path: string;
  readonly role: Role;
  /** Address of the guide as a PDF. */
  readonly pdf: string;
  readonly onClose: () => void;
}

/** The help beside the screen: what is half written there stays. */
export function AyudaDrawer({ onClose, ...help }: Props) {
  useReturnFocus();
  useBackCloses(true, onClose);
  const t = useTranslations();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={520}
      title={t('ayuda.titulo')}
      closeButtonProps={{ 'aria-label': t('comun.cerrar') }}
    >
      <Ayuda {...help} />
    </Drawer>
  );
}
