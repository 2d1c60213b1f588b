import type { TemaAlumno } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import styles from './seguimiento.module.css';
import { actionsOf } from './tema-actions.ts';
import { useEspera } from '../../tema/use-espera.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';

interface Props {
  tema: TemaAlumno;
  /** Small buttons, for the rows of a table. */
  compact?: boolean;
}

/** Links of a topic: the way into it by its verb, review, certificate (P62); while answers wait to be sent, or during a pause, that (P44). */
export function TemaAcciones({ tema, compact }: Props) {
  const t = useTranslations('programa.acciones');
  const pausa = useEspera(tema);
  return (
    <span className={styles.actions} data-compact={compact || undefined}>
      {pausa !== null && <span className={styles.paused}>{pausa}</span>}
      {actionsOf(tema, pausa !== null).map(({ name, target, main }) => (
        <LinkButton
          key={name}
          {...target}
          size={compact ? 'compact-sm' : 'sm'}
          variant={main ? 'light' : 'subtle'}
          color={main ? undefined : 'gray'}
          aria-label={t('de', { accion: t(name), tema: tema.titulo })}
        >
          {t(name)}
        </LinkButton>
      ))}
    </span>
  );
}
