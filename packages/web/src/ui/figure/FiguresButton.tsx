import { Button } from '@mantine/core';
import type { CifraId } from '@portal/contract';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './figure.module.css';
import { FigureCircumstances, FigureFacts } from './FigureFacts.tsx';
import { Dialog } from '../overlay/Dialog.tsx';

/** Button that explains all figures of a list whose cards have no header to ask. */
export function FiguresButton({ cifras }: { cifras: readonly CifraId[] }) {
  const t = useTranslations('cifra');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconInfoCircle size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('botonTodas')}
      </Button>
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
