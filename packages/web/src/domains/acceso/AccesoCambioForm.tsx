import { Alert, Button } from '@mantine/core';
import { accesoApi, accesoCambioBody, type AccesoFicha, accesoLista } from '@portal/contract/acceso';
import { optionLabel } from '@portal/messages';
import { IconInfoCircle, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useChangeAcceso, useWithdrawAcceso } from './acceso.queries.ts';
import styles from './acceso.module.css';
import { DerechosFields, type DerechosValues } from './DerechosFields.tsx';
import { FormEnd } from './FormEnd.tsx';
import { useSaved } from './use-saved.ts';
import { ApiError, messageOf } from '../../core/client/api-error.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import type { LinkTarget } from '../../core/router/origin.ts';
import { useUser } from '../../core/session/session.ts';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { accepts } from '../../ui/master/form-values.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';
import { useMayCall } from '../../core/session/may-call.ts';
import { SoloLectura } from '../../ui/master/Limits.tsx';

interface Props {
  stored: AccesoFicha;
  back: LinkTarget;
  /** Fetches the access again. */
  reload: () => Promise<AccesoFicha | undefined>;
}

interface Values extends DerechosValues, Record<string, unknown> {
  readonly id_usuario: number;
  readonly version: number;
}

const valuesOf = ({ id_usuario, version, rol, indicador_alcance, empresas }: AccesoFicha): Values => ({
  id_usuario,
  version,
  rol: String(rol),
  indicador_alcance: String(indicador_alcance),
  empresas: empresas.map(({ id_empresa }) => String(id_empresa)),
});

/** Form of a stored access: role, scope, and its withdrawal. One's own is only shown. */
export function AccesoCambioForm({ stored, back, reload }: Props) {
  const t = useTranslations('acceso.edicion');
  const own = useUser().id === stored.id_usuario;
  const may = useMayCall()(accesoApi.upd);
  const change = useChangeAcceso();
  const { form, showErrors } = useContractForm(accesoCambioBody, valuesOf(stored));
  const finish = useSaved(form, back);
  /** Shows what another person saved meanwhile, under the sentence that says so (P31). */
  const showStored = async () => {
    const current = await reload();
    if (!current) return;
    form.setValues(valuesOf(current));
    form.resetDirty(valuesOf(current));
  };
  const onError = (error: unknown) => {
    if (!showErrors(error) && error instanceof ApiError && error.code === 'conflicto') void showStored();
  };
  const submit = form.onSubmit((values) => {
    if (!accepts(accesoCambioBody, values)) return;
    change.mutate(values, { onError, onSuccess: () => finish(t('guardado', { nombre: stored.personal })) });
  });
  return (
    <form onSubmit={submit} noValidate>
      <Section>
        {change.isError && <ErrorAlert mb="md">{messageOf(change.error)}</ErrorAlert>}
        {!may && <SoloLectura />}
        {may && own && (
          <Alert color="blue" icon={<IconInfoCircle />} mb="md">
            {t('propio')}
          </Alert>
        )}
        <Identity {...stored} />
        <FormGrid>
          <DerechosFields form={form} disabled={own || !may} />
        </FormGrid>
      </Section>
      {may && <FormEnd back={back} saving={change.isPending} disabled={own} start={!own && <Withdraw {...{ stored, finish }} />} />}
    </form>
  );
}

function Identity({ personal, codigo_usuario, username, correo_electronico }: AccesoFicha) {
  const t = useTranslations('acceso.campos');
  const facts = { personal, codigo_usuario, username, correo_electronico } as const;
  return (
    <dl className={styles.identity}>
      {(['personal', 'codigo_usuario', 'username', 'correo_electronico'] as const).map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Withdraw({ stored, finish }: { stored: AccesoFicha; finish: (sentence: string) => void }) {
  const t = useTranslations('acceso.edicion');
  const texts = useTexts();
  const confirm = useConfirm();
  const withdraw = useWithdrawAcceso();
  const ask = async () => {
    const { personal: nombre, id_usuario } = stored;
    const rol = optionLabel(texts, accesoLista.columns.rol, stored.rol);
    const question = { title: t('confirmarRetiro', { nombre }), text: t('retiroTexto', { rol }), confirmLabel: t('retirar') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    withdraw.mutate(id_usuario, { onError: (error) => toast.error(messageOf(error)), onSuccess: ({ message }) => finish(message) });
  };
  return (
    <Button
      variant="subtle"
      color="danger"
      leftSection={<IconTrash size={16} aria-hidden="true" />}
      loading={withdraw.isPending}
      onClick={() => void ask()}
    >
      {t('retirar')}
    </Button>
  );
}
