import { accesoPersonaBody } from '@portal/contract/acceso';
import type { ResponseOf } from '@portal/contract/core';
import type { usuarioApi } from '@portal/contract/usuario';
import { useTranslations } from 'use-intl';
import { useGrantAcceso } from './acceso.queries.ts';
import { DerechosFields, NADA } from './DerechosFields.tsx';
import { FormEnd } from './FormEnd.tsx';
import { useSaved } from './use-saved.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';
import type { LinkTarget } from '../../core/router/origin.ts';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { accepts } from '../../ui/master/form-values.ts';
import { Section } from '../../ui/page/Section.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';
import { UsuarioField } from '../../pieces/usuario/UsuarioField.tsx';

/** Person who gets the access, with their company. */
type Conocida = Pick<ResponseOf<typeof usuarioApi.sel>, 'codigo_usuario' | 'personal' | 'id_empresa'>;

interface Props {
  back: LinkTarget;
  /** The person, known already; absent: one to choose. */
  persona?: Conocida;
}

/** Form that gives a stored person a role (P96). */
export function AccesoPersonaForm({ back, persona }: Props) {
  const t = useTranslations('acceso.edicion');
  const grant = useGrantAcceso();
  const { form, showErrors } = useContractForm(accesoPersonaBody, { codigo_usuario: persona?.codigo_usuario ?? null, ...NADA });
  const finish = useSaved(form, back);
  const submit = form.onSubmit((values) => {
    if (!accepts(accesoPersonaBody, values)) return;
    grant.mutate(values, { onError: showErrors, onSuccess: ({ nombre }) => finish(t('dado', { nombre })) });
  });
  return (
    <form onSubmit={submit} noValidate>
      <Section>
        {grant.isError && <ErrorAlert mb="md">{messageOf(grant.error)}</ErrorAlert>}
        <FormGrid>
          <UsuarioField
            label={t('persona')}
            help={t('personaAyuda')}
            required
            nombre={persona?.personal}
            {...form.getInputProps('codigo_usuario')}
          />
          <DerechosFields form={form} propia={form.values.codigo_usuario === persona?.codigo_usuario ? persona?.id_empresa : undefined} />
        </FormGrid>
      </Section>
      <FormEnd back={back} saving={grant.isPending} />
    </form>
  );
}
