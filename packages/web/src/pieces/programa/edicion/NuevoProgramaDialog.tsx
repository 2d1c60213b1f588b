import { Button } from '@mantine/core';
import { programaMaestro } from '@portal/contract/programa';
import { useTranslations } from 'use-intl';
import { programas } from '../programa-master.queries.ts';
import { REQUIRED_INPUTS } from './programa-inputs.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { useContractForm } from '../../../core/forms/use-contract-form.ts';
import type { Item } from '../../../core/master/item.ts';
import { useSave } from '../../../core/master/use-master.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { accepts, emptyValues } from '../../../ui/master/form-values.ts';
import { useControls } from '../../../ui/master/use-controls.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';

const NEW = emptyValues({ fields: programaMaestro.fields, lists: [] }, { codigo_estado: 1 });

interface Props {
  /** Company to which the plan belongs; null: the whole portal. */
  owner: number | null;
  onCreated: (programa: Item) => void;
  onClose: () => void;
}

/** Dialog that creates a program for the plan being edited (P73). */
export function NuevoProgramaDialog({ owner, onCreated, onClose }: Props) {
  const t = useTranslations();
  const { form, showErrors } = useContractForm(programaMaestro.body, { ...NEW, id_empresa: owner });
  const { fields } = useControls({ definition: programaMaestro, inputs: REQUIRED_INPUTS, form });
  const save = useSave(programas);
  const store = form.onSubmit((values) => {
    if (!accepts(programaMaestro.body, values)) return;
    save.mutate(
      { values },
      {
        onError: (error) => showErrors(error) || toast.error(messageOf(error)),
        onSuccess: ({ id }) => {
          toast.success(t('programa.edicion.guardado', { nombre: values.titulo }));
          onCreated({ id, codigo: values.codigo, titulo: values.titulo, codigo_estado: Number(values.codigo_estado) });
        },
      },
    );
  });
  return (
    <Dialog onClose={onClose} size="xl" title={t('programa.edicion.nuevo')}>
      <form
        noValidate
        aria-label={t('programa.edicion.nuevo')}
        onSubmit={(event) => {
          // React events bubble from the dialog to the plan's form, its parent in the tree.
          event.stopPropagation();
          store(event);
        }}
      >
        {fields}
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {t('comun.cancelar')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('comun.guardar')}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  );
}
