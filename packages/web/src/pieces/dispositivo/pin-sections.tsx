import { Alert, Button, Stack } from '@mantine/core';
import { PIN_LARGO } from '@portal/contract/dispositivo';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import styles from './dispositivo.module.css';
import { useChoosePin, useGivePin, usePin } from './dispositivo.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

const schema = z
  .object({ pin: z.string().regex(new RegExp(`^\\d{${PIN_LARGO}}$`)), repetir: z.string().min(1), contrasenia: z.string().min(1) })
  .refine(({ pin, repetir }) => pin === repetir, { path: ['repetir'], params: { clave: 'contrasenias_distintas' } });

/** PIN with which the signed-in person enters on tablets of shops (P123). */
export function OwnPin() {
  const t = useTranslations('dispositivo.pinPropio');
  const moment = useMomentFormat();
  const { data } = usePin();
  const choose = useChoosePin();
  const { form, showErrors } = useContractForm(
    schema,
    { pin: '', repetir: '', contrasenia: '' },
    { pin: { invalido: t('cifras', { cifras: PIN_LARGO }) }, repetir: { contrasenias_distintas: t('distintos') } },
  );
  const submit = form.onSubmit(({ pin, contrasenia }) =>
    choose.mutate(
      { pin, contrasenia },
      {
        onError: showErrors,
        onSuccess: () => {
          form.reset();
          toast.success(t('guardado'));
        },
      },
    ),
  );
  const digits = { inputMode: 'numeric', maxLength: PIN_LARGO, autoComplete: 'off', required: true } as const;
  return (
    <Section title={t('titulo')} description={t('texto')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <p className={styles.note}>
            {data?.fecha ? t(data.provisional ? 'provisional' : 'desde', { fecha: moment(data.fecha) }) : t('ninguno')}
          </p>
          {choose.isError && <ErrorAlert>{messageOf(choose.error)}</ErrorAlert>}
          <PasswordField label={t('pin')} help={t('regla', { cifras: PIN_LARGO })} {...digits} {...form.getInputProps('pin')} />
          <PasswordField label={t('repetir')} {...digits} {...form.getInputProps('repetir')} />
          <PasswordField label={t('contrasena')} autoComplete="current-password" required {...form.getInputProps('contrasenia')} />
        </Stack>
        <FormActions>
          <Button type="submit" loading={choose.isPending}>
            {t('guardar')}
          </Button>
        </FormActions>
      </form>
    </Section>
  );
}

/** Provisional PIN that an administrator hands to a person (P123). */
export function GivenPin({ id }: { id: number }) {
  const t = useTranslations('dispositivo.pinAjeno');
  const moment = useMomentFormat();
  const give = useGivePin();
  return (
    <Section title={t('titulo')} description={t('texto')}>
      {give.isError && <ErrorAlert>{messageOf(give.error)}</ErrorAlert>}
      {give.data && (
        <Alert color="yellow" role="status" mb="md">
          <p className={styles.code}>{give.data.pin}</p>
          {t('unaVez', { hasta: moment(give.data.fecha_expiracion) })}
        </Alert>
      )}
      <Button variant="default" loading={give.isPending} onClick={() => give.mutate(id)}>
        {t('generar')}
      </Button>
    </Section>
  );
}
