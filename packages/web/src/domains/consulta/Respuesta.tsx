import { Alert, Button } from '@mantine/core';
import { type ActoConsulta, type ConsultaFicha, consultaApi } from '@portal/contract/consulta';
import { LIMITES_CONSULTA } from '@portal/contract/limites';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './consulta.module.css';
import { useActo } from './consulta.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { useMayCall } from '../../core/session/may-call.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { authorOf, isOwnSave, storedVersionOf } from '../../ui/master/refusals.tsx';
import { useUnsavedGuard } from '../../ui/master/use-leaving.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { onceClicked } from '../../ui/overlay/once-clicked.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

interface Props {
  consulta: ConsultaFicha;
}

/** Answer of the training area: a form, or its text for those who only read. */
export function Respuesta({ consulta }: Props) {
  const t = useTranslations('consulta.edicion');
  const seen = useSeen(consulta);
  const mayAnswer = useMayCall()(consultaApi.upd);
  if (!mayAnswer && consulta.respuesta === null) return null;
  return (
    <Section title={t('respuesta')} description={seen}>
      {mayAnswer ? <Formulario consulta={consulta} /> : <p className={styles.text}>{consulta.respuesta}</p>}
    </Section>
  );
}

/** Whether the person saw the answer; nothing without one. */
function useSeen({ estado, fecha_lectura }: ConsultaFicha): string | undefined {
  const t = useTranslations('consulta.edicion');
  const moment = useMomentFormat();
  if (fecha_lectura !== null) return t('leida', { fecha: moment(fecha_lectura) });
  return estado === 'respondida' ? t('porLeer') : undefined;
}

/** Answer that is being written over a version of the question, which may have another one meanwhile. */
interface Escrita {
  readonly texto: string;
  readonly version: number;
}

function Formulario({ consulta }: Props) {
  const t = useTranslations('consulta.edicion');
  const [escrita, setEscrita] = useState<Escrita | null>(null);
  const acto = useActo();
  const { estado, respuesta, id_consulta } = consulta;
  const { texto, version } = escrita ?? { texto: respuesta ?? '', version: consulta.version };
  const changed = texto.trim() !== (respuesta ?? '');
  useUnsavedGuard(() => changed);
  const length = texto.trim().length;
  const sendable = length > 0 && length <= LIMITES_CONSULTA.respuesta && (changed || estado !== 'respondida');
  const run = async (name: ActoConsulta) => {
    try {
      const done = await acto.mutateAsync({ id_consulta, version, acto: name, ...(name === 'responder' && { respuesta: texto }) });
      setEscrita({ texto, version: done.version });
      toast.success(done.message);
    } catch (error) {
      // The next try is over what the notice names.
      const stored = storedVersionOf(error);
      if (stored !== undefined) setEscrita({ texto, version: stored });
    }
  };
  return (
    <div className={styles.form}>
      <Refusal error={acto.error} />
      <TextAreaField
        label={t('respuesta')}
        help={t('ayuda')}
        value={texto}
        maxLength={LIMITES_CONSULTA.respuesta}
        disabled={acto.isPending}
        onChange={({ currentTarget: { value } }) => setEscrita({ texto: value, version })}
      />
      <FormActions start={<OtherAct consulta={consulta} busy={acto.isPending} run={run} />}>
        <Button disabled={!sendable} loading={acto.isPending} onClick={onceClicked(() => void run('responder'))}>
          {t(estado === 'respondida' ? 'corregir' : 'responder')}
        </Button>
      </FormActions>
    </div>
  );
}

/** Why the last act failed; the typed text stays. */
function Refusal({ error }: { error: unknown }) {
  const t = useTranslations('consulta.edicion');
  if (!error) return null;
  if (storedVersionOf(error) === undefined) return <ErrorAlert>{messageOf(error)}</ErrorAlert>;
  const autor = authorOf(error);
  return <Alert color="yellow">{isOwnSave(error) || !autor ? t('otraVez') : t('otra', { nombre: autor.nombre })}</Alert>;
}

/** Closes an open question without an answer, else reopens it. */
function OtherAct({ consulta, busy, run }: Props & { busy: boolean; run: (name: ActoConsulta) => Promise<void> }) {
  const t = useTranslations('consulta.edicion');
  const confirm = useConfirm();
  const { personal, estado } = consulta;
  const close = async () => {
    if (await confirm({ title: t('cerrarTitulo'), text: t('cerrarTexto', { personal }), confirmLabel: t('cerrar') })) await run('cerrar');
  };
  return (
    <Button variant="subtle" disabled={busy} onClick={onceClicked(() => void (estado === 'abierta' ? close() : run('reabrir')))}>
      {t(estado === 'abierta' ? 'cerrar' : 'reabrir')}
    </Button>
  );
}
