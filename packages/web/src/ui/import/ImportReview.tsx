import { Button } from '@mantine/core';
import type { Enmendada, ImportTypes } from '@portal/contract/core';
import { IconArrowBackUp, IconFileImport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ImportRows } from './ImportRows.tsx';
import type { ImportProps } from './import-props.ts';
import styles from './import.module.css';
import { messageOf } from '../../core/client/api-error.ts';
import { type Review, useConfirmImport } from '../../core/import/use-import.ts';
import { FormActions } from '../form/FormActions.tsx';
import { useConfirm } from '../overlay/confirm.tsx';
import { toast } from '../overlay/toast.tsx';

interface Props<T extends ImportTypes> extends ImportProps<T> {
  readonly review: Review<T>;
  /** Choices with which the file was read. */
  readonly opciones: T['optionsInput'] | undefined;
  readonly onRestart: () => void;
  /** After the confirmation: what it says, and how many rows were left out. */
  readonly onDone: (result: { readonly message: string; readonly rechazados: number }) => void;
  /** Report of how the file was read. */
  readonly reading: ReactNode;
  /** Reads the same file again with mended cells, and says whether that was done. */
  readonly onMend: (enmienda: Enmendada, settled: (read: boolean) => void) => void;
  /** Reads the same file again with other choices for the whole of it. */
  readonly onOptions: (opciones: T['optionsInput']) => void;
  readonly busy: boolean;
}

/** Review of a spreadsheet, row by row; writing it needs one confirmation. */
export function ImportReview<T extends ImportTypes>({
  importing,
  texts,
  primary,
  lead,
  found,
  ahead,
  note,
  review,
  opciones,
  onRestart,
  onDone,
  reading,
  onMend,
  onOptions,
  busy,
}: Props<T>) {
  const t = useTranslations('importacion');
  const confirm = useConfirm();
  const writing = useConfirmImport(importing);
  const { id_importacion, aceptadas, cesan } = review;
  const tone = cesan > 0 && ({ tone: 'danger' } as const);
  const run = async () => {
    const yes = await confirm({
      title: texts.question,
      text: texts.questionText(review, opciones),
      confirmLabel: cesan > 0 ? texts.confirm(review) : t('confirmarBoton'),
      ...tone,
    });
    if (!yes) return;
    try {
      onDone(await writing.mutateAsync(id_importacion));
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <div className={styles.blocks}>
      <ImportRows
        importing={importing}
        primary={primary}
        lead={lead}
        found={found}
        ahead={ahead}
        review={review}
        busy={busy}
        onMend={onMend}
      >
        {reading}
        {note?.({ review, opciones, busy, onOptions })}
      </ImportRows>
      <FormActions
        start={
          <Button variant="subtle" color="gray" leftSection={<IconArrowBackUp size={16} aria-hidden="true" />} onClick={onRestart}>
            {t('otra')}
          </Button>
        }
      >
        <Button
          {...(cesan > 0 && { color: 'danger' })}
          disabled={aceptadas === 0 || busy}
          loading={writing.isPending}
          leftSection={<IconFileImport size={16} aria-hidden="true" />}
          onClick={() => void run()}
        >
          {texts.confirm(review)}
        </Button>
      </FormActions>
    </div>
  );
}
