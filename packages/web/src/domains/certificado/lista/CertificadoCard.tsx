import { useTranslations } from 'use-intl';
import styles from './lista.module.css';
import { MiniaturaCertificado } from './MiniaturaCertificado.tsx';
import { CertificadoEstado } from '../CertificadoDatos.tsx';
import type { CertificadoFicha } from '@portal/contract/certificado';
import { CompartirCertificadoButton } from '../../../pieces/certificado/CompartirCertificadoButton.tsx';
import { DescargarCertificadoButton } from '../../../pieces/certificado/DescargarCertificadoButton.tsx';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { href } from '../../../core/router/paths.ts';
import { AppLink, LinkButton } from '../../../ui/link/AppLink.tsx';
import { GradeBadge } from '../../../pieces/evaluacion/GradeBadge.tsx';

/** A certificate of the person's own: its picture, which opens it, with what it says in short and what can be done with it (P276). */
export function CertificadoCard({ ficha }: { ficha: CertificadoFicha }) {
  const t = useTranslations('certificado');
  const day = useDayFormat();
  const { programa, tema, nota, numero, codigo, estado } = ficha;
  const target = href('/certificadovisor', { id: ficha.id_evaluacion });
  const valid = estado === 'Vigente';
  return (
    <article className={styles.card} data-annulled={valid ? undefined : ''}>
      {/* The title is the link for the keyboard and for screen readers. */}
      <AppLink {...target} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <MiniaturaCertificado ficha={ficha} />
      </AppLink>
      <div className={styles.text}>
        {programa && <p className={styles.programa}>{programa}</p>}
        <h3 className={styles.title}>
          <AppLink {...target}>{tema}</AppLink>
        </h3>
        <p className={styles.facts}>
          <span>{day.long(ficha.fecha)}</span>
          {nota === null ? <span>{t('ficha.sinNota')}</span> : <GradeBadge grade={nota} passMark={0} />}
          {!valid && <CertificadoEstado estado={estado} />}
        </p>
        <p className={styles.numbers}>
          {t('lista.numero', { numero })} <span className={styles.code}>{codigo}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton {...target} size="sm" variant="default" aria-label={t('lista.verDe', { tema })}>
          {t('lista.ver')}
        </LinkButton>
        {valid && (
          <>
            <DescargarCertificadoButton
              idEvaluacion={ficha.id_evaluacion}
              size="sm"
              leftSection={null}
              short
              label={t('lista.descargarDe', { tema })}
            />
            <CompartirCertificadoButton ficha={ficha} size="sm" leftSection={null} label={t('lista.compartirDe', { tema })} />
          </>
        )}
      </div>
    </article>
  );
}
