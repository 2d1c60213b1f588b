import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { TableSelection } from '../data-table-props.ts';
import styles from './SelectionBar.module.css';
import type { Matching } from '../../../core/list/list-state.ts';
import { allMatching, countOf, NOTHING } from '../../../core/list/selection.ts';

interface Props {
  selection: Pick<TableSelection<never>, 'selected' | 'onChange' | 'actions' | 'dialog'>;
  matching: Matching;
  /** Number of rows that match. */
  total: number;
  /** Number of rows of the page. */
  shown: number;
  /** The rows are those of an earlier query. */
  old: boolean;
}

/** Bar of a selection, and what an act on it opened: that stays when the selection is empty. */
export const SelectionBar = (props: Props) => (
  <>
    <Bar {...props} />
    {props.selection.dialog}
  </>
);

/** Number of selected rows with the actions on them; without a selection the way to select all that match, if the page has not all of them. */
function Bar({ selection: { selected, onChange, actions }, matching, total, shown, old }: Props) {
  const t = useTranslations('ui.tabla');
  const count = countOf(selected);
  const all = (
    <Button size="compact-sm" variant="subtle" disabled={old} onClick={() => onChange(allMatching(matching, total))}>
      {t('seleccionarTodo', { total })}
    </Button>
  );
  if (count === 0) return shown > 0 && total > shown && <div className={`${styles.bar} ${styles.none}`}>{all}</div>;
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.count}>
        {t('seleccionados', { total: count })}
      </span>
      {total > count && all}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onChange(NOTHING)}>
        {t('quitarSeleccion')}
      </Button>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
