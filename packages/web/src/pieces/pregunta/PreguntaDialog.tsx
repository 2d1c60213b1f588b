import { Button, Modal } from '@mantine/core';
import { preguntaMaestro } from '@portal/contract/pregunta';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { preguntas } from './pregunta.queries.ts';
import { PREGUNTA_INPUTS, PreguntaFields } from './pregunta-inputs.tsx';
import { messageOf } from '../../core/client/api-error.ts';
import { useBackCloses } from '../../core/router/back-closes.ts';
import { useOneAtATime } from '../../core/forms/use-one-at-a-time.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { accepts, emptyValues } from '../../ui/master/form-values.ts';
import type { FormValues } from '../../ui/master/master-form-props.ts';
import { shapeOf } from '../../ui/master/shape-of.ts';
import { useControls } from '../../ui/master/use-controls.tsx';
import { toast } from '../../ui/overlay/toast.tsx';

/** Values of a question as its form sends them. */
export type PreguntaValues = z.input<typeof preguntaMaestro.body>;

/** Returns the values of the form of a question that begins with these. */
export const valuesOfPregunta = (initial: object): FormValues =>
  emptyValues(shapeOf({ queries: preguntas, inputs: PREGUNTA_INPUTS }), initial);

interface Props {
  readonly title: string;
  readonly initial: FormValues;
  /** Words of the main button. */
  readonly saveLabel: string;
  readonly save: (values: PreguntaValues) => Promise<unknown>;
  /** «Guardar y crear más»: returns the values of the next question. Absent: the dialog has no such button. */
  readonly another?: (values: PreguntaValues) => FormValues;
  readonly onClose: () => void;
}

/** Dialog with the form of a question. It has no form of its own: that of a topic may surround it. */
export function PreguntaDialog({ title, initial, saveLabel, save, another, onClose }: Props) {
  const t = useTranslations('comun');
  const { form, showErrors } = useContractForm(preguntaMaestro.body, initial);
  const { control } = useControls({ definition: preguntaMaestro, inputs: PREGUNTA_INPUTS, form });
  const [saving, setSaving] = useState(false);
  const once = useOneAtATime();
  const fields = useRef<HTMLDivElement>(null);
  const store = async (values: PreguntaValues, next: typeof another) => {
    setSaving(true);
    try {
      await save(values);
      if (!next) return onClose();
      form.setValues(next(values));
      fields.current?.querySelector('textarea')?.focus();
    } catch (error) {
      if (!showErrors(error)) toast.error(messageOf(error));
    } finally {
      setSaving(false);
    }
  };
  const submit = (next: typeof another) =>
    form.onSubmit((values) => {
      if (accepts(preguntaMaestro.body, values)) void once(() => store(values, next));
    });
  useBackCloses(true, onClose);
  return (
    <Modal opened onClose={onClose} size="xl" title={title}>
      <div ref={fields}>
        <PreguntaFields control={control} form={form} />
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {t('cerrar')}
          </Button>
          {another && (
            <Button variant="default" loading={saving} onClick={() => submit(another)()}>
              {t('guardarOtra')}
            </Button>
          )}
          <Button loading={saving} onClick={() => submit(undefined)()}>
            {saveLabel}
          </Button>
        </FormActions>
      </div>
    </Modal>
  );
}
