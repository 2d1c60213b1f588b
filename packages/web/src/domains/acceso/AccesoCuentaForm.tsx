import { accesoNuevoBody } from '@portal/contract/acceso';
import { type FieldIssues, validate } from '@portal/contract/core';
import { LIMITE_CORREO } from '@portal/contract/limites';
import { useTranslations } from 'use-intl';
import { useCreateAcceso } from './acceso.queries.ts';
import { DerechosFields, NADA } from './DerechosFields.tsx';
import { FormEnd } from './FormEnd.tsx';
import { useSaved } from './use-saved.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useCheckedForm } from '../../core/forms/use-checked-form.ts';
import type { LinkTarget } from '../../core/router/origin.ts';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { RadioField } from '../../ui/form/options/RadioField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { accepts } from '../../ui/master/form-values.ts';
import { Section } from '../../ui/page/Section.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

const ENTRADA = { contrasena: 'contrasena', enlace: 'enlace' } as const;
const EMPTY = {
  codigo_usuario: '',
  nombres: '',
  correo_electronico: '',
  entrada: ENTRADA.contrasena as string,
  password: '',
  password_confirmation: '',
  ...NADA,
};

/** Adds to the contract that a chosen temporary password is written. */
function issuesOf(values: typeof EMPTY): FieldIssues | undefined {
  const { issues } = validate(accesoNuevoBody, values);
  const missing = values.entrada === ENTRADA.contrasena && !values.password;
  return missing ? { ...issues, password: { clave: 'requerido' } } : issues;
}

/** Form of an access for somebody whom the portal does not know (P96). */
export function AccesoCuentaForm({ back }: { back: LinkTarget }) {
  const t = useTranslations('acceso');
  const create = useCreateAcceso();
  const { form, showErrors } = useCheckedForm(issuesOf, EMPTY);
  const finish = useSaved(form, back);
  const submit = form.onSubmit(({ entrada: _, ...values }) => {
    if (!accepts(accesoNuevoBody, values)) return;
    create.mutate(values, {
      onError: showErrors,
      onSuccess: ({ username }) => {
        const told = { nombre: values.nombres, correo: values.correo_electronico, username };
        finish(values.password ? t('edicion.creado', told) : t('edicion.creadoEnlace', told));
      },
    });
  });
  const enter = (entrada: string) => form.setValues({ entrada, password: '', password_confirmation: '' });
  return (
    <form onSubmit={submit} noValidate>
      <Section>
        {create.isError && <ErrorAlert mb="md">{messageOf(create.error)}</ErrorAlert>}
        <FormGrid>
          <TextField label={t('campos.codigo_usuario')} maxLength={10} required {...form.getInputProps('codigo_usuario')} />
          <TextField label={t('campos.nombres')} maxLength={250} required {...form.getInputProps('nombres')} />
          <TextField
            label={t('campos.correo_electronico')}
            help={t('ayuda.correo_electronico')}
            type="email"
            maxLength={LIMITE_CORREO}
            required
            {...form.getInputProps('correo_electronico')}
          />
          <RadioField
            label={t('edicion.comoEntra')}
            data={[
              { value: ENTRADA.contrasena, label: t('edicion.conContrasena') },
              { value: ENTRADA.enlace, label: t('edicion.conEnlace') },
            ]}
            {...form.getInputProps('entrada')}
            onChange={enter}
          />
          {form.values.entrada === ENTRADA.contrasena && <Passwords inputProps={form.getInputProps} />}
          <DerechosFields form={form} />
        </FormGrid>
      </Section>
      <FormEnd back={back} saving={create.isPending} />
    </form>
  );
}

function Passwords({ inputProps }: { inputProps: (name: 'password' | 'password_confirmation') => object }) {
  const t = useTranslations('acceso.edicion');
  const help = useTranslations('sesion.contrasena')('regla');
  return (
    <>
      <PasswordField label={t('contrasena')} help={help} autoComplete="new-password" required {...inputProps('password')} />
      <PasswordField label={t('repetir')} autoComplete="new-password" required {...inputProps('password_confirmation')} />
    </>
  );
}
