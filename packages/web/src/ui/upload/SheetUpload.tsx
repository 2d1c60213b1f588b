import { endsIn, SHEET_ENDINGS, SHEET_TYPES } from '@portal/contract/core';
import { Button, Loader } from '@mantine/core';
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DropTarget } from './DropTarget.tsx';
import { FileInput } from './FileInput.tsx';
import styles from './SheetUpload.module.css';

interface Props {
  /** Name of the file, for screen readers: "Planilla de preguntas". */
  label: string;
  /** Bytes. */
  maxBytes: number;
  /** The server is reading the file. */
  busy: boolean;
  /** Why the last file was refused. */
  error?: string | null;
  onFile: (file: File) => void;
  /** Endings of the names of the files; by default those of spreadsheets. */
  endings?: readonly string[];
}

const MEGA = 1024 * 1024;

/** Takes one spreadsheet, or a file of another kind that an import reads: by dropping it, or by choosing it. Checks kind and size itself; the rest is the caller's. */
export function SheetUpload({ label, maxBytes, busy, error, onFile, endings = SHEET_ENDINGS }: Props) {
  const t = useTranslations('ui.planilla');
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const megas = Math.round(maxBytes / MEGA);
  const others = endings !== SHEET_ENDINGS;
  const tipos = endings.join(', ');

  const problemOf = (file: File): string | null => {
    if (!endsIn(file.name, endings)) return others ? t('otroTipo', { nombre: file.name, tipos }) : t('noPlanilla', { nombre: file.name });
    if (file.size === 0) return t('vacia', { nombre: file.name });
    return file.size > maxBytes ? t('grande', { nombre: file.name, megas }) : null;
  };
  const take = (file: File) => {
    if (busy) return;
    const problem = problemOf(file);
    setName(file.name);
    setRefused(problem);
    if (!problem) onFile(file);
  };
  const shown = refused ?? (busy ? null : error);
  return (
    <DropTarget className={styles.zone} onFile={take}>
      {(over) => (
        <>
          <span className={styles.icon}>
            {busy ? <Loader size={24} /> : <IconFileSpreadsheet size={26} stroke={1.5} aria-hidden="true" />}
          </span>
          <p className={styles.title} role="status">
            {busy ? t('leyendo', { nombre: name }) : t(over ? 'suelte' : 'arrastre')}
          </p>
          <p className={styles.hint}>{others ? t('limiteDe', { megas, tipos }) : t('limite', { megas })}</p>
          <FileInput ref={input} label={label} accept={[...endings, ...SHEET_TYPES].join(',')} onFile={take} />
          <Button
            variant="default"
            disabled={busy}
            leftSection={<IconUpload size={16} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {t('elegir')}
          </Button>
          {shown && (
            <p className={styles.error} role="alert">
              {shown}
            </p>
          )}
        </>
      )}
    </DropTarget>
  );
}
