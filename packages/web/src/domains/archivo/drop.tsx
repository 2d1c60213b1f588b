import type { TipoContenido } from '@portal/contract';
import { type DragEvent, type ReactNode, type Ref, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './archivo.module.css';
import { acceptOf, namesOf } from './kinds.ts';
import { usePortalInfo } from '../portal/portal.public.ts';

const MEGA = 1024 * 1024;

/** Area that takes a dropped file. */
export function DropTarget({ onFile, children }: { onFile: (file: File) => void; children: ReactNode }) {
  const [over, setOver] = useState(false);
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      {children}
    </div>
  );
}

/** Tells which files a field takes before one is chosen. */
export function Choose({ tipos, children }: { tipos: readonly TipoContenido[]; children: ReactNode }) {
  const t = useTranslations('archivo');
  const { data: portal } = usePortalInfo();
  return (
    <div className={styles.zone}>
      {children}
      <span>
        {t('arrastre')}
        <small>{t('admitidos', { tipos: namesOf(tipos), megas: Math.floor((portal?.maximo_subida ?? 0) / MEGA) })}</small>
      </span>
    </div>
  );
}

interface Chooser {
  ref: Ref<HTMLInputElement>;
  label: string;
  tipos: readonly TipoContenido[];
  onFile: (file: File) => void;
}

/** Hidden file chooser of a button; the same file may be chosen again. */
export function FileInput({ ref, label, tipos, onFile }: Chooser) {
  return (
    <input
      ref={ref}
      type="file"
      accept={acceptOf(tipos)}
      className={styles.input}
      aria-label={label}
      tabIndex={-1}
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
