import { Button } from '@mantine/core';
import { MOTIVO_CORREO } from '@portal/contract/email';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from '../../pieces/email/email.module.css';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly busy: boolean;
  readonly onConfirm: (motivo: string) => void;
  readonly onClose: () => void;
}

/** Question about messages that takes a reason. */
export function MotivoDialog({ title, text, label, busy, onConfirm, onClose }: Props) {
  const t = useTranslations('email.bandeja');
  const comun = useTranslations('comun');
  const [motivo, setMotivo] = useState('');
  return (
    <Dialog onClose={onClose} centered title={title}>
      <p>{text}</p>
      <TextAreaField
        label={t('motivo')}
        required
        maxLength={MOTIVO_CORREO}
        value={motivo}
        onChange={(event) => setMotivo(event.currentTarget.value)}
        data-autofocus
      />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {comun('cancelar')}
        </Button>
        <Button color="danger" loading={busy} disabled={!motivo.trim()} onClick={() => onConfirm(motivo)}>
          {label}
        </Button>
      </div>
    </Dialog>
  );
}
