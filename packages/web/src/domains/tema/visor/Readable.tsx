import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMaximize } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OpenApart } from './OpenApart.tsx';
import styles from './viewer.module.css';

interface Props {
  url: string;
  titulo: string;
  /** The material once more, as high as the window; undefined where it already fills the window. */
  whole: (() => ReactNode) | undefined;
}

/** Links of a document or page: read it over the whole window, or in a new tab. Phones show icons alone where labels do not fit. */
export function ViewerTools({ url, titulo, whole }: Props) {
  const t = useTranslations('tema');
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <span className={styles.tools}>
      {whole && (
        <Button
          variant="subtle"
          size="xs"
          aria-label={t('pantallaCompleta')}
          leftSection={<IconMaximize size={16} aria-hidden="true" />}
          onClick={open}
        >
          {t('pantallaCompleta')}
        </Button>
      )}
      <OpenApart url={url} />
      {whole && (
        <Modal opened={opened} onClose={close} title={titulo} fullScreen padding={0} classNames={{ header: styles.wholeHeader }}>
          <div className={styles.whole}>{whole()}</div>
        </Modal>
      )}
    </span>
  );
}
