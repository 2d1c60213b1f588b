import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { placeNodes, visibleNodes, type PlacedNode, type TreeNode } from './tree-model.ts';
import styles from './TreeView.module.css';
import { usePrinting } from '../print/use-printing.ts';
import { TreeLine } from './TreeLine.tsx';
import { useTreeKeys, type Wanted } from './use-tree-keys.ts';
import { useGradualItems } from '../virtual/use-gradual-items.ts';

interface Props<Node extends TreeNode> {
  /** Names the tree for screen readers. */
  label: string;
  /** Parents before their children; a stable reference. */
  nodes: readonly Node[];
  open: ReadonlySet<string>;
  onOpen: (open: ReadonlySet<string>) => void;
  search: string;
  /** Key of the node that has the focus at first, e.g. the one that the person comes back from. */
  start?: string | undefined;
  /** Line to bring into sight. */
  goTo?: Wanted | undefined;
  /** Handles further keys of a line; returns whether it did. */
  onKey?: (node: Node, event: KeyboardEvent) => boolean;
  /** Renders a node's line; a stable reference. Links in it need `tabIndex={-1}`, Enter opens the first. */
  render: (node: Node) => ReactNode;
  /** Shown when the search finds nothing. */
  empty: ReactNode;
}

/** Index of the line around an element among the visible ones; -1 outside of lines. */
const lineOf = (target: EventTarget): number => Number((target as Element).closest<HTMLElement>('[role=treeitem]')?.dataset['index'] ?? -1);

/** A virtualized tree of any size, whole on paper: arrows move, expand and collapse, Enter opens a node's link. */
export function TreeView<Node extends TreeNode>({ label, nodes, open, onOpen, search, start, goTo, onKey, render, empty }: Props<Node>) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const placed = useMemo(() => placeNodes(nodes), [nodes]);
  const visible = useMemo(() => visibleNodes(placed, open, search), [placed, open, search]);
  const tree = useRef<HTMLDivElement>(null);
  // Stable: another function makes the virtualizer place all lines again.
  const getItemKey = useCallback((index: number) => visible[index]?.node.key ?? index, [visible]);
  const lines = useVirtualizer({
    count: visible.length,
    getScrollElement: () => box,
    estimateSize: () => 48,
    overscan: 12,
    getItemKey,
  });
  const toggle = ({ node, hasChildren }: PlacedNode<Node>, wanted?: boolean) => {
    if (!hasChildren || search) return;
    const next = new Set(open);
    if (wanted ?? !next.has(node.key)) next.add(node.key);
    else next.delete(node.key);
    onOpen(next);
  };
  const keys = useTreeKeys({ visible, placed, open, start, toggle, tree, goTo, onKey, scrollTo: (index) => lines.scrollToIndex(index) });
  const inSight = useGradualItems(lines);
  const shown = usePrinting() ? visible.map(({ node: { key } }, index) => ({ index, key, start: 0 })) : inSight;
  if (!visible.length) return <div className={styles.empty}>{empty}</div>;
  return (
    <div ref={setBox} className={styles.box}>
      <div
        ref={tree}
        role="tree"
        aria-label={label}
        className={styles.tree}
        style={{ height: lines.getTotalSize() }}
        onKeyDown={keys.onKeyDown}
        onFocus={({ target }) => {
          const item = visible[lineOf(target)];
          if (item) keys.setActive(item.node.key);
        }}
        onClick={({ target }) => {
          const item = (target as Element).closest('[data-toggle]') && visible[lineOf(target)];
          if (item) toggle(item);
        }}
      >
        {shown.map(({ index, start: top, key }) => {
          const item = visible[index];
          if (!item) return null;
          const expanded = Boolean(search) || open.has(item.node.key);
          const active = keys.active === item.node.key;
          return <TreeLine key={key} ref={lines.measureElement} {...{ item, index, top, expanded, active, render }} />;
        })}
      </div>
    </div>
  );
}
