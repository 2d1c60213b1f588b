import { Button } from '@mantine/core';
import type { ImportTypes } from '@portal/contract';
import { IconArrowBackUp, IconFileImport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportRows } from './ImportRows.tsx';
import type { ImportProps } from './import-props.ts';
import styles from './import.module.css';
import { messageOf } from '../../core/client/api-error.ts';
import { type Review, useConfirmImport } from '../../core/import/use-import.ts';
import { KpiCard } from '../chart/KpiCard.tsx';
import { FormActions } from '../form/FormActions.tsx';
import { useConfirm } from '../overlay/confirm.tsx';
import { toast } from '../overlay/toast.tsx';
import { CardGrid } from '../page/CardGrid.tsx';

interface Props<T extends ImportTypes> extends ImportProps<T> {
  readonly review: Review<T>;
  readonly onRestart: () => void;
}

/** Review of a spreadsheet, row by row; writing it needs one confirmation. */
export function ImportReview<T extends ImportTypes>({ importing, texts, back, primary, note, review, onRestart }: Props<T>) {
  const t = useTranslations('importacion');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const writing = useConfirmImport(importing);
  const { id_importacion, total, aceptadas, existentes, rechazadas } = review;
  const run = async () => {
    const yes = await confirm({ title: texts.question, text: texts.questionText(review), confirmLabel: t('confirmarBoton') });
    if (!yes) return;
    try {
      toast.success((await writing.mutateAsync(id_importacion)).message);
      void navigate({ to: back });
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <div className={styles.blocks}>
      <CardGrid>
        <KpiCard label={t('total')} value={total} />
        <KpiCard label={t('aceptadas')} value={aceptadas} tone="success" />
        <KpiCard label={t('existentes')} value={existentes} tone="info" />
        <KpiCard label={t('rechazadas')} value={rechazadas} tone={rechazadas > 0 ? 'danger' : 'neutral'} />
      </CardGrid>
      <ImportColumns columnas={review.columnas}>{note?.(review)}</ImportColumns>
      <ImportRows importing={importing} primary={primary} review={review} />
      <FormActions
        start={
          <Button variant="subtle" color="gray" leftSection={<IconArrowBackUp size={16} aria-hidden="true" />} onClick={onRestart}>
            {t('otra')}
          </Button>
        }
      >
        <Button
          disabled={aceptadas === 0}
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
