import type { ParteMostrada } from '@portal/contract/pregunta';
import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './ordenar.module.css';
import { ImagenAmpliable } from '../../imagen/ImagenAmpliable.tsx';
import { useContentLanguage } from '../../../portal/portal.queries.ts';
import type { Order } from '../../../../ui/master/order/use-order.ts';

interface Props {
  elemento: { readonly id: number; readonly titulo: string; readonly parte: ParteMostrada | undefined };
  index: number;
  order: Pick<Order, 'move' | 'total'>;
  disabled: boolean | undefined;
}

/** Element with its place, a handle to drag it by, and the buttons «Subir» and «Bajar». */
export function Elemento({ elemento: { id, titulo: nombre, parte }, index, order: { move, total }, disabled = false }: Props) {
  const t = useTranslations('ui.pregunta.ordenar');
  const sorting = useTranslations('ui.ordenados');
  const lang = useContentLanguage();
  const sortable = useSortable({ id, disabled, attributes: { roleDescription: sorting('asa') } });
  const { transform, transition } = sortable;
  return (
    <li
      ref={sortable.setNodeRef}
      className={styles.row}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      data-row={id}
      data-dragged={sortable.isDragging || undefined}
    >
      <UnstyledButton
        ref={sortable.setActivatorNodeRef}
        {...sortable.attributes}
        {...sortable.listeners}
        className={styles.handle}
        disabled={disabled}
        aria-label={sorting('arrastrar', { nombre })}
        title={sorting('arrastrar', { nombre })}
      >
        <IconGripVertical size={18} aria-hidden="true" />
      </UnstyledButton>
      <span className={styles.place} aria-hidden="true">
        {index + 1}
      </span>
      <span className={styles.text} lang={lang}>
        {parte?.texto}
      </span>
      <span className={styles.buttons}>
        <Move
          control="subir"
          label={t('subir', { nombre, lugar: index })}
          end={index === 0 && t('yaPrimero', { nombre })}
          disabled={disabled}
          onClick={() => move(index, index - 1, 'subir')}
        >
          <IconArrowUp size={20} aria-hidden="true" />
        </Move>
        <Move
          control="bajar"
          first={index === 0}
          label={t('bajar', { nombre, lugar: index + 2 })}
          end={index === total - 1 && t('yaUltimo', { nombre })}
          disabled={disabled}
          onClick={() => move(index, index + 1, 'bajar')}
        >
          <IconArrowDown size={20} aria-hidden="true" />
        </Move>
      </span>
      {parte?.imagen && (
        <div className={styles.picture}>
          <ImagenAmpliable opcion imagen={parte.imagen} />
        </div>
      )}
    </li>
  );
}

interface MoveProps {
  control: string;
  /** Names element and new place. */
  label: string;
  /** The jump to an unanswered question leads here. */
  first?: boolean;
  /** Says that the element cannot go further. Sets aria-disabled, which keeps the focus on the button. */
  end: string | false;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Move = ({ control, label, first, end, disabled, onClick, children }: MoveProps) => (
  <ActionIcon
    className={styles.move}
    color="gray"
    aria-label={end || label}
    title={end || label}
    aria-disabled={end ? true : undefined}
    disabled={disabled}
    data-control={control}
    data-first={first || undefined}
    onClick={onClick}
  >
    {children}
  </ActionIcon>
);
