import type { TemaAlumno } from '@portal/contract';
import { IconCheck, IconCircleDashed, IconLock, IconRotate } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './seguimiento.module.css';
import { TemaAcciones } from './TemaAcciones.tsx';
import { TemaNota } from './TemaNota.tsx';
import { temaState, TOPIC_TONES, TopicStateBadge } from '../../tema/tema-state.public.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { temaHref } from '../../../core/router/ocurrencia.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';

/** Topic in a list: state, grade, facts and links; a locked one names the topic to approve first (P16). */
export function TemaItem({ tema }: { tema: TemaAlumno }) {
  const state = temaState(tema);
  return (
    <li className={styles.item} data-tone={TOPIC_TONES[state]}>
      <span className={styles.mark}>
        <Mark tema={tema} />
      </span>
      <div className={styles.itemText}>
        <div className={styles.itemHead}>
          {tema.bloqueado ? (
            <span className={styles.itemTitle} data-locked="">
              {tema.titulo}
            </span>
          ) : (
            <TemaLink tema={tema} />
          )}
          <TopicStateBadge state={state} />
          <TemaNota tema={tema} />
        </div>
        <Facts tema={tema} />
      </div>
      <TemaAcciones tema={tema} />
    </li>
  );
}

const TemaLink = ({ tema }: { tema: TemaAlumno }) => (
  <AppLink {...temaHref(tema)} className={styles.itemTitle}>
    {tema.titulo}
  </AppLink>
);

function Mark({ tema: { bloqueado, aprobado, intentos } }: { tema: TemaAlumno }) {
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  if (aprobado) return <IconCheck {...icon} />;
  if (bloqueado) return <IconLock {...icon} />;
  return intentos > 0 ? <IconRotate {...icon} /> : <IconCircleDashed {...icon} />;
}

function Facts({ tema }: { tema: TemaAlumno }) {
  const t = useTranslations('programa.tema');
  const day = useDayFormat();
  const { bloqueado, requisito, duracion, numero_preguntas: preguntas, intentos, vencido, aprobado } = tema;
  const facts = [
    duracion > 0 && t('duracion', { minutos: duracion }),
    preguntas > 0 && t('preguntas', { preguntas }),
    !aprobado && t(vencido ? 'vencio' : 'hasta', { fecha: day.short(tema.fecha_fin) }),
    intentos > 0 && t('intentos', { intentos }),
  ];
  return (
    <>
      {bloqueado && <p className={styles.lock}>{t('bloqueado', { requisito: requisito ?? '' })}</p>}
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
    </>
  );
}
