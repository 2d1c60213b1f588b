import { Button, Stack } from '@mantine/core';
import { contraseniaNueva } from '@portal/contract/sesion';
import type { usuarioRegistro } from '@portal/contract/usuario';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import styles from './auth.module.css';
import { useChangePassword } from './cuenta.queries.ts';
import { isAtField, messageOf } from '../../core/client/api-error.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';
import { useGo } from '../../core/router/go.ts';
import { useWayBack } from '../../core/router/use-way-back.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

const differs = (key: string) => ({ params: { clave: key } });

/** Returns the schema: both passwords required and equal (P83); one's own also needs the current one and must differ from it. */
const schemaFor = (own: boolean) =>
  z
    .object({ contrasenia_actual: own ? z.string().min(1) : z.string(), contrasenia: contraseniaNueva, repetir: z.string().min(1) })
    .refine((values) => values.contrasenia === values.repetir, { path: ['repetir'], ...differs('contrasenias_distintas') })
    .refine((values) => !own || values.contrasenia !== values.contrasenia_actual, { path: ['contrasenia'], ...differs('misma') });

interface Props {
  ficha: z.output<typeof usuarioRegistro>;
  own: boolean;
  /** Nothing else opens before the password is changed. */
  held?: boolean;
}

/** Form that changes one's own password, or gives another person a temporary one (P4, P6). */
export function PasswordForm({ ficha, own, held = false }: Props) {
  const t = useTranslations('sesion.contrasena');
  const comun = useTranslations('comun');
  const go = useGo();
  const back = useWayBack(own ? '/' : '/usuario');
  const change = useChangePassword();
  const { form, showErrors } = useContractForm(
    schemaFor(own),
    { contrasenia_actual: '', contrasenia: '', repetir: '' },
    { repetir: { contrasenias_distintas: t('distintas') }, contrasenia: { invalido: t('misma') } },
  );
  const submit = form.onSubmit(({ contrasenia, contrasenia_actual }) => {
    const body = own ? { contrasenia, contrasenia_actual } : { contrasenia, id_usuario: ficha.id_usuario };
    change.mutate(body, {
      onError: showErrors,
      onSuccess: () => {
        toast.success(t('guardada'));
        void go(back);
      },
    });
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {change.isError && !isAtField(change.error, form.values) && <ErrorAlert>{messageOf(change.error)}</ErrorAlert>}
        <dl className={styles.names}>
          <dt>{t('nombres')}</dt>
          <dd>{ficha.nombres}</dd>
          <dt>{t('apellidos')}</dt>
          <dd>{`${ficha.apellido_paterno} ${ficha.apellido_materno}`.trim()}</dd>
        </dl>
        {own && (
          <PasswordField label={t('actual')} autoComplete="current-password" required {...form.getInputProps('contrasenia_actual')} />
        )}
        <PasswordField label={t('nueva')} help={t('regla')} autoComplete="new-password" required {...form.getInputProps('contrasenia')} />
        <PasswordField label={t('repetir')} autoComplete="new-password" required {...form.getInputProps('repetir')} />
      </Stack>
      <FormActions>
        {!held && (
          <LinkButton {...back} variant="default">
            {comun('cancelar')}
          </LinkButton>
        )}
        <Button type="submit" loading={change.isPending}>
          {comun('guardar')}
        </Button>
      </FormActions>
    </form>
  );
}
