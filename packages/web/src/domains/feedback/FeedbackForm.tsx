import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSendFeedback } from '../../pieces/feedback/feedback.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useGo } from '../../core/router/go.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FeedbackFields, type Feedback } from '../../pieces/feedback/FeedbackFields.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

/** Form of the feedback of an attempt; returns to the panel after sending (P65). */
export function FeedbackForm({ id }: { id: number }) {
  const t = useTranslations();
  const confirm = useConfirm();
  const go = useGo();
  const send = useSendFeedback();
  const [feedback, setFeedback] = useState<Feedback>({ escala: null, comentario: '' });
  const [checked, setChecked] = useState(false);
  const submit = async () => {
    setChecked(true);
    const { escala, comentario } = feedback;
    if (escala === null || !(await confirm({ title: t('evaluacion.confirmar'), text: t('feedback.confirmarTexto') }))) return;
    send.mutate(
      { id_evaluacion: id, escala, comentario },
      {
        onSuccess: (sent) => {
          if (sent.waiting) toast.info(t(sent.written ? 'sinconexion.guardado' : 'sinconexion.soloAqui'));
          else toast.success(t('feedback.enviado'));
          void go({ to: '/dashboardusuario' });
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
        <FeedbackFields
          value={feedback}
          onChange={(part) => setFeedback((current) => ({ ...current, ...part }))}
          missing={checked && feedback.escala === null}
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
