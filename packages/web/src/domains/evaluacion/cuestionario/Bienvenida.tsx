import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './cuestionario.module.css';
import { href } from '../../../core/router/paths.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';

const panel = (words: ReactNode) => <AppLink {...href('/dashboardusuario')}>{words}</AppLink>;

/** Line above the topic that the first sign-in ever opens: why this one, and the way to the panel (P267). */
export function Bienvenida() {
  const t = useTranslations('evaluacion');
  const { bienvenida } = useLocation().state;
  if (!bienvenida) return null;
  return <p className={styles.welcome}>{t.rich('bienvenida', { panel })}</p>;
}
