import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { CheckboxField } from '../ui/form/CheckboxField.tsx';
import { DateField } from '../ui/form/day/DateField.tsx';
import { FormActions } from '../ui/form/FormActions.tsx';
import { FormGrid } from '../ui/form/FormGrid.tsx';
import { MultiSelectField } from '../ui/form/options/MultiSelectField.tsx';
import { NumberField } from '../ui/form/NumberField.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { SelectField } from '../ui/form/options/SelectField.tsx';
import { TextAreaField } from '../ui/form/TextAreaField.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { Section } from '../ui/page/Section.tsx';
import { toast } from '../ui/overlay/toast.tsx';
import { Block } from './Block.tsx';
import { sample, samplePeople } from './samples.ts';

const companies = [...new Set(samplePeople(8).map((person) => person.empresa))];
const { fields } = sample;

/** Every field, with help, error, counter and disabled. */
export function FormSection() {
  const t = useTranslations('comun');
  const form = useForm({
    initialValues: {
      codigo: 'PRG-0001-SEGUR-2026',
      titulo: '',
      descripcion: '',
      empresa: companies[0] ?? null,
      empresas: companies.slice(0, 2),
      vacias: [] as string[],
      clave: 'secreta-123',
      orden: 3,
      desde: '2026-11-20',
      obligatorio: true,
    },
    initialErrors: { titulo: sample.wrong },
  });
  return (
    <Block name="Fields · FormGrid · FormActions">
      <Section title={sample.formTitle}>
        <form onSubmit={form.onSubmit(() => toast.success(sample.saved))} noValidate>
          <FormGrid>
            <TextField label={fields.codigo} required maxLength={20} help={fields.ayuda} {...form.getInputProps('codigo')} />
            <TextField label={fields.titulo} required {...form.getInputProps('titulo')} />
            <SelectField label={fields.empresa} data={companies} {...form.getInputProps('empresa')} />
            <MultiSelectField label={fields.empresas} data={companies} {...form.getInputProps('empresas')} />
            <MultiSelectField label={fields.empresas} data={companies} placeholder={fields.todas} {...form.getInputProps('vacias')} />
            <PasswordField label={fields.contrasena} {...form.getInputProps('clave')} />
            <NumberField label={fields.orden} min={0} max={99} {...form.getInputProps('orden')} />
            <DateField label={fields.desde} clearable {...form.getInputProps('desde')} />
            <TextField label={fields.codigo} value="000120" disabled readOnly />
            <div data-wide="">
              <TextAreaField label={fields.descripcion} help={fields.ayuda} {...form.getInputProps('descripcion')} />
            </div>
            <CheckboxField label={fields.obligatorio} help={fields.ayuda} {...form.getInputProps('obligatorio', { type: 'checkbox' })} />
          </FormGrid>
          <FormActions
            start={
              <Button variant="subtle" color="danger">
                {t('eliminar')}
              </Button>
            }
          >
            <Button variant="default">{t('cancelar')}</Button>
            <Button type="submit">{t('guardar')}</Button>
          </FormActions>
        </form>
      </Section>
    </Block>
  );
}
