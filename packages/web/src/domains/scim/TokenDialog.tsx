import { Button, Stack } from '@mantine/core';
import { accesoLista } from '@portal/contract/acceso';
import { scimTokenBody } from '@portal/contract/scim';
import { optionsOf } from '@portal/messages';
import { useTranslations } from 'use-intl';
import { useCreateScimToken } from './scim.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { DateField } from '../../ui/form/day/DateField.tsx';
import { MultiSelectField } from '../../ui/form/options/MultiSelectField.tsx';
import { SelectField } from '../../ui/form/options/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { accepts } from '../../ui/master/form-values.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { DIALOG_OF_SECRET } from '../../ui/secret/dialog-of-secret.ts';
import { ShownOnce } from '../../ui/secret/ShownOnce.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';
import { useEmpresas } from '../../pieces/usuario/usuario-master.queries.ts';

const LIMITED = '1';

interface Values extends Record<string, unknown> {
  nombre: string;
  indicador_alcance: string;
  empresas: string[];
  fecha_expiracion: string | null;
}

const EMPTY: Values = { nombre: '', indicador_alcance: '0', empresas: [], fecha_expiracion: null };

/** Dialog that makes a token and shows it once (P160). */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('scim.nuevo');
  const create = useCreateScimToken();
  return (
    <Dialog title={t('titulo')} onClose={onClose} closeButtonProps={{ 'aria-label': t('cerrar') }} {...(create.data && DIALOG_OF_SECRET)}>
      {create.data ? <ShownOnce value={create.data.token} text={t('texto')} onClose={onClose} /> : <TokenForm create={create} />}
    </Dialog>
  );
}

function TokenForm({ create }: { create: ReturnType<typeof useCreateScimToken> }) {
  const t = useTranslations('scim');
  const texts = useTexts();
  const empresas = useEmpresas();
  const { form, showErrors } = useContractForm(scimTokenBody, EMPTY);
  const submit = form.onSubmit((values) => {
    if (accepts(scimTokenBody, values)) create.mutate(scimTokenBody.parse(values), { onError: showErrors });
  });
  const choose = (alcance: string | null) => {
    form.setFieldValue('indicador_alcance', alcance ?? '0');
    if (alcance !== LIMITED) form.setFieldValue('empresas', []);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {create.isError && <ErrorAlert>{messageOf(create.error)}</ErrorAlert>}
        <TextField
          label={t('campos.nombre')}
          help={t('nuevo.nombreAyuda')}
          maxLength={60}
          required
          data-autofocus
          {...form.getInputProps('nombre')}
        />
        <SelectField
          label={t('campos.indicador_alcance')}
          help={t('nuevo.empresasAyuda')}
          data={optionsOf(texts, accesoLista.columns.indicador_alcance)}
          required
          {...form.getInputProps('indicador_alcance')}
          onChange={choose}
        />
        {form.values.indicador_alcance === LIMITED && (
          <MultiSelectField
            label={t('campos.empresas')}
            data={empresas.data?.map(({ id_empresa, empresa }) => ({ value: String(id_empresa), label: empresa }))}
            required
            {...form.getInputProps('empresas')}
            {...(empresas.error && { error: messageOf(empresas.error) })}
          />
        )}
        <DateField label={t('campos.fecha_expiracion')} help={t('nuevo.expiraAyuda')} {...form.getInputProps('fecha_expiracion')} />
      </Stack>
      <DialogActions>
        <Button type="submit" loading={create.isPending}>
          {t('nuevo.crear')}
        </Button>
      </DialogActions>
    </form>
  );
}
