import '../../core/theme/mantine-styles-rest.ts';
import { Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type ResponseOf, validate } from '@portal/contract/core';
import type { portalApi } from '@portal/contract/portal';
import { registroBody } from '@portal/contract/sesion';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStartExternal } from './externo.queries.ts';
import { ProveedorButtons } from './ProveedorButtons.tsx';
import { useRegister } from './cuenta.queries.ts';
import { TerminosLink } from './TerminosLink.tsx';
import { isAtField, messageOf } from '../../core/client/api-error.ts';
import { type CheckedForm, useCheckedForm } from '../../core/forms/use-checked-form.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { AuthSubmit } from '../../ui/auth/AuthSubmit.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { FormSkeleton } from '../../ui/page/skeletons.tsx';
import { usePortalInfo } from '../../pieces/portal/portal.queries.ts';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

const EMPTY = { first_name: '', last_name: '', email: '', password: '', password_confirmation: '' };

/** Returns what is wrong; without a surname a person is registered only after saying that there is none (P94). */
function check(values: typeof EMPTY, solo: boolean) {
  const issues = validate(registroBody, values).issues;
  return solo || values.last_name !== '' ? issues : { ...issues, last_name: { clave: 'requerido' as const } };
}

/** /auth/registration: registration, open only where the settings allow it (P9). */
export function RegistrationScreen() {
  const t = useTranslations('sesion.registro');
  const { data: portal, error, refetch } = usePortalInfo();
  if (!portal && error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!portal) return <FormSkeleton />;
  if (portal.registro_abierto) return <RegistrationForm proveedores={portal.proveedores} />;
  return (
    <EmptyState
      icon={IconLock}
      title={t('cerradoTitulo')}
      text={t('cerradoTexto')}
      action={<LinkButton to="/auth/login">{t('volver')}</LinkButton>}
    />
  );
}

interface ApellidosProps {
  readonly form: CheckedForm<typeof EMPTY>['form'];
  /** Whether the person has one name only. */
  readonly solo: boolean;
  readonly onSolo: (solo: boolean) => void;
}

/** Surnames; once they are missing, the question whether there are none. */
function ApellidosField({ form, solo, onSolo }: ApellidosProps) {
  const t = useTranslations('sesion.registro');
  const missing = form.errors['last_name'] !== undefined && form.getValues().last_name === '';
  return (
    <>
      <TextField
        label={t('apellidos')}
        autoComplete="family-name"
        maxLength={50}
        required={!solo}
        disabled={solo}
        {...form.getInputProps('last_name')}
        {...(solo && { error: undefined })}
      />
      {(solo || missing) && (
        <CheckboxField label={t('unSoloNombre')} checked={solo} onChange={(event) => onSolo(event.currentTarget.checked)} />
      )}
    </>
  );
}

function RegistrationForm({ proveedores }: Pick<ResponseOf<typeof portalApi.info>, 'proveedores'>) {
  const t = useTranslations('sesion.registro');
  const comun = useTranslations('comun');
  const campos = useTranslations('sesion.contrasena');
  const register = useRegister();
  const begin = useStartExternal();
  const [terms, setTerms] = useState(false);
  const [solo, setSolo] = useState(false);
  const { form, showErrors } = useCheckedForm((values) => check(values, solo), EMPTY, {
    password_confirmation: { requerido: t('confirmacionRequerida'), contrasenias_distintas: t('distintas') },
  });
  const submit = form.onSubmit((values) => register.mutate(values, { onError: showErrors }));
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {register.isError && !isAtField(register.error, EMPTY) && <ErrorAlert title={t('error')}>{messageOf(register.error)}</ErrorAlert>}
        <TextField label={t('nombres')} autoComplete="given-name" autoFocus maxLength={50} required {...form.getInputProps('first_name')} />
        <ApellidosField form={form} solo={solo} onSolo={setSolo} />
        <TextField label={t('correo')} type="email" autoComplete="email" maxLength={50} required {...form.getInputProps('email')} />
        <PasswordField
          label={t('contrasena')}
          help={campos('regla')}
          autoComplete="new-password"
          required
          {...form.getInputProps('password')}
        />
        <PasswordField label={t('confirmacion')} autoComplete="new-password" required {...form.getInputProps('password_confirmation')} />
        <CheckboxField
          label={t('terminos')}
          help={terms ? undefined : t('terminosRequeridos')}
          checked={terms}
          onChange={(event) => setTerms(event.currentTarget.checked)}
        />
        <TerminosLink />
        <AuthSubmit busy={register.isPending} disabled={!terms}>
          {t('enviar')}
        </AuthSubmit>
        {begin.isError && <ErrorAlert>{messageOf(begin.error)}</ErrorAlert>}
        <ProveedorButtons
          proveedores={proveedores}
          onPick={(proveedor) => begin.mutate({ proveedor, registrar: true })}
          pending={begin.isPending ? begin.variables.proveedor : undefined}
          disabled={!terms || register.isPending}
        />
        <LinkButton to="/auth/login" variant="default" fullWidth>
          {comun('cancelar')}
        </LinkButton>
      </Stack>
    </form>
  );
}
