import { Button, Modal } from '@mantine/core';
import { preguntaMaestro } from '@portal/contract/pregunta';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type PreguntaItem, preguntas } from './pregunta.queries.ts';
import { borradorOf } from './edicion/DatosField.tsx';
import { NUEVA, PREGUNTA_INPUTS, PreguntaFields } from './pregunta-inputs.tsx';
import { preguntaVacia } from './tipos/editor.tsx';
import { messageOf } from '../../core/client/api-error.ts';
import { useBackCloses } from '../../core/router/back-closes.ts';
import { useOneAtATime } from '../../core/forms/use-one-at-a-time.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';
import { useSave } from '../../core/master/use-master.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { accepts, emptyValues } from '../../ui/master/form-values.ts';
import { shapeOf } from '../../ui/master/shape-of.ts';
import { useControls } from '../../ui/master/use-controls.tsx';
import { toast } from '../../ui/overlay/toast.tsx';

const NEW = emptyValues(shapeOf({ queries: preguntas, inputs: PREGUNTA_INPUTS }), NUEVA);

interface Props {
  /** Company to which the topic belongs; null: the whole portal. */
  owner: number | null;
  onCreated: (pregunta: PreguntaItem) => void;
  onClose: () => void;
}

/**
 * Dialog that writes questions for the topic being edited, one after the other in the same category. It has no form of its own: the
 * topic's form surrounds it.
 */
export function NuevaPreguntaDialog({ owner, onCreated, onClose }: Props) {
  const t = useTranslations();
  const { form, showErrors } = useContractForm(preguntaMaestro.body, { ...NEW, id_empresa: owner });
  const { control } = useControls({ definition: preguntaMaestro, inputs: PREGUNTA_INPUTS, form });
  const save = useSave(preguntas);
  const once = useOneAtATime();
  const fields = useRef<HTMLDivElement>(null);
  const onError = (error: unknown) => showErrors(error) || toast.error(messageOf(error));
  const store = (another: boolean) =>
    form.onSubmit((values) => {
      if (!accepts(preguntaMaestro.body, values)) return;
      const { pregunta, codigo_categoria, codigo_estado, etiquetas, dificultad } = values;
      const { tipo } = borradorOf(form);
      const onSuccess = ({ id }: { readonly id: number }) => {
        onCreated({ id, titulo: pregunta, codigo_estado: Number(codigo_estado), tipo, dificultad: dificultad || null });
        if (!another) return onClose();
        form.setValues({ ...NEW, datos: preguntaVacia(tipo), id_empresa: owner, codigo_categoria, etiquetas });
        fields.current?.querySelector('textarea')?.focus();
      };
      void once(() => new Promise((done) => save.mutate({ values }, { onError, onSuccess, onSettled: () => done() })));
    });
  useBackCloses(true, onClose);
  return (
    <Modal opened onClose={onClose} size="xl" title={t('pregunta.edicion.nueva')}>
      <div ref={fields}>
        <PreguntaFields control={control} form={form} />
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {t('comun.cerrar')}
          </Button>
          <Button variant="default" loading={save.isPending} onClick={() => store(true)()}>
            {t('comun.guardarOtra')}
          </Button>
          <Button loading={save.isPending} onClick={() => store(false)()}>
            {t('comun.guardar')}
          </Button>
        </FormActions>
      </div>
    </Modal>
  );
}
