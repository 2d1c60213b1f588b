import { UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './tema.module.css';
import { useContentLanguage } from '../portal/portal.queries.ts';

/** Letters that two lines of a phone hold. */
const SHORT = 90;

/** Text of the company that shows two lines on a phone until the learner unfolds it, and all of itself on wider screens. */
export function FoldedText({ children }: { children: string }) {
  const t = useTranslations('tema');
  const lang = useContentLanguage();
  const [open, setOpen] = useState(false);
  const id = useId();
  if (children.length <= SHORT) return <span lang={lang}>{children}</span>;
  return (
    <>
      <span id={id} className={styles.folded} data-open={open || undefined} lang={lang}>
        {children}
      </span>
      <UnstyledButton component="button" className={styles.unfold} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t(open ? 'plegar' : 'desplegar')}
      </UnstyledButton>
    </>
  );
}
