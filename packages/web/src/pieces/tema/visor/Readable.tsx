import { Button, CloseButton, FocusTrap } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMaximize } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { OpenApart } from './OpenApart.tsx';
import styles from './viewer.module.css';
import { useBackCloses } from '../../../core/router/back-closes.ts';

interface Props {
  url: string;
  titulo: string;
  className: string | undefined;
  /** The material; `tools` are the links of a document or page. */
  children: (tools: ReactNode) => ReactNode;
}

/** Material that can fill the window. It is the same material there, so that its reader stays where they are. */
export function Readable({ url, titulo, className, children }: Props) {
  const t = useTranslations('tema');
  const comun = useTranslations('comun');
  const { whole, open, close, opener } = useWhole();
  const over = {
    role: 'dialog',
    'aria-modal': true,
    'aria-label': titulo,
    'data-whole': true,
    onKeyDown: ({ key }: KeyboardEvent) => void (key === 'Escape' && close()),
  } as const;
  const tools = (
    <span className={styles.tools}>
      <Button
        ref={opener}
        variant="subtle"
        size="xs"
        aria-label={t('pantallaCompleta')}
        leftSection={<IconMaximize size={16} aria-hidden="true" />}
        onClick={open}
        hidden={whole}
      >
        {t('pantallaCompleta')}
      </Button>
      <OpenApart url={url} />
    </span>
  );
  return (
    <FocusTrap active={whole}>
      <div className={className} {...(whole && over)}>
        {whole && (
          <div className={styles.wholeHeader}>
            <h2>{titulo}</h2>
            <CloseButton size="lg" aria-label={comun('cerrar')} onClick={close} data-autofocus />
          </div>
        )}
        {children(tools)}
        <p className={styles.onPaper}>{t('enPapel', { abrir: t('abrirAparte') })}</p>
      </div>
    </FocusTrap>
  );
}

/** Opens and closes the window-filling view; the page below does not scroll meanwhile, and its button gets the focus back. */
function useWhole() {
  const [whole, { open, close }] = useDisclosure(false);
  const opener: RefObject<HTMLButtonElement | null> = useRef(null);
  useBackCloses(whole, close);
  useEffect(() => {
    if (!whole) return;
    const button = opener.current;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
      button?.focus({ preventScroll: true });
    };
  }, [whole]);
  return { whole, open, close, opener };
}
