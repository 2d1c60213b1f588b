import { Button, CloseButton, FocusTrap } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowDown, IconBook2, IconMaximize } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LecturaContext } from './lectura.ts';
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

/**
 * Material that can fill the window. It is the same material there, so that its reader stays where they are. A learner's phone shows the button that
 * opens it in its place, and below the material the way on (P266).
 */
export function Readable({ url, titulo, className, children }: Props) {
  const t = useTranslations('tema');
  const comun = useTranslations('comun');
  const lectura = useContext(LecturaContext);
  const { whole, open, close, goOn } = useWhole();
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
  const siguiente = lectura?.siguiente;
  return (
    <>
      {lectura && (
        <div className={styles.lead}>
          <Button size="md" leftSection={<IconBook2 size={18} aria-hidden="true" />} onClick={open}>
            {lectura.words(titulo)}
          </Button>
          <span className={styles.tools}>
            <OpenApart url={url} />
          </span>
        </div>
      )}
      <FocusTrap active={whole}>
        <div className={className} data-behind={lectura && !whole ? true : undefined} {...(whole && over)}>
          {whole && (
            <div className={styles.wholeHeader}>
              <h2>{titulo}</h2>
              <CloseButton size="lg" aria-label={comun('cerrar')} onClick={close} data-autofocus />
            </div>
          )}
          {children(tools)}
          <p className={styles.onPaper}>{t('enPapel', { abrir: t('abrirAparte') })}</p>
          {whole && siguiente && (
            <div className={styles.foot}>
              <Button rightSection={<IconArrowDown size={16} aria-hidden="true" />} onClick={() => goOn(siguiente.id)}>
                {siguiente.words}
              </Button>
            </div>
          )}
        </div>
      </FocusTrap>
    </>
  );
}

/**
 * Opens and closes the window-filling view; the page below does not scroll meanwhile. The button that opened it gets the focus back, unless its
 * reader goes on to another part of the page.
 */
function useWhole() {
  const [whole, { open: show, close }] = useDisclosure(false);
  const opener = useRef<HTMLElement>(null);
  const next = useRef<string>(undefined);
  useBackCloses(whole, close);
  useEffect(() => {
    if (!whole) return;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
      if (next.current) document.getElementById(next.current)?.focus();
      else opener.current?.focus({ preventScroll: true });
      next.current = undefined;
    };
  }, [whole]);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    opener.current = currentTarget;
    show();
  };
  const goOn = (id: string) => {
    next.current = id;
    close();
  };
  return { whole, open, close, goOn };
}
