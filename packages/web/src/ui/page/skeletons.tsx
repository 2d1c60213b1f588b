import { Skeleton } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CardGrid } from './CardGrid.tsx';
import styles from './skeletons.module.css';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Announces the loading once to screen readers, which do not see the grey shapes. */
function Busy({ children }: { children: ReactNode }) {
  const t = useTranslations('comun');
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t('cargando')}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Placeholder of a table. */
export function TableSkeleton({ rows = 6, columns = 5 }: { rows?: number; columns?: number }) {
  return (
    <Busy>
      <div className={styles.card}>
        {times(rows).map((row) => (
          <div key={row} className={styles.row} style={{ '--columns': columns } as CSSProperties}>
            {times(columns).map((column) => (
              <Skeleton key={column} height={12} width={`${55 + ((row * 7 + column * 13) % 40)}%`} />
            ))}
          </div>
        ))}
      </div>
    </Busy>
  );
}

/** Placeholder of a row of KPI cards, or of `wide` ones. */
export function CardsSkeleton({ count = 4, size = 'kpi' }: { count?: number; size?: 'kpi' | 'wide' }) {
  return (
    <Busy>
      <CardGrid size={size}>
        {times(count).map((card) => (
          <div key={card} className={styles.cardBody} data-size={size}>
            <Skeleton height={12} width="45%" />
            <Skeleton height={28} width="30%" />
            <Skeleton height={10} width="60%" />
          </div>
        ))}
      </CardGrid>
    </Busy>
  );
}

/** Placeholder of a form. */
export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <Busy>
      <div className={styles.form}>
        {times(fields).map((field) => (
          <div key={field} className={styles.field}>
            <Skeleton height={12} width={120} />
            <Skeleton height={36} radius="md" />
          </div>
        ))}
      </div>
    </Busy>
  );
}

/** Placeholder of a whole screen while its code or data loads. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <div aria-hidden="true" className={styles.field}>
        <Skeleton height={26} width={260} maw="80%" />
        <Skeleton height={12} width={380} maw="80%" />
      </div>
      <TableSkeleton rows={8} />
    </div>
  );
}
