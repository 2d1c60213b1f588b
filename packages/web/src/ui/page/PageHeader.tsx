import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AppLink } from '../link/AppLink.tsx';
import type { LinkTarget } from '../../core/router/origin.ts';
import styles from './PageHeader.module.css';

interface Props {
  title: ReactNode;
  description?: ReactNode;
  /** Target of "Volver". */
  back?: LinkTarget & { label?: string };
  /** Breadcrumb, without this page. */
  breadcrumbs?: (Partial<LinkTarget> & { label: string })[];
  /** A badge or two beside the title. */
  meta?: ReactNode;
  /** Buttons; the main one last. */
  actions?: ReactNode;
}

/** Head of every screen: back link, title and actions. */
export function PageHeader({ title, description, back, breadcrumbs, meta, actions }: Props) {
  const t = useTranslations();
  return (
    <header className={styles.header}>
      {back && (
        <AppLink className={styles.back} to={back.to} search={back.search} state={back.state ?? {}}>
          <IconArrowLeft size={16} aria-hidden="true" />
          {back.label ?? t('comun.volver')}
        </AppLink>
      )}
      {breadcrumbs && (
        <nav aria-label={t('ui.marco.migas')}>
          <ol className={styles.crumbs}>
            {breadcrumbs.map(({ label, to, search }) => (
              <li key={label}>
                {to ? (
                  <AppLink to={to} search={search}>
                    {label}
                  </AppLink>
                ) : (
                  <span>{label}</span>
                )}
                <IconChevronRight size={14} aria-hidden="true" />
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.row}>
        <div className={styles.text}>
          <div className={styles.titleRow}>
            <h1 className={styles.title}>{title}</h1>
            {meta}
          </div>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
