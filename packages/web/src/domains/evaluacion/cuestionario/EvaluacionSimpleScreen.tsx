import { Button } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Bienvenida } from './Bienvenida.tsx';
import styles from './cuestionario.module.css';
import { ConsultasTema } from '../../../pieces/consulta/ConsultasTema.tsx';
import { useForgetProgress } from '../../../pieces/evaluacion/evaluacion.queries.ts';
import { type Completion as Completed, useCompleteSimple } from '../envio/use-complete-simple.ts';
import { useKeptFeedback } from '../envio/use-kept-feedback.ts';
import { FeedbackFields } from '../../../pieces/feedback/FeedbackFields.tsx';
import { Material } from './Material.tsx';
import { TemaAprobado, TemaBloqueado, TemaUnavailable } from './tema-notices.tsx';
import { useRepeticion } from './use-repeticion.ts';
import { ApiError, messageOf } from '../../../core/client/api-error.ts';
import { useGo } from '../../../core/router/go.ts';
import { type Ocurrencia, temaHref, toOcurrencia } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { TemaHeader } from '../../../pieces/tema/TemaHeader.tsx';
import { TemaSkeleton } from '../../../pieces/tema/TemaSkeleton.tsx';
import { judgesPaquete } from '../../../pieces/paquete/paquete-tema.ts';
import { useKeepMaterial } from '../../../pieces/tema/visor/use-kept-material.ts';
import { type TemaDetalle, useTemaDetalle } from '../../../pieces/tema/tema.queries.ts';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';

/** /evaluacionsimple: a topic without questionnaire, completed by feedback (P15); one with questions or with a package that judges it redirects to /evaluacionedit. */
export function EvaluacionSimpleScreen() {
  const ocurrencia = toOcurrencia(useScreenSearch('/evaluacionsimple'));
  return ocurrencia ? <Tema ocurrencia={ocurrencia} /> : <TemaUnavailable />;
}

/** Id of the part of the page that completes the topic, to which a lesson leads. */
const COMPLETAR = 'completar';

function Tema({ ocurrencia }: { ocurrencia: Ocurrencia }) {
  const { data: tema, isPending, error, refetch } = useTemaDetalle(ocurrencia);
  useKeepMaterial(tema);
  if (isPending) return <TemaSkeleton />;
  if (!tema) {
    const missing = error instanceof ApiError && [403, 404].includes(error.status);
    return missing ? <TemaUnavailable /> : <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (tema.numero_preguntas > 0 || judgesPaquete(tema)) return <Navigate {...cuestionarioHref(ocurrencia)} replace />;
  return <Simple tema={tema} ocurrencia={ocurrencia} />;
}

function Simple({ tema, ocurrencia }: { tema: TemaDetalle; ocurrencia: Ocurrencia }) {
  const t = useTranslations('evaluacion');
  const { rinde, repetible, repetir } = useRepeticion(tema);
  const siguiente = rinde ? { id: COMPLETAR, words: t('completar') } : undefined;
  return (
    <PageStack>
      <Bienvenida />
      <TemaHeader tema={tema} />
      {tema.bloqueado ? <TemaBloqueado tema={tema} /> : <Material tema={tema} ocurrencia={ocurrencia} siguiente={siguiente} />}
      {tema.aprobado && <TemaAprobado tema={tema} onRepetir={repetible ? repetir : undefined} />}
      {!tema.bloqueado && rinde && <Completion ocurrencia={ocurrencia} />}
      <ConsultasTema id_tema={tema.id_tema} tema={tema.titulo} />
    </PageStack>
  );
}

const cuestionarioHref = (ocurrencia: Ocurrencia) => temaHref({ ...ocurrencia, cuestionario: 1 });

function Completion({ ocurrencia }: { ocurrencia: Ocurrencia }) {
  const t = useTranslations('evaluacion');
  const offline = useTranslations('sinconexion');
  const go = useGo();
  const complete = useCompleteSimple(ocurrencia);
  const forgetProgress = useForgetProgress();
  const confirm = useConfirm();
  const { feedback, change } = useKeptFeedback(ocurrencia);
  const [checked, setChecked] = useState(false);
  const { escala, comentario } = feedback;
  const finish = (completed: Completed) => {
    if (completed === 'con_preguntas') return void go(cuestionarioHref(ocurrencia), { replace: true });
    forgetProgress();
    if (completed === 'espera' || completed === 'solo_aqui') toast.info(offline(completed === 'espera' ? 'guardado' : 'soloAqui'));
    else toast.success(t('temaCompletado'));
    void go(href('/programaseguimiento', { id: ocurrencia.id_programa, idp: ocurrencia.id_planestudio }));
  };
  const submit = async () => {
    setChecked(true);
    if (escala === null || !(await confirm({ title: t('confirmar'), text: t('confirmarValoracion') }))) return;
    complete.mutate({ escala, comentario }, { onSuccess: finish });
  };
  return (
    <div id={COMPLETAR} tabIndex={-1} className={`${styles.form} ${styles.part}`}>
      <Section title={t('completar')} description={t('sinPreguntas')}>
        <div className={styles.feedback}>
          <FeedbackFields
            value={feedback}
            onChange={change}
            disabled={complete.isPending}
            missing={checked && escala === null}
            commentAfterRating
          />
        </div>
        {complete.isError && <ErrorAlert>{messageOf(complete.error)}</ErrorAlert>}
        <FormActions>
          <Button size="md" loading={complete.isPending} onClick={() => void submit()}>
            {t('continuar')}
          </Button>
        </FormActions>
      </Section>
    </div>
  );
}
