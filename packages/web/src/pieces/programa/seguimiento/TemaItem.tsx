import type { TemaAlumno } from '@portal/contract/asignacion';
import { IconCheck, IconCircleDashed, IconLock, IconRotate } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './seguimiento.module.css';
import { TemaAcciones } from './TemaAcciones.tsx';
import { TemaNota } from './TemaNota.tsx';
import { cuestionarioOf } from '../../paquete/paquete-tema.ts';
import { TemaPlazo } from '../../tema/TemaPlazo.tsx';
import { TemaYaAprobado } from '../../tema/TemaYaAprobado.tsx';
import { temaState, TOPIC_TONES } from '../../tema/tema-state.ts';
import { TopicStateBadge } from '../../tema/TopicStateBadge.tsx';
import { temaHref } from '../../../core/router/ocurrencia.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';

interface Props {
  tema: TemaAlumno;
  /** Names where it is, in a list of several programs or plans. */
  place?: 'programa' | 'plan';
}

/** Topic in a list: state, grade, deadline and links; a locked one names the topic to approve first (P16). */
export function TemaItem({ tema, place }: Props) {
  const state = temaState(tema);
  return (
    <li className={styles.item} data-tone={TOPIC_TONES[state]}>
      <span className={styles.mark}>
        <Mark tema={tema} />
      </span>
      <div className={styles.itemText}>
        {tema.bloqueado ? <span className={styles.itemTitle}>{tema.titulo}</span> : <TemaLink tema={tema} />}
        {place && <p className={styles.facts}>{place === 'plan' ? `${tema.plan} · ${tema.programa}` : tema.programa}</p>}
        <Facts tema={tema} />
        <TemaYaAprobado tema={tema} className={styles.earlier} />
      </div>
      <span className={styles.state}>
        <TopicStateBadge state={state} />
        <TemaNota tema={tema} />
      </span>
      <span className={styles.term}>
        <TemaPlazo tema={tema} />
      </span>
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

/** Returns the words about the questionnaire of a topic; none where its package alone judges it. */
function questionsOf(tema: TemaAlumno, t: ReturnType<typeof useTranslations<'programa.tema'>>) {
  const { numero_preguntas: preguntas, cuestionario } = tema;
  if (cuestionarioOf(tema) === 'nunca') return [];
  return [preguntas > 0 && t('preguntas', { preguntas }), cuestionario === 0 && t('sinCuestionario')];
}

function Facts({ tema }: Pick<Props, 'tema'>) {
  const t = useTranslations('programa.tema');
  const interactivo = useTranslations('paquete.alumno')('titulo');
  const { bloqueado, requisito, duracion, intentos, paquete } = tema;
  const facts = [
    duracion > 0 && t('duracion', { minutos: duracion }),
    paquete && interactivo,
    ...questionsOf(tema, t),
    intentos > 0 && t('intentos', { intentos }),
  ].filter(Boolean);
  return (
    <>
      {bloqueado && <p className={styles.lock}>{t('bloqueado', { requisito: requisito ?? '' })}</p>}
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
    </>
  );
}
