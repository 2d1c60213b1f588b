import { Button } from '@mantine/core';
import { LIMITE_PLANES } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import { Quienes } from './Quienes.tsx';
import { simulateRegla } from '../../../pieces/asignacion/regla/regla.queries.ts';
import { type ReglaFormModel, type ReglaInicial, useReglaForm } from './use-regla-form.ts';
import { useGo } from '../../../core/router/go.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { MultiSelectField } from '../../../ui/form/options/MultiSelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { usePlanOptions } from '../../../pieces/planestudio/plan-master.queries.ts';
import { SimulacionDialog } from '../../../pieces/asignacion/simulacion/SimulacionDialog.tsx';

/** Form of a rule: plans, alternatives, the condition read back, and the simulation that stores and applies it. */
export function ReglaForm({ initial }: { readonly initial: ReglaInicial }) {
  const t = useTranslations('regla.editor');
  const form = useReglaForm(initial);
  const go = useGo();
  const back = useWayBack('/asignacionregla');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <PageStack>
        <Section>
          <Planes form={form} />
        </Section>
        <Quienes form={form} />
      </PageStack>
      <FormActions>
        <Button type="submit">{t('simular')}</Button>
      </FormActions>
      {form.simulated && (
        <SimulacionDialog
          title={t('simulacion')}
          simulate={simulateRegla(form.simulated)}
          storesMore
          question={t('pregunta')}
          applyLabel={t('guardar')}
          onApplied={() => void go(back)}
          onClose={form.close}
        />
      )}
    </form>
  );
}

/** Plans that the rule gives, and its name. */
function Planes({ form: { values, tried, change } }: { readonly form: ReglaFormModel }) {
  const t = useTranslations('regla.editor');
  const { data: options } = usePlanOptions();
  const { planes, nombre } = values;
  return (
    <FormGrid>
      <MultiSelectField
        label={t('planes')}
        help={t('planesAyuda')}
        required
        maxValues={LIMITE_PLANES}
        data={options}
        value={[...planes]}
        error={tried && planes.length === 0 && t('sinPlanes')}
        onChange={(chosen) => change({ planes: chosen })}
      />
      <TextField
        label={t('nombre')}
        help={t('nombreAyuda')}
        maxLength={100}
        value={nombre}
        onChange={(event) => change({ nombre: event.currentTarget.value })}
      />
    </FormGrid>
  );
}
