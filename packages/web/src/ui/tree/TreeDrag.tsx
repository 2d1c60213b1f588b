import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import styles from './TreeView.module.css';

/** Press that starts a drag by touch; a finger that moves earlier scrolls the page. */
const LONG_PRESS = { delay: 250, tolerance: 8 };
/** Pixels that distinguish a drag from a shaky click. */
const MOUSE_START = { distance: 4 };
/** The tree moves by Alt and the arrows, and says so itself. */
const SILENT = { announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing } };

function nothing(): undefined {
  return undefined;
}

interface Props {
  /** Returns the name of a node, which follows the pointer. */
  labelOf: (key: string) => string;
  /** Returns whether a node may be dropped on another one. */
  accepts: (key: string, over: string) => boolean;
  onDrop: (key: string, over: string) => void;
  children: ReactNode;
}

/** Lets the lines of the tree below it be dragged by their handles: mouse, or long press. */
export function TreeDrag({ labelOf, accepts, onDrop, children }: Props) {
  const [dragged, setDragged] = useState<string>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE_START }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
  );
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const [key, target] = [String(active.id), over && String(over.id)];
    if (target && key !== target && accepts(key, target)) onDrop(key, target);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SILENT}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragEnd={end}
      onDragCancel={() => setDragged(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged !== undefined && <span className={styles.dragged}>{labelOf(dragged)}</span>}</DragOverlay>
    </DndContext>
  );
}

/** Parts of a line that can be dragged and dropped on: its handle, its area, and how it looks meanwhile. */
export function useTreeDrag(key: string, accepts: (key: string, over: string) => boolean) {
  const drag = useDraggable({ id: key });
  const drop = useDroppable({ id: key });
  const target = drop.isOver && drop.active !== null && drop.active.id !== key && accepts(String(drop.active.id), key);
  return {
    handle: { ref: drag.setActivatorNodeRef, ...drag.listeners },
    area: drop.setNodeRef,
    source: drag.setNodeRef,
    dragging: drag.isDragging,
    target,
  };
}
