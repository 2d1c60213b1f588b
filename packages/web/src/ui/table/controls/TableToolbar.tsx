import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconFilterOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../form/SearchField.tsx';
import { FiguresButton } from '../../figure/FiguresButton.tsx';
import { CardControls } from './CardControls.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import styles from './TableToolbar.module.css';
import type { TableModel } from '../use-rows.ts';
import { isNarrowed } from '../../../core/list/list-state.ts';
import { useEnumeration } from '../../../core/i18n/use-enumeration.ts';
import { spokenLanguage } from '../../../core/i18n/spoken.ts';

interface Props<Row extends object> {
  model: TableModel<Row>;
  searchable: boolean;
  filterable: boolean;
  narrow: boolean;
  density: 'normal' | 'compact';
  onDensity: (density: 'normal' | 'compact') => void;
  choosable: boolean | undefined;
  children: ReactNode;
}

/** Toolbar above the rows: search, filters, the caller's buttons and the column chooser. */
export function TableToolbar<Row extends object>(props: Props<Row>) {
  const { model, searchable, filterable, narrow, density, onDensity, choosable, children } = props;
  const { columns, shown, state, change } = model;
  const t = useTranslations('ui.tabla');
  const hint = useSearchHint(model, narrow);
  const [open, setOpen] = useState(false);
  const cifras = [...new Set(shown.flatMap(({ cifra }) => cifra ?? []))];
  const controls = narrow && columns.some((column) => column.sorts);
  return (
    <div className={styles.bar}>
      {searchable && (
        <SearchField
          className={styles.search}
          label={t('buscar')}
          placeholder={hint}
          value={state.buscar}
          onCommit={(buscar) => change({ buscar })}
        />
      )}
      {isNarrowed({ ...state, buscar: '' }) && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconFilterOff size={16} aria-hidden="true" />}
          onClick={() => change({ filtro: {} })}
        >
          {t('limpiarFiltros')}
        </Button>
      )}
      <div className={styles.end}>
        {controls && (
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t('filtros')}
          </Button>
        )}
        {children}
        {narrow && cifras.length > 0 && <FiguresButton cifras={cifras} />}
        {choosable !== false && (
          <ColumnChooser
            columns={columns}
            hidden={state.ocultas}
            onChange={(ocultas) => change({ ocultas })}
            density={density}
            onDensity={onDensity}
          />
        )}
      </div>
      {controls && open && <CardControls model={model} filterable={filterable} />}
    </div>
  );
}

/** Number of searched columns that the search box names. */
const NAMED = 3;

/** A German noun keeps its capital. */
const lower = (first: string): string => (spokenLanguage() === 'de' ? first : first.toLocaleLowerCase(spokenLanguage()));

/** Returns the hint of the search box: the searched columns where they fit. */
function useSearchHint<Row extends object>(model: TableModel<Row>, narrow: boolean): string {
  const t = useTranslations('ui.tabla');
  const searched = useSearchedColumns(model);
  return searched && !narrow ? t('buscarEn', { columnas: searched }) : t('buscar');
}

/** Names the first columns that the search looks into: «código, título, descripción …». */
function useSearchedColumns<Row extends object>({ columns, definition: { search } }: TableModel<Row>): string {
  const t = useTranslations('comun');
  const enumeration = useEnumeration();
  const headers = search.flatMap((name) => columns.find(({ id }) => id === name)?.header ?? []);
  // "EDT" stays as it is.
  const lista = enumeration(headers.slice(0, NAMED).map((header) => header.replace(/^\p{Lu}(?!\p{Lu})/u, lower)));
  return headers.length > NAMED ? t('siguen', { lista }) : lista;
}
