import { Alert, Button } from '@mantine/core';
import { IconClipboardList, IconInfoCircle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useConfirm } from '../ui/overlay/confirm.tsx';
import { EmptyState } from '../ui/status/EmptyState.tsx';
import { ErrorState } from '../ui/status/ErrorState.tsx';
import { OfflineBanner } from '../ui/status/OfflineBanner.tsx';
import { Section } from '../ui/page/Section.tsx';
import { CardsSkeleton, FormSkeleton, TableSkeleton } from '../ui/page/skeletons.tsx';
import { toast } from '../ui/overlay/toast.tsx';
import { Block } from './Block.tsx';
import styles from './Block.module.css';
import { sample } from './samples.ts';

const ALERTS = ['info', 'warning', 'danger', 'brand'];
const wait = () => new Promise((resolve) => setTimeout(resolve, 1500));

/** Buttons, dialogs, toasts, alerts and the states of a screen without data. */
export function MessageSection() {
  const t = useTranslations('comun');
  const confirm = useConfirm();
  const remove = async () => {
    if (await confirm({ title: sample.confirmTitle, text: sample.confirmText, tone: 'danger', confirmLabel: t('eliminar'), action: wait }))
      toast.success(sample.saved);
  };
  return (
    <>
      <Block name="Button · useConfirm · toast">
        <div className={styles.row}>
          <Button>{t('guardar')}</Button>
          <Button variant="default">{t('cancelar')}</Button>
          <Button variant="light">{t('agregar')}</Button>
          <Button variant="subtle">{t('volver')}</Button>
          <Button loading>{t('guardar')}</Button>
          <Button disabled>{t('guardar')}</Button>
          <Button color="danger" onClick={() => void remove()} data-testid="confirm-danger">
            {t('eliminar')}
          </Button>
          <Button variant="default" onClick={() => void confirm({ title: sample.saveTitle })} data-testid="confirm">
            {sample.saveTitle}
          </Button>
        </div>
        <div className={styles.row} data-testid="toasts">
          <Button variant="default" onClick={() => toast.success(sample.saved)}>
            {sample.saved}
          </Button>
          <Button variant="default" onClick={() => toast.info(sample.sent)}>
            {sample.sent}
          </Button>
          <Button variant="default" onClick={() => toast.error(sample.failed)}>
            {sample.failed}
          </Button>
        </div>
      </Block>
      <Block name="Alert · OfflineBanner">
        {ALERTS.map((color) => (
          <Alert key={color} color={color} icon={<IconInfoCircle />} title={sample.saveTitle}>
            {sample.sent}
          </Alert>
        ))}
        <OfflineBanner offline />
      </Block>
      <Block name="EmptyState · ErrorState">
        <div className={styles.halves}>
          <Section flush>
            <EmptyState
              icon={IconClipboardList}
              title={sample.emptyTitle}
              text={sample.emptyText}
              action={<Button>{sample.assign}</Button>}
            />
          </Section>
          <Section flush>
            <ErrorState onRetry={() => undefined} />
          </Section>
        </div>
      </Block>
      <Block name="Skeletons">
        <CardsSkeleton />
        <TableSkeleton rows={3} />
        <Section>
          <FormSkeleton fields={2} />
        </Section>
      </Block>
    </>
  );
}
