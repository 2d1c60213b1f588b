import { Button, Modal } from '@mantine/core';
import { IconAlertTriangle, IconHelpCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './ConfirmDialog.module.css';
import { onceClicked } from './once-clicked.ts';
import { useBackCloses } from '../../core/router/back-closes.ts';

/** Texts of a confirmation; the labels default to Aceptar and Cancelar. */
export interface ConfirmTexts {
  title: ReactNode;
  text?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /**
   * 'danger' for irreversible actions; 'loss' when refusing is the expected answer, e.g. to stay in a form with unsaved changes;
   * 'warning' when it is to repair what is missing.
   */
  tone?: 'normal' | 'danger' | 'loss' | 'warning';
}

interface Props extends ConfirmTexts {
  opened: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const PALE = { variant: 'default' } as const;

/** Icon and buttons by tone; `safe` puts the focus on the button that changes nothing. */
const TONES = {
  normal: { Icon: IconHelpCircle, cancel: PALE, accept: {}, safe: false },
  danger: { Icon: IconAlertTriangle, cancel: PALE, accept: { color: 'danger' }, safe: true },
  warning: { Icon: IconAlertTriangle, cancel: {}, accept: PALE, safe: true },
  loss: { Icon: IconAlertTriangle, cancel: {}, accept: { color: 'danger', variant: 'subtle' }, safe: true },
} as const;

/** Asks for confirmation. Its buttons and Esc close it, a click on the backdrop does not; while busy nothing does. */
export function ConfirmDialog({ opened, busy, onConfirm, onCancel, title, text, confirmLabel, cancelLabel, tone = 'normal' }: Props) {
  const t = useTranslations('comun');
  const { Icon, cancel, accept, safe } = TONES[tone];
  const close = () => {
    if (!busy) onCancel();
  };
  // A person who is asked whether to leave has taken the step back already.
  useBackCloses(opened && tone !== 'loss', close);
  return (
    <Modal.Root opened={opened} onClose={close} size={440} centered zIndex={300}>
      {/* A press beside the dialog would take its focus. */}
      <Modal.Overlay onMouseDown={(event) => event.preventDefault()} />
      <Modal.Content className={styles.dialog}>
        <div className={styles.body}>
          <span className={styles.icon} data-tone={tone}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
          </span>
          <div>
            <Modal.Title className={styles.title}>{title}</Modal.Title>
            {text && <Modal.Body className={styles.text}>{text}</Modal.Body>}
          </div>
        </div>
        <div className={styles.actions}>
          <Button {...cancel} onClick={onceClicked(close)} disabled={busy} data-autofocus={safe || undefined}>
            {cancelLabel ?? t('cancelar')}
          </Button>
          <Button {...accept} onClick={onceClicked(onConfirm)} loading={busy} data-autofocus={!safe || undefined}>
            {confirmLabel ?? t('aceptar')}
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
