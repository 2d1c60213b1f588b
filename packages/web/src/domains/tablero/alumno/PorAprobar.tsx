import type { PanelAlumno } from '@portal/contract/avance';
import { useTranslations } from 'use-intl';
import styles from './alumno.module.css';
import { ocurrenciaKey } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { TemaItem } from '../../../pieces/programa/seguimiento/TemaItem.tsx';

/** The most urgent topics besides the next one, with a way to the whole list (P61). */
export function PorAprobar({ panel: { cifras, temas } }: { panel: PanelAlumno }) {
  const t = useTranslations('tablero.porAprobar');
  if (temas.length === 0) return null;
  const all = (
    <AppLink {...href('/dashboardtema')} className={styles.all}>
      {t('verTodos', { temas: cifras.temas })}
    </AppLink>
  );
  return (
    <Section title={t('titulo')} actions={all}>
      <ul className={styles.items}>
        {temas.map((tema) => (
          <TemaItem key={ocurrenciaKey(tema)} tema={tema} place="plan" />
        ))}
      </ul>
    </Section>
  );
}
