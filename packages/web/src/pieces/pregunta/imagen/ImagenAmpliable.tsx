import { UnstyledButton } from '@mantine/core';
import { IconArrowsMaximize, IconPhotoOff } from '@tabler/icons-react';
import type { ImagenMostrada } from '@portal/contract/pregunta';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './imagen.module.css';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';

interface Props {
  imagen: ImagenMostrada;
  /** Picture of an option: lower than that of the question. */
  opcion?: boolean;
}

/** Picture of a question in a place of fixed height, so that nothing moves when it comes; a press opens it large. */
export function ImagenAmpliable({ imagen: { url, descripcion }, opcion = false }: Props) {
  const t = useTranslations('evaluacion.imagen');
  const [open, setOpen] = useState(false);
  /** Address that did not come: another one is tried again. */
  const [lost, setLost] = useState<string>();
  if (lost === url)
    return (
      <div className={styles.perdida} data-opcion={opcion || undefined}>
        <IconPhotoOff size={20} aria-hidden />
        <span>
          {descripcion && <span className={styles.descripcion}>{descripcion}</span>}
          <small>{t('perdida')}</small>
        </span>
      </div>
    );
  const name = descripcion ? t('ampliarNombre', { descripcion }) : t('ampliar');
  return (
    <>
      <UnstyledButton className={styles.marco} data-opcion={opcion || undefined} aria-label={name} onClick={() => setOpen(true)}>
        <img className={styles.imagen} src={url} alt={descripcion} decoding="async" onError={() => setLost(url)} />
        <span className={styles.lupa} aria-hidden>
          <IconArrowsMaximize size={16} />
        </span>
      </UnstyledButton>
      {open && (
        <Dialog title={descripcion || t('titulo')} size="100%" centered onClose={() => setOpen(false)}>
          <img className={styles.grande} src={url} alt={descripcion} />
        </Dialog>
      )}
    </>
  );
}
