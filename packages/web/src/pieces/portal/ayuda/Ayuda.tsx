import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './Ayuda.module.css';
import { Contents } from './Contents.tsx';
import { EntryText } from './EntryText.tsx';
import { readGuide } from './guide.ts';
import html from '../../../../guia/guia.html?raw';
import { useSpoken } from '../../../core/i18n/spoken.ts';
import type { Role } from '../../../core/router/roles.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';

interface Props {
  /** Address of the screen that it is opened on. */
  readonly path: string;
  readonly role: Role;
  /** Address of the guide as a PDF. */
  readonly pdf: string;
}

const FILES = import.meta.glob<string>('../../../../guia/capturas/*.jpg', { eager: true, query: '?url', import: 'default' });
const PICTURES = new Map(Object.entries(FILES).map(([file, address]) => [file.split('/').at(-1) ?? '', address]));

/** The user guide inside the portal, opened at the part that explains the screen, with a search (P138). */
export function Ayuda({ path, role, pdf }: Props) {
  const t = useTranslations('ayuda');
  const { language } = useSpoken();
  const guide = useMemo(() => readGuide(html, PICTURES, role), [role]);
  const [open, setOpen] = useState(guide.about(path)?.id);
  const [words, setWords] = useState('');
  const entry = guide.entries.find(({ id }) => id === open);
  const show = (id: string) => {
    setWords('');
    setOpen(id);
  };
  const found = words.trim() ? guide.search(words) : undefined;
  return (
    <div className={styles.root}>
      <SearchField label={t('buscar')} value={words} onCommit={setWords} />
      {language !== 'es' && <p className={styles.note}>{t('soloEspanol')}</p>}
      {entry && !found ? (
        <>
          <Button variant="subtle" className={styles.back} leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={() => show('')}>
            {t('contenido')}
          </Button>
          <EntryText entry={entry} onOpen={show} />
        </>
      ) : (
        <Contents entries={found ?? guide.entries} searched={found !== undefined} onOpen={show} />
      )}
      <a className={styles.pdf} href={pdf} target="_blank" rel="noreferrer">
        {t('pdf')}
      </a>
    </div>
  );
}
