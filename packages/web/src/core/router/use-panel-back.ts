import { useTranslations } from 'use-intl';
import { href } from './paths.ts';

/** Returns the way back from a topic or result to the learner's panel, named: it leads there from Mis temas and a program too (P63). */
export function usePanelBack() {
  const t = useTranslations();
  return { ...href('/dashboardusuario'), label: `${t('comun.volver')} · ${t('pantallas.tableroAlumno')}` };
}
