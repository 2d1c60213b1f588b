import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type DragEndEvent,
  type Over,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Item } from '../../../core/master/item.ts';

/** Press that starts a drag by touch; a finger that moves earlier scrolls the page. */
const LONG_PRESS = { delay: 200, tolerance: 8 };
/** Pixels that distinguish a drag from a shaky click. */
const MOUSE_START = { distance: 4 };

/** Returns whether a row is over its own place, or over none. */
const isHome = (active: Active, over: Over | null): boolean => !over || over.id === active.id;

interface Props {
  items: readonly Pick<Item, 'id' | 'titulo'>[];
  /** Moves a row from one index to another and announces it. */
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Makes the `OrderedRow`s below it sortable by their handles: mouse, long press, or Space and the arrows. */
export function SortableList({ items, onMove, children }: Props) {
  const t = useTranslations('ui.ordenados');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE_START }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (place: Active | Over) => items.findIndex(({ id }) => id === place.id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) onMove(indexOf(active), indexOf(over));
  };
  const say = (key: 'tomado' | 'pasa' | 'devuelto', active: Active, place: Active | Over = active) => {
    const nombre = items[indexOf(active)]?.titulo ?? '';
    return t(key, { nombre, posicion: indexOf(place) + 1, total: items.length });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('tomado', active),
    onDragOver: ({ active, over }) => (over && !isHome(active, over) ? say('pasa', active, over) : say('tomado', active)),
    // `onMove` announces the new place.
    onDragEnd: ({ active, over }) => (isHome(active, over) ? say('devuelto', active) : undefined),
    onDragCancel: ({ active }) => say('devuelto', active),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('instrucciones') } }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
