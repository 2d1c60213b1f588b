import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { messageOf } from '../../../core/client/api-error.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';
import { useResetFactor } from '../../../pieces/sesion/seguridad/factor.queries.ts';

/** Takes the second factor from a person who lost it; an administrator cannot read it (P151). */
export function ResetFactor({ id }: { id: number }) {
  const t = useTranslations('seguridad.ajeno');
  const confirm = useConfirm();
  const reset = useResetFactor();
  const ask = async () => {
    if (!(await confirm({ title: t('confirmar'), text: t('confirmarTexto'), confirmLabel: t('quitar'), tone: 'danger' }))) return;
    reset.mutate(id, { onSuccess: () => toast.success(t('hecho')) });
  };
  return (
    <Section title={t('titulo')} description={t('texto')}>
      {reset.isError && <ErrorAlert>{messageOf(reset.error)}</ErrorAlert>}
      <Button variant="default" loading={reset.isPending} onClick={() => void ask()}>
        {t('quitar')}
      </Button>
    </Section>
  );
}
