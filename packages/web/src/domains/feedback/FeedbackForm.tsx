import { Button, Stack } from '@mantine/core';
import { LIMITE_COMENTARIO } from '@portal/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSendFeedback } from './feedback.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { FeedbackScale } from './FeedbackScale.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

/** Shown 1-10, kept 10-100 (P17). */
const STEP = 10;

/** A rating without a preset, and a comment. */
export function FeedbackForm({ id }: { id: number }) {
  const t = useTranslations();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const send = useSendFeedback();
  const [value, setValue] = useState<number | null>(null);
  const [comentario, setComentario] = useState('');
  const [checked, setChecked] = useState(false);
  const submit = async () => {
    setChecked(true);
    if (value === null || !(await confirm({ title: t('evaluacion.confirmar') }))) return;
    send.mutate(
      { id_evaluacion: id, escala: value * STEP, comentario },
      {
        onSuccess: () => {
          toast.success(t('feedback.enviado'));
          void navigate({ to: '/dashboardusuario' });
        },
      },
    );
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="lg">
        <FeedbackScale
          legend={t('evaluacion.valoracion')}
          value={value}
          onChange={setValue}
          error={checked && value === null ? t('evaluacion.faltaValor') : undefined}
        />
        <TextAreaField
          label={t('evaluacion.comentario')}
          help={t('evaluacion.comentarioAyuda')}
          maxLength={LIMITE_COMENTARIO}
          autosize
          minRows={3}
          value={comentario}
          onChange={(event) => setComentario(event.currentTarget.value)}
        />
        {send.isError && <ErrorAlert>{messageOf(send.error)}</ErrorAlert>}
      </Stack>
      <FormActions>
        <Button type="submit" size="md" loading={send.isPending}>
          {t('evaluacion.resultado.feedback')}
        </Button>
      </FormActions>
    </form>
  );
}
