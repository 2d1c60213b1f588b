import { useTranslations } from 'use-intl';
import styles from './resultado.module.css';
import type { Resultado } from '../evaluacion.queries.ts';
import { temaHref } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { GradeRing } from '../pieces/GradeRing.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { DescargarCertificadoButton } from '../../certificado/certificado.public.ts';

/** Section with grade, counts and links to the next step. */
export function ResultadoResumen({ resultado }: { resultado: Resultado }) {
  const t = useTranslations('evaluacion.resultado');
  const { nota, notaminima, aprobado } = resultado;
  return (
    <Section>
      <div className={styles.outcome}>
        {nota !== null && <GradeRing value={nota} passed={aprobado} label={t('nota')} />}
        <div role="status">
          <Outcome resultado={resultado} />
        </div>
      </div>
      {nota !== null && (
        <dl className={styles.figures}>
          <Figure label={t('correctas')} value={String(resultado.correcta)} />
          <Figure label={t('incorrectas')} value={String(resultado.incorrecta)} />
          <Figure label={t('nota')} value={t('porcentaje', { valor: nota })} />
          <Figure label={t('minima')} value={t('porcentaje', { valor: notaminima })} />
        </dl>
      )}
      <NextSteps resultado={resultado} />
    </Section>
  );
}

function Outcome({ resultado: { nota, notaminima, aprobado } }: { resultado: Resultado }) {
  const t = useTranslations('evaluacion.resultado');
  const figures = { nota: nota ?? 0, minima: notaminima };
  const passed = aprobado ? 'aprobado' : 'desaprobado';
  return (
    <>
      <h2 className={styles.outcomeTitle}>{nota === null ? t('completado') : t(passed)}</h2>
      <p className={styles.outcomeText}>{nota === null ? t('completadoTexto') : t(`${passed}Texto`, figures)}</p>
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Links after an attempt: to the plan or its end when passed, to a new attempt when failed (P64), to the feedback until it is given. */
function NextSteps({ resultado }: { resultado: Resultado }) {
  const t = useTranslations('evaluacion');
  const { aprobado, pendientes, id_evaluacion, id_planestudio, con_feedback } = resultado;
  const next = pendientes === 0 ? href('/planfin', { id: id_planestudio }) : href('/dashboardusuario');
  return (
    <div className={styles.actions}>
      {aprobado ? (
        <LinkButton {...next}>{t('continuar')}</LinkButton>
      ) : (
        <LinkButton {...temaHref({ ...resultado, cuestionario: 1 })}>{t('resultado.reintentar')}</LinkButton>
      )}
      {aprobado && <DescargarCertificadoButton idEvaluacion={id_evaluacion} />}
      {!con_feedback && (
        <LinkButton {...href('/temafeedback', { id: id_evaluacion })} variant="default">
          {t('resultado.feedback')}
        </LinkButton>
      )}
    </div>
  );
}
