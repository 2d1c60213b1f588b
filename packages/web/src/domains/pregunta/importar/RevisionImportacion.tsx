import { Button } from '@mantine/core';
import { IconArrowBackUp, IconFileImport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ColumnasAviso } from './ColumnasAviso.tsx';
import { FilasImportacion } from './FilasImportacion.tsx';
import { type Revision, useImportar } from './importar.queries.ts';
import styles from './importar.module.css';
import { messageOf } from '../../../core/client/api-error.ts';
import { CardGrid } from '../../../ui/page/CardGrid.tsx';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { KpiCard } from '../../../ui/chart/KpiCard.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

/** What a spreadsheet would bring, row by row; importing it needs one more yes. */
export function RevisionImportacion({ revision, onRestart }: { revision: Revision; onRestart: () => void }) {
  const t = useTranslations('pregunta.importar');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const importar = useImportar();
  const { id_importacion, total, aceptadas, existentes, rechazadas } = revision;
  const run = async () => {
    const yes = await confirm({
      title: t('confirmar'),
      text: t('confirmarTexto', { aceptadas, rechazadas }),
      confirmLabel: t('confirmarBoton'),
    });
    if (!yes) return;
    try {
      toast.success((await importar.mutateAsync(id_importacion)).message);
      void navigate({ to: '/pregunta' });
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
      <ColumnasAviso revision={revision} />
      <FilasImportacion revision={revision} />
      <FormActions
        start={
          <Button variant="subtle" color="gray" leftSection={<IconArrowBackUp size={16} aria-hidden="true" />} onClick={onRestart}>
            {t('otra')}
          </Button>
        }
      >
        <Button
          disabled={aceptadas === 0}
          loading={importar.isPending}
          leftSection={<IconFileImport size={16} aria-hidden="true" />}
          onClick={() => void run()}
        >
          {t('importar', { aceptadas })}
        </Button>
      </FormActions>
    </div>
  );
}
