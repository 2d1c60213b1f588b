import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './resultado.module.css';
import type { Resultado } from '../../../pieces/evaluacion/evaluacion.queries.ts';
import { ResultadoAvance } from './ResultadoAvance.tsx';
import { ResultadoPasos } from './ResultadoPasos.tsx';
import { temaHref } from '../../../core/router/ocurrencia.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { href } from '../../../core/router/paths.ts';
import { useUser } from '../../../core/session/session.ts';
import { isOfPaquete } from '../../../pieces/paquete/de-paquete.ts';
import { AppLink, LinkButton } from '../../../ui/link/AppLink.tsx';
import { GradeRing } from '../../../pieces/evaluacion/GradeRing.tsx';
import { usePausa } from '../../../pieces/tema/use-pausa.ts';
import { Section } from '../../../ui/page/Section.tsx';

/** Section with grade and counts; its learner also gets the next steps, an administrator the certificate. */
export function ResultadoResumen({ resultado }: { resultado: Resultado }) {
  const { nota, aprobado, id_usuario } = resultado;
  const own = id_usuario === useUser().id;
  const ofPaquete = isOfPaquete(resultado);
  return (
    <Section>
      <div className={styles.outcome}>
        <Nota resultado={resultado} />
        <div role="status">
          {ofPaquete ? <DelPaquete resultado={resultado} own={own} /> : <Outcome resultado={resultado} own={own} />}
          {!own && <Espera resultado={resultado} />}
          {nota !== null && !ofPaquete && <Cuentas resultado={resultado} />}
        </div>
      </div>
      {own && (aprobado || resultado.aprobado_despues) && <ResultadoAvance resultado={resultado} />}
      {own ? <ResultadoPasos resultado={resultado} /> : <Certificado resultado={resultado} />}
    </Section>
  );
}

/** Grade of the attempt, if it has one, and whether a package gave it. */
function Nota({ resultado }: { resultado: Resultado }) {
  const t = useTranslations();
  const { nota, aprobado } = resultado;
  if (nota === null) return null;
  const label = t(isOfPaquete(resultado) ? 'paquete.alumno.resultado.nota' : 'evaluacion.resultado.nota');
  return <GradeRing value={nota} passed={aprobado} label={label} />;
}

/** Counts of a questionnaire. */
function Cuentas({ resultado: { correcta, incorrecta, anuladas, total } }: { resultado: Resultado }) {
  const t = useTranslations('evaluacion.resultado');
  return (
    <dl className={styles.figures}>
      <Figure label={t('correctas')} value={t('deTotal', { cuenta: correcta, total })} />
      <Figure label={t('incorrectas')} value={String(incorrecta)} />
      {anuladas > 0 && <Figure label={t('anuladas')} value={String(anuladas)} />}
    </dl>
  );
}

/** Outcome of the attempt: addressed to its learner, or written about the learner for an administrator. */
function Outcome({ resultado, own }: { resultado: Resultado; own: boolean }) {
  const t = useTranslations('evaluacion.resultado');
  const { nota, notaminima, aprobado, aprobado_despues: despues } = resultado;
  const pausa = usePausa(resultado.espera_hasta);
  const outcome = aprobado ? 'aprobado' : 'desaprobado';
  const figures = { nota: nota ?? 0, minima: notaminima };
  if (nota === null) return <Words title={t(own ? 'completado' : 'ajeno.completado')} text={t('completadoTexto')} />;
  if (!own) return <Words title={t(`ajeno.${outcome}`)} text={t('ajeno.texto', figures)} />;
  if (despues)
    return (
      <Words
        title={despues.nota === null ? t('completado') : t('aprobadoDespues', { nota: despues.nota })}
        text={t('ajeno.texto', figures)}
      />
    );
  if (pausa !== null) return <Words title={t(outcome)} text={t('ajeno.texto', figures)} />;
  return <Words title={t(outcome)} text={<Consequence resultado={resultado} figures={figures} />} />;
}

/** Outcome of an attempt that a package graded: its «passed» may decide against its score (P286). */
function DelPaquete({ resultado, own }: { resultado: Resultado; own: boolean }) {
  const t = useTranslations('evaluacion.resultado');
  const paquete = useTranslations('paquete.alumno.resultado');
  const { nota, notaminima: minima, aprobado } = resultado;
  const passed = nota === null ? 'completado' : 'aprobado';
  const failed = own ? paquete('desaprobado') : paquete('ajenoDesaprobado');
  const title = aprobado ? t(own ? passed : `ajeno.${passed}`) : failed;
  if (nota === null) return <Words title={title} text={paquete(aprobado ? 'sinNota' : 'sinNotaDesaprobado')} />;
  const against = aprobado !== nota >= minima;
  const text = [paquete('texto', { nota, minima }), against && paquete('estado')].filter(Boolean).join(' ');
  return <Words title={title} text={text} />;
}

/** When an attempt was answered and received that waited for a connection (P119). */
function Espera({ resultado: { fecha, fecha_declarada, fecha_recibida } }: { resultado: Resultado }) {
  const t = useTranslations('evaluacion.resultado.ajeno');
  const moment = useMomentFormat();
  if (fecha === null || fecha_declarada === null || fecha_recibida === null) return null;
  const words = { declarada: moment(fecha_declarada), recibida: moment(fecha_recibida), cuenta: moment(fecha) };
  return <p className={styles.outcomeText}>{t('sinConexion', words)}</p>;
}

/** Consequence of an own attempt for its learner, and whether every answer was right. */
function Consequence({ resultado, figures }: { resultado: Resultado; figures: { nota: number; minima: number } }) {
  const t = useTranslations('evaluacion.resultado');
  const repaso = (words: ReactNode) => <AppLink {...temaHref({ ...resultado, cuestionario: 1 })}>{words}</AppLink>;
  return (
    <>
      {resultado.aprobado ? t('aprobadoTexto', figures) : t.rich('desaprobadoTexto', { ...figures, repaso })}
      {resultado.incorrecta === 0 && ` ${t('todasBien')}`}
    </>
  );
}

function Words({ title, text }: { title: string; text: ReactNode }) {
  return (
    <>
      <h2 className={styles.outcomeTitle}>{title}</h2>
      <p className={styles.outcomeText}>{text}</p>
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

function Certificado({ resultado: { id_evaluacion, codigo_certificado } }: { resultado: Resultado }) {
  const t = useTranslations('evaluacion.resultado');
  if (codigo_certificado === null) return null;
  return (
    <div className={styles.actions}>
      <LinkButton {...href('/certificadovisor', { id: id_evaluacion })} variant="default">
        {t('verCertificado')}
      </LinkButton>
    </div>
  );
}
