import { Button } from '@mantine/core';
import type { ResponseOf } from '@portal/contract/core';
import type { sesionApi } from '@portal/contract/sesion';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { messageOf } from '../../../core/client/api-error.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { FormSkeleton } from '../../../ui/page/skeletons.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { CodeForm } from './CodeForm.tsx';
import {
  useActivateFactor,
  useFactor,
  useRemoveFactor,
  useRenewCodes,
  useStartFactor,
} from '../../../pieces/sesion/seguridad/factor.queries.ts';
import { QrCode } from '../../../ui/qr/QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './seguridad.module.css';

type Prepared = ResponseOf<typeof sesionApi.iniciarFactor>;
type Estado = ResponseOf<typeof sesionApi.selFactor>;

/** Second factor of the signed-in person: set up, recovery codes, turned off (P151). */
export function FactorSection() {
  const t = useTranslations('seguridad.factor');
  const factor = useFactor();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Section title={t('titulo')} description={t('texto')}>
      {factor.isPending && <FormSkeleton />}
      {factor.isError && <ErrorState message={messageOf(factor.error)} onRetry={() => void factor.refetch()} />}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {!codes && factor.data && (factor.data.activo ? <Active estado={factor.data} onCodes={setCodes} /> : <Inactive onCodes={setCodes} />)}
    </Section>
  );
}

interface CodesProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

function Inactive({ onCodes }: CodesProps) {
  const t = useTranslations('seguridad.factor');
  const start = useStartFactor();
  if (start.data) return <Setup prepared={start.data} onCodes={onCodes} onCancel={start.reset} />;
  return (
    <>
      {start.isError && <ErrorAlert>{messageOf(start.error)}</ErrorAlert>}
      <p className={styles.state}>
        <StateBadge>{t('inactivo')}</StateBadge>
      </p>
      <Button loading={start.isPending} onClick={() => start.mutate()}>
        {t('activar')}
      </Button>
    </>
  );
}

interface SetupProps extends CodesProps {
  readonly prepared: Prepared;
  readonly onCancel: () => void;
}

/** The QR code, the secret in letters for those who cannot scan it, and the first code. */
function Setup({ prepared: { direccion, secreto }, onCodes, onCancel }: SetupProps) {
  const t = useTranslations('seguridad.factor');
  const activate = useActivateFactor();
  return (
    <CodeForm
      submit={t('confirmar')}
      help={t('primerCodigo')}
      busy={activate.isPending}
      failure={activate.error}
      onCancel={onCancel}
      onSend={({ codigo }, refused) => activate.mutate(codigo, { onError: refused, onSuccess: ({ codigos }) => onCodes(codigos) })}
    >
      <p className={styles.step}>{t('escanee')}</p>
      <QrCode text={direccion} label={t('qr')} />
      <p className={styles.step}>
        {t('aMano')} <code className={styles.secret}>{secreto.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      </p>
    </CodeForm>
  );
}

function Active({ estado: { fecha_activacion, codigos }, onCodes }: CodesProps & { readonly estado: Estado }) {
  const t = useTranslations('seguridad.factor');
  const moment = useMomentFormat();
  const [asked, setAsked] = useState<'codigos' | 'quitar'>();
  const renew = useRenewCodes();
  const remove = useRemoveFactor();
  const leave = () => {
    renew.reset();
    remove.reset();
    setAsked(undefined);
  };
  if (asked === 'codigos') {
    return (
      <CodeForm
        submit={t('codigosNuevos')}
        busy={renew.isPending}
        failure={renew.error}
        onCancel={leave}
        onSend={({ codigo }, refused) => renew.mutate(codigo, { onError: refused, onSuccess: (answer) => onCodes(answer.codigos) })}
      >
        <p className={styles.step}>{t('codigosNuevosTexto')}</p>
      </CodeForm>
    );
  }
  if (asked === 'quitar') {
    return (
      <CodeForm
        withPassword
        danger
        submit={t('quitar')}
        busy={remove.isPending}
        failure={remove.error}
        onCancel={leave}
        onSend={(answer, refused) => remove.mutate(answer, { onError: refused, onSuccess: () => toast.success(t('quitado')) })}
      >
        <p className={styles.step}>{t('quitarTexto')}</p>
      </CodeForm>
    );
  }
  return (
    <>
      <p className={styles.state}>
        <StateBadge tone="success">{t('activo')}</StateBadge>
        {fecha_activacion && <span>{t('desde', { fecha: moment(fecha_activacion) })}</span>}
        <span>{t('quedan', { total: codigos })}</span>
      </p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => setAsked('codigos')}>
          {t('codigosNuevos')}
        </Button>
        <Button variant="default" onClick={() => setAsked('quitar')}>
          {t('quitar')}
        </Button>
      </div>
    </>
  );
}
