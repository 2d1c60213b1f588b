import { Alert } from '@mantine/core';
import { type ImportTypes, SHEET_MAX_BYTES } from '@portal/contract/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { RefusedRowsButton } from './RefusedRowsButton.tsx';
import styles from './import.module.css';
import type { Importing } from '../../core/import/use-import.ts';
import type { LinkTarget } from '../../core/router/origin.ts';
import type { Path } from '../../core/router/paths.ts';
import { FormActions } from '../form/FormActions.tsx';
import { LinkButton } from '../link/AppLink.tsx';
import { Section } from '../page/Section.tsx';
import { SheetUpload } from '../upload/SheetUpload.tsx';

/** A confirmed import that left rows out. */
export interface Done {
  readonly id_importacion: number;
  readonly message: string;
  readonly rechazados: number;
}

interface Props<T extends ImportTypes> {
  readonly importing: Importing<T>;
  readonly done: Done;
  /** List of the records. */
  readonly after: LinkTarget & { readonly to: Path };
  readonly busy: boolean;
  readonly error: string | null;
  /** Reads the corrected file with the choices of the first one. */
  readonly onFile: (file: File) => void;
}

/** Result of an import that left rows out: they are downloaded here, and their corrected file is taken (P279). */
export function ImportDone<T extends ImportTypes>({ importing, done, after, busy, error, onFile }: Props<T>) {
  const t = useTranslations('importacion.hecha');
  const top = useRef<HTMLDivElement>(null);
  // The review that had the focus is gone.
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1} role="group" aria-label={t('titulo')} className={styles.blocks}>
      <Alert color="success" icon={<IconCheck />}>
        {done.message}
      </Alert>
      <Section
        title={t('fuera', { filas: done.rechazados })}
        description={t('texto')}
        actions={<RefusedRowsButton importing={importing} id={done.id_importacion} />}
      >
        <SheetUpload label={t('corregida')} maxBytes={SHEET_MAX_BYTES} busy={busy} error={error} onFile={onFile} />
      </Section>
      <FormActions>
        <LinkButton to={after.to} search={after.search} variant="default">
          {t('seguir')}
        </LinkButton>
      </FormActions>
    </div>
  );
}
