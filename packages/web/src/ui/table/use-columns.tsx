import { type AnyList, cifraOf, type Column, columnOf, scaled, shownColumns } from '@portal/contract/core';
import { columnHeader, optionLabel, optionsOf, type Texts } from '@portal/messages';
import { type ReactNode, useMemo } from 'react';
import { useFormatter } from 'use-intl';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { RecordStateBadge } from '../status/RecordStateBadge.tsx';
import { type CellValue, type ColumnDisplay, type FilterOption, type ListColumn, valueIn } from './list-column.ts';

const HIDDEN = { hidden: true } as const;
const ALIGN = { numero: 'right' } as const;
/** Columns with identifiers as numbers: without separators. */
const IDENTIFIER = /^id(_|$)/;
/** Groups of labels with values that show as the badge of a record's state. */
const STATES: ReadonlySet<string | undefined> = new Set(['estado', 'estadoCorto']);

type Displays<Row> = Readonly<Record<string, ColumnDisplay<Row> | undefined>>;
interface Formats {
  readonly texts: Texts;
  readonly number: (value: number, options?: { readonly useGrouping: boolean }) => string;
  readonly day: (text: string) => string;
  readonly moment: (text: string) => string;
}

/** Resolves the columns of a list: those that the screen names, in its order, then the others, hidden. */
export function useColumns<Row extends object>(definition: AnyList, displays: Displays<Row>): ListColumn<Row>[] {
  const texts = useTexts();
  const moment = useMomentFormat();
  const { number } = useFormatter();
  const { short } = useDayFormat();
  return useMemo(() => {
    const others = shownColumns(definition.columns).filter(([name]) => !(name in displays));
    const all = [...Object.entries(displays), ...others.map(([name]): [string, ColumnDisplay<Row>] => [name, HIDDEN])];
    return all.flatMap(([id, display]) => {
      const column = columnOf(definition.columns, id);
      return column ? [toColumn({ definition, id, column, display: display ?? {} }, { texts, moment, number, day: short })] : [];
    });
  }, [definition, displays, texts, moment, number, short]);
}

interface Named<Row> {
  readonly definition: AnyList;
  readonly id: string;
  readonly column: Column;
  readonly display: ColumnDisplay<Row>;
}

function toColumn<Row extends object>({ definition, id, column, display }: Named<Row>, formats: Formats): ListColumn<Row> {
  const { kind } = column;
  const value = display.value ?? ((row: Row) => valueIn(row, id));
  const text = (row: Row) => worded({ id, column, replaced: display.value !== undefined }, value(row), formats);
  const options = display.options ?? optionsIn(column, formats.texts);
  return {
    ...display,
    id,
    kind,
    cifra: cifraOf(column),
    options,
    value,
    text: optionTexts(options, value) ?? text,
    header: display.header ?? columnHeader(formats.texts, definition, id),
    align: display.align ?? (kind === 'numero' ? ALIGN.numero : undefined),
    cell: display.cell ?? cellOf({ column, display, value }, formats),
    filterable: display.filter ?? true,
    sorts: display.sortable ?? true,
  };
}

function optionsIn(column: Column, texts: Texts): readonly FilterOption[] | undefined {
  return column.kind === 'opcion' && column.labels ? optionsOf(texts, column) : undefined;
}

/** Returns the text of a value by the labels of the column's options, e.g. the letters of the answers. */
function optionTexts<Row>(options: readonly FilterOption[] | undefined, value: (row: Row) => CellValue) {
  if (!options) return undefined;
  const labels = new Map(options.map((option) => [option.value, option.label]));
  return (row: Row) => {
    const own = value(row) ?? '';
    return labels.get(String(own)) ?? String(own);
  };
}

interface Worded {
  readonly id: string;
  readonly column: Column;
  /** True for a value that the screen puts in place of the row's own. */
  readonly replaced: boolean;
}

function worded({ id, column, replaced }: Worded, value: CellValue, { texts, number }: Formats): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && column.kind === 'numero') return number(scaled(column, value), { useGrouping: !IDENTIFIER.test(id) });
  return column.kind === 'opcion' && !replaced ? optionLabel(texts, column, value) : String(value);
}

interface Drawn<Row> extends Pick<Named<Row>, 'column' | 'display'> {
  readonly value: (row: Row) => CellValue;
}

/** Returns the default cell of a date or a record's state; other kinds show their text. */
function cellOf<Row>({ column, display, value }: Drawn<Row>, { day, moment }: Formats): ((row: Row) => ReactNode) | undefined {
  const { kind, labels } = column;
  if (kind === 'dia' || kind === 'momento') {
    const format = display.hour ? moment : day;
    return (row) => {
      const own = value(row);
      return own ? format(String(own)) : null;
    };
  }
  if (!STATES.has(labels)) return undefined;
  return (row) => {
    const code = value(row);
    return typeof code === 'number' ? <RecordStateBadge code={code} /> : null;
  };
}
