import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePins } from './use-pins.ts';
import styles from './ArrangePins.module.css';
import type { PlaceWords } from '../address/use-place-words.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

interface Props {
  /** Pins in words, in their order. */
  places: readonly PlaceWords[];
  onClose: () => void;
}

/** Dialog that orders and removes what is pinned. */
export function ArrangePins({ places, onClose }: Props) {
  const t = useTranslations('navegacion');
  const items = useTranslations('ui.ordenados');
  const { fijados, arrange } = usePins();
  const [told, tell] = useState('');
  const place = (direccion: string) => fijados.findIndex((one) => one.direccion === direccion);
  const move = ({ direccion, label }: PlaceWords, step: 1 | -1) => {
    const from = place(direccion);
    const next = [...fijados];
    next.splice(from + step, 0, ...next.splice(from, 1));
    arrange(next);
    tell(items('movido', { nombre: label, posicion: from + step + 1, total: fijados.length }));
  };
  const remove = ({ direccion, label }: PlaceWords) => {
    arrange(fijados.filter((one) => one.direccion !== direccion));
    tell(items('quitado', { nombre: label }));
  };
  return (
    <Dialog title={t('ordenar')} onClose={onClose}>
      <p className={styles.text}>{t('ordenarTexto')}</p>
      <ol className={styles.list}>
        {places.map((one, index) => (
          <li key={one.direccion}>
            <one.icon size={18} stroke={1.6} aria-hidden="true" />
            <span className={styles.label}>{one.label}</span>
            <ActionIcon size={36} aria-label={items('subir', { nombre: one.label })} disabled={index === 0} onClick={() => move(one, -1)}>
              <IconArrowUp size={18} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              size={36}
              aria-label={items('bajar', { nombre: one.label })}
              disabled={index === places.length - 1}
              onClick={() => move(one, 1)}
            >
              <IconArrowDown size={18} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon size={36} aria-label={items('quitar', { nombre: one.label })} onClick={() => remove(one)}>
              <IconX size={18} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
    </Dialog>
  );
}
