import type { TemaAlumno } from '@portal/contract/asignacion';
import { IconCheck, IconCircleDashed, IconLock, IconRotate } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './seguimiento.module.css';
import { TemaAcciones } from './TemaAcciones.tsx';
import { TemaNota } from './TemaNota.tsx';
import { TemaPlazo } from './TemaPlazo.tsx';
import { temaState, TOPIC_TONES } from '../../tema/tema-state.ts';
import { TopicStateBadge } from '../../tema/TopicStateBadge.tsx';
import { temaHref } from '../../../core/router/ocurrencia.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';

interface Props {
  tema: TemaAlumno;
  /** Names plan and program too, in a list of several. */
  showPlace?: boolean;
  /** Grade with which it was approved in another plan. */
  earlier?: number | undefined;
}

/** Topic in a list: state, grade, deadline and links; a locked one names the topic to approve first (P16). */
export function TemaItem({ tema, showPlace, earlier }: Props) {
  const state = temaState(tema);
  return (
    <li className={styles.item} data-tone={TOPIC_TONES[state]}>
      <span className={styles.mark}>
        <Mark tema={tema} />
      </span>
      <div className={styles.itemText}>
        {tema.bloqueado ? <span className={styles.itemTitle}>{tema.titulo}</span> : <TemaLink tema={tema} />}
        {showPlace && (
          <p className={styles.facts}>
            {tema.plan} · {tema.programa}
          </p>
        )}
        <Facts tema={tema} earlier={earlier} />
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

function Facts({ tema, earlier }: Pick<Props, 'tema' | 'earlier'>) {
  const t = useTranslations('programa.tema');
  const { bloqueado, requisito, duracion, numero_preguntas: preguntas, intentos } = tema;
  const facts = [
    duracion > 0 && t('duracion', { minutos: duracion }),
    preguntas > 0 && t('preguntas', { preguntas }),
    intentos > 0 && t('intentos', { intentos }),
    earlier !== undefined && t('yaAprobado', { nota: earlier }),
  ].filter(Boolean);
  return (
    <>
      {bloqueado && <p className={styles.lock}>{t('bloqueado', { requisito: requisito ?? '' })}</p>}
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
    </>
  );
}
