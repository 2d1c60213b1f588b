import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './TablePagination.module.css';
import { rangeOf, type TableModel } from '../use-rows.ts';

interface Props<Row extends object> {
  caption: string;
  model: TableModel<Row>;
}

/** Footer of a table: page size, range of rows, buttons to the other pages. */
export function TablePagination<Row extends object>({ caption, model }: Props<Row>) {
  const { state, change: onChange, pageSizes, total } = model;
  const loading = !model.loaded;
  const t = useTranslations('ui.tabla');
  const format = useFormatter();
  const pages = Math.max(1, Math.ceil(total / state.tamano));
  const page = Math.min(state.pagina, pages);
  const lost = !loading && state.pagina > pages;
  useEffect(() => {
    if (lost) onChange({ pagina: pages });
  }, [lost, pages, onChange]);

  const range = rangeOf(model);
  const empty = range?.total === 0;
  return (
    <div className={styles.bar} data-empty={empty || undefined} data-loading={loading || undefined}>
      {!empty && (
        <label className={styles.size}>
          <span>{t('filasPorPagina')}</span>
          <NativeSelect
            size="xs"
            value={state.tamano}
            data={pageSizes.map((size) => ({ value: String(size), label: format.number(size) }))}
            onChange={(event) => onChange({ tamano: Number(event.currentTarget.value) })}
          />
        </label>
      )}
      <span role="status" className={styles.range}>
        {range && (empty ? t('resultados', { total }) : t('rango', { ...range }))}
      </span>
      {pages > 1 && <Steps caption={caption} page={page} pages={pages} onPage={(to) => onChange({ pagina: to })} />}
    </div>
  );
}

interface StepsProps {
  caption: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

function Steps({ caption, page, pages, onPage }: StepsProps) {
  const t = useTranslations('ui.tabla');
  const step = (label: string, Icon: typeof IconChevronLeft, to: number) => (
    <ActionIcon variant="default" size={32} aria-label={label} disabled={to < 1 || to > pages || to === page} onClick={() => onPage(to)}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
  return (
    <nav className={styles.steps} aria-label={t('paginacion', { tabla: caption })}>
      {step(t('primera'), IconChevronsLeft, 1)}
      {step(t('anterior'), IconChevronLeft, page - 1)}
      <span className={styles.page}>{t('pagina', { pagina: page, paginas: pages })}</span>
      {step(t('siguiente'), IconChevronRight, page + 1)}
      {step(t('ultima'), IconChevronsRight, pages)}
    </nav>
  );
}
