import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './ShownOnce.module.css';

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
  const copy = async () => setCopied(await copyText(value, shown.current));
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

/** Copies a text; selects it where the browser refuses (a page without HTTPS), and returns whether it was copied. */
async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
