import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { TipoContenido } from '@portal/contract/archivo';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './archivo.module.css';
import { ArchivoCard } from './ArchivoCard.tsx';
import { Choose } from './Choose.tsx';
import { DropTarget } from '../../ui/upload/DropTarget.tsx';
import { FileInput } from '../../ui/upload/FileInput.tsx';
import { acceptOf, fileIdOf, MATERIAL } from './kinds.ts';
import { SubidaEnCurso } from './SubidaEnCurso.tsx';
import { useSubida } from './use-subida.ts';
import { usePendingWork } from '../../ui/form/pending-work.ts';
import { useReadOnly } from '../../ui/form/read-only.ts';
import { TextField } from '../../ui/form/TextField.tsx';

interface Props {
  label: string;
  help?: string;
  value?: string;
  /** Receives the typed text or the address of the uploaded file. */
  onChange: (value: string) => void;
  error?: ReactNode;
  maxLength?: number;
  required?: boolean;
  /** Types of file that the field takes; by default those of a lesson. */
  tipos?: readonly TipoContenido[];
}

/**
 * An outside address, or a file of the portal shown as an object. A file is dropped or chosen; its upload pauses and resumes after a
 * lost connection or a reload.
 */
export function ArchivoField({ onChange, tipos = MATERIAL, ...field }: Props) {
  const t = useTranslations('archivo');
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const subida = useSubida(onChange, tipos);
  const readOnly = useReadOnly();
  const { phase, nombre, error } = subida;
  const { start } = subida;
  usePendingWork(phase === 'libre' ? null : t('espere', { nombre }));
  const stored = fileIdOf(field.value ?? '');
  const shown = error ?? (stored === undefined ? undefined : field.error);
  const choose = (label: string) => (
    <Button variant="default" leftSection={<IconUpload size={16} aria-hidden="true" />} onClick={() => input.current?.click()}>
      {label}
    </Button>
  );
  return (
    <div className={styles.field} data-wide role="group" aria-label={field.label} aria-describedby={shown ? errorId : undefined}>
      {stored === undefined ? (
        <TextField {...field} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <p className={styles.label}>{field.label}</p>
      )}
      {readOnly ? (
        <StoredCard id={stored} />
      ) : (
        <>
          <FileInput
            ref={input}
            accept={acceptOf(tipos)}
            label={t('elegirPara', { campo: field.label })}
            onFile={(file) => void start(file)}
          />
          {phase === 'libre' ? (
            <DropTarget className={styles.drop} onFile={(file) => void start(file)}>
              {() =>
                stored === undefined ? (
                  <Choose tipos={tipos}>{choose(t('subir'))}</Choose>
                ) : (
                  <ArchivoCard id={stored}>
                    {choose(t('reemplazar'))}
                    <Button variant="subtle" color="danger" onClick={() => onChange('')}>
                      {t('quitar')}
                    </Button>
                  </ArchivoCard>
                )
              }
            </DropTarget>
          ) : (
            <SubidaEnCurso {...subida} />
          )}
        </>
      )}
      <FieldError id={errorId} shown={shown} />
    </div>
  );
}

/** The file of a form that is only read; nothing without one. */
const StoredCard = ({ id }: { id: number | undefined }) => (id === undefined ? null : <ArchivoCard id={id} />);

const FieldError = ({ id, shown }: { id: string; shown: ReactNode }) =>
  shown ? (
    <p id={id} className={styles.error} role="alert">
      {shown}
    </p>
  ) : null;
