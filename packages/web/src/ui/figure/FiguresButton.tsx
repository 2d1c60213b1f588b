import { ActionIcon, Tooltip } from '@mantine/core';
import type { CifraId } from '@portal/contract/cifra';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './figure.module.css';
import { FigureCircumstances, FigureFacts } from './FigureFacts.tsx';
import { Dialog } from '../overlay/Dialog.tsx';

/** Button that explains all figures of a list: its cards have no header with a button. */
export function FiguresButton({ cifras }: { cifras: readonly CifraId[] }) {
  const t = useTranslations('cifra');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip label={t('botonTodas')}>
        <ActionIcon variant="default" size="var(--control-height)" aria-label={t('botonTodas')} onClick={() => setOpen(true)}>
          <IconInfoCircle size={18} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      {open && (
        <Dialog title={t('botonTodas')} onClose={() => setOpen(false)}>
          <div className={styles.content}>
            <FigureCircumstances />
            {cifras.map((cifra) => (
              <FigureFacts key={cifra} cifra={cifra} />
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
