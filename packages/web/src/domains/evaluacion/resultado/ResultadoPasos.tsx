import { useTranslations } from 'use-intl';
import styles from './resultado.module.css';
import { CUESTIONARIO_HASH } from '../cuestionario-hash.ts';
import type { Resultado } from '../../../pieces/evaluacion/evaluacion.queries.ts';
import { usePausa } from '../../../pieces/tema/use-pausa.ts';
import { temaHref } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { DescargarCertificadoButton } from '../../../pieces/certificado/DescargarCertificadoButton.tsx';

/** Links after an own attempt (P64): to the next topic or the end of the plan, to a new attempt when failed, to the feedback until given. */
export function ResultadoPasos({ resultado }: { resultado: Resultado }) {
  const t = useTranslations('evaluacion');
  const { id_evaluacion, con_feedback, siguiente, aprobado_despues: despues } = resultado;
  const aprobado = resultado.aprobado || Boolean(despues);
  return (
    <div className={styles.actions}>
      {despues && (
        <LinkButton {...href('/evaluacionresultado', { id: despues.id_evaluacion })} variant="default">
          {t('verResultado')}
        </LinkButton>
      )}
      {!aprobado && <Reintento resultado={resultado} />}
      {siguiente && (
        <LinkButton {...temaHref(siguiente)} variant={aprobado ? 'filled' : 'default'}>
          {t('resultado.siguiente', { tema: siguiente.titulo, minutos: siguiente.duracion })}
        </LinkButton>
      )}
      {aprobado && <Aprobado resultado={resultado} />}
      {!con_feedback && (
        <LinkButton {...href('/temafeedback', { id: id_evaluacion })} variant="default">
          {t('resultado.feedback')}
        </LinkButton>
      )}
    </div>
  );
}

/** Link onwards, and the certificate of the attempt that approved the topic. */
function Aprobado({ resultado }: { resultado: Resultado }) {
  const t = useTranslations('evaluacion');
  const { pendientes, id_evaluacion, id_planestudio, siguiente, aprobado_despues: despues } = resultado;
  return (
    <>
      <LinkButton
        {...(pendientes === 0 ? href('/planfin', { id: id_planestudio }) : href('/dashboardusuario'))}
        variant={siguiente ? 'subtle' : 'filled'}
      >
        {t('continuar')}
      </LinkButton>
      <DescargarCertificadoButton idEvaluacion={despues?.id_evaluacion ?? id_evaluacion} />
    </>
  );
}

/** Link to a new attempt; during a pause until when, and the link to what to read meanwhile (P44). */
function Reintento({ resultado }: { resultado: Resultado }) {
  const t = useTranslations('evaluacion');
  const pausa = usePausa(resultado.espera_hasta);
  const tema = temaHref({ ...resultado, cuestionario: 1 });
  if (pausa === null)
    return (
      <LinkButton {...tema} hash={CUESTIONARIO_HASH}>
        {t('resultado.reintentar')}
      </LinkButton>
    );
  return (
    <>
      <p className={styles.pause}>
        {pausa} {t('pausa.repaso')}
      </p>
      <LinkButton {...tema}>{t('pausa.repasar')}</LinkButton>
    </>
  );
}
