import { useTranslations } from 'use-intl';
import styles from './reportes.module.css';
import { useGuardados } from '../guardado/guardado.queries.ts';
import { guardadoHref } from '../guardado/guardado-href.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { Section } from '../../../ui/page/Section.tsx';

/** Saved reports that the page of all reports shows. */
const MOST = 6;

/** The saved reports that match a text, with the way to all of them; nothing where there is none, and until they arrive. */
export function GuardadosHallados({ buscar }: { readonly buscar: string }) {
  const t = useTranslations();
  const { rows = [], total = 0 } = useGuardados({ pagina: 1, tamano: MOST, buscar });
  if (rows.length === 0) return null;
  return (
    <Section title={t('pantallas.reporteGuardado')}>
      <ul className={styles.saved}>
        {rows.map((row) => (
          <li key={row.id_reporte}>
            <AppLink {...guardadoHref(row)}>{row.nombre}</AppLink>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <AppLink to="/reporteguardado" search={{ buscar: buscar || undefined }}>
          {t('reporte.todos.todosGuardados', { total })}
        </AppLink>
      )}
    </Section>
  );
}
