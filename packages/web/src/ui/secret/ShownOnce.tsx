import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './ShownOnce.module.css';
import { copyText } from '../../core/share/copy-text.ts';

interface Props {
  readonly value: string;
  /** Says where the secret belongs. */
  readonly text: string;
  readonly onClose: () => void;
}

/** Secret that the portal never shows again, to be copied, with the only way out of its dialog (`DIALOG_OF_SECRET`). */
export function ShownOnce({ value, text, onClose }: Props) {
  const t = useTranslations('ui.secreto');
  const shown = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    const done = await copyText(value);
    // A page without HTTPS: the person copies what is selected.
    if (!done && shown.current) getSelection()?.selectAllChildren(shown.current);
    setCopied(done);
  };
  return (
    <>
      <p>{text}</p>
      <p ref={shown} className={styles.value} data-testid="secreto">
        {value}
      </p>
      <p role="status" className={styles.note}>
        {copied !== undefined && t(copied ? 'copiado' : 'aMano')}
      </p>
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          {t('cerrar')}
        </Button>
        <Button
          leftSection={copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />}
          onClick={() => void copy()}
          data-autofocus
        >
          {t('copiar')}
        </Button>
      </div>
    </>
  );
}
