import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Item } from '../../../core/master/item.ts';
import type { SourceComponent } from '../../pick/item-source.ts';
import { useReadOnly } from '../../form/read-only.ts';
import { AddItemsDialog } from './AddItemsDialog.tsx';
import { OrderedRow } from './OrderedRow.tsx';
import styles from './OrderedItems.module.css';
import { SortableList } from './SortableList.tsx';
import { useOrder } from './use-order.ts';

export interface OrderedItemsProps<Child extends Item> {
  label: string;
  /** Noun of the children in the plural: "cursos". */
  noun: string;
  /** From `form.getInputProps('cursos')`, as are the next two. */
  value?: readonly Child[];
  onChange?: (children: Child[]) => void;
  error?: ReactNode;
  /** Records to add; mounted while the dialog is open. */
  Source: SourceComponent;
  /** Adds the link's own fields to a new child, e.g. `{ cuestionario: 1 }`. */
  toChild?: (item: Item) => Child;
  /** Controls of the link's own fields in each row. */
  rowExtra?: (child: Child, change: (part: Partial<Child>) => void) => ReactNode;
  /** Further buttons beside Agregar. */
  actions?: ReactNode;
}

/** Ordered children of a record: drag by the handle or Alt+arrows to sort, remove, add from a searchable list. */
export function OrderedItems<Child extends Item>(props: OrderedItemsProps<Child>) {
  const { label, noun, value = [], onChange = () => undefined, error, Source, toChild = (item) => item as Child, rowExtra } = props;
  const t = useTranslations('ui.ordenados');
  const id = useId();
  const [adding, dialog] = useDisclosure(false);
  const order = useOrder(value, onChange);
  const add = t('agregar', { nombre: noun });
  const readOnly = useReadOnly();
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={styles.head}>
        <h2 id={id} className={styles.label}>
          {label} <span className={styles.count}>{value.length}</span>
        </h2>
        {!readOnly && (
          <div className={styles.actions}>
            {props.actions}
            <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={dialog.open}>
              {add}
            </Button>
          </div>
        )}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {value.length ? (
        <>
          {!readOnly && <p className={styles.help}>{t('ayuda')}</p>}
          <SortableList items={value} onMove={order.move}>
            <ol className={styles.list} ref={order.list} aria-labelledby={id}>
              {value.map((child, index) => (
                <OrderedRow key={child.id} child={child} index={index} order={order}>
                  {rowExtra?.(child, (part) => onChange(value.map((item) => (item.id === child.id ? { ...item, ...part } : item))))}
                </OrderedRow>
              ))}
            </ol>
          </SortableList>
        </>
      ) : (
        !readOnly && <p className={styles.empty}>{t('vacio', { agregar: add })}</p>
      )}
      <p className={styles.hidden} role="status">
        {order.announcement}
      </p>
      {adding && (
        <Source>
          {(source) => (
            <AddItemsDialog
              title={add}
              source={source}
              taken={value}
              onClose={dialog.close}
              onAdd={(items) => {
                order.append(items.map(toChild));
                dialog.close();
              }}
            />
          )}
        </Source>
      )}
    </section>
  );
}
