import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Item } from '../../../core/master/item.ts';
import { useReadOnly } from '../../form/read-only.ts';
import { RecordStateBadge } from '../../status/RecordStateBadge.tsx';
import styles from './OrderedItems.module.css';
import type { Order } from './use-order.ts';

interface Props {
  child: Item;
  index: number;
  order: Order;
  children?: ReactNode;
}

/** Row of a child: handle, position, name, state, controls of its link, buttons to move and remove it. */
export function OrderedRow({ child, index, order, children }: Props) {
  const t = useTranslations('ui.ordenados');
  const nombre = child.titulo;
  const readOnly = useReadOnly();
  const sortable = useSortable({ id: child.id, disabled: readOnly, attributes: { roleDescription: t('asa') } });
  const { transform, transition } = sortable;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step || readOnly) return;
    event.preventDefault();
    const control = (event.target as HTMLElement).dataset['control'] ?? (step < 0 ? 'subir' : 'bajar');
    order.move(index, index + step, control);
  };
  return (
    <li
      ref={sortable.setNodeRef}
      className={styles.row}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      data-row={child.id}
      data-dragged={sortable.isDragging || undefined}
      onKeyDown={onKeyDown}
    >
      {!readOnly && (
        <UnstyledButton
          ref={sortable.setActivatorNodeRef}
          {...sortable.attributes}
          {...sortable.listeners}
          className={styles.handle}
          aria-label={t('arrastrar', { nombre })}
          title={t('arrastrar', { nombre })}
          data-control="asa"
        >
          <IconGripVertical size={18} aria-hidden="true" />
        </UnstyledButton>
      )}
      <span className={styles.position} aria-hidden="true">
        {index + 1}
      </span>
      <span className={styles.name}>
        <span>{nombre}</span>
        {child.codigo && <small>{child.codigo}</small>}
      </span>
      <span className={styles.extra}>
        <RecordStateBadge code={child.codigo_estado} />
        {children}
      </span>
      {!readOnly && (
        <span className={styles.buttons}>
          <Move control="subir" label={t('subir', { nombre })} off={index === 0} onClick={() => order.move(index, index - 1, 'subir')}>
            <IconArrowUp size={18} aria-hidden="true" />
          </Move>
          <Move
            control="bajar"
            label={t('bajar', { nombre })}
            off={index === order.total - 1}
            onClick={() => order.move(index, index + 1, 'bajar')}
          >
            <IconArrowDown size={18} aria-hidden="true" />
          </Move>
          <Move control="quitar" label={t('quitar', { nombre })} onClick={() => order.remove(index)}>
            <IconX size={18} aria-hidden="true" />
          </Move>
        </span>
      )}
    </li>
  );
}

interface MoveProps {
  control: string;
  label: string;
  /** Sets aria-disabled, which keeps the focus on the button. */
  off?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Move = ({ control, label, off, onClick, children }: MoveProps) => (
  <ActionIcon
    className={styles.move}
    color="gray"
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    data-control={control}
    onClick={onClick}
  >
    {children}
  </ActionIcon>
);
