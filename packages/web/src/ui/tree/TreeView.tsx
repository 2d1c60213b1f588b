import { useVirtualizer } from '@tanstack/react-virtual';
import { IconChevronRight } from '@tabler/icons-react';
import { useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { placeNodes, visibleNodes, type PlacedNode, type TreeNode } from './tree-model.ts';
import styles from './TreeView.module.css';
import { usePrinting } from '../print/use-printing.ts';
import { useTreeKeys } from './use-tree-keys.ts';

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
  /** Renders a node's line; links in it need `tabIndex={-1}`, Enter opens the first. */
  render: (node: Node) => ReactNode;
  /** Shown when the search finds nothing. */
  empty: ReactNode;
}

/** A virtualized tree of any size, whole on paper: arrows move, expand and collapse, Enter opens a node's link. */
export function TreeView<Node extends TreeNode>({ label, nodes, open, onOpen, search, start, render, empty }: Props<Node>) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const placed = useMemo(() => placeNodes(nodes), [nodes]);
  const visible = useMemo(() => visibleNodes(placed, open, search), [placed, open, search]);
  const tree = useRef<HTMLDivElement>(null);
  const lines = useVirtualizer({
    count: visible.length,
    getScrollElement: () => box,
    estimateSize: () => 48,
    overscan: 12,
    getItemKey: (index) => visible[index]?.node.key ?? index,
  });
  const toggle = ({ node, hasChildren }: PlacedNode<Node>, wanted?: boolean) => {
    if (!hasChildren || search) return;
    const next = new Set(open);
    if (wanted ?? !next.has(node.key)) next.add(node.key);
    else next.delete(node.key);
    onOpen(next);
  };
  const keys = useTreeKeys({ visible, placed, open, start, toggle, tree, scrollTo: (index) => lines.scrollToIndex(index) });
  const printing = usePrinting();
  const shown = printing ? visible.map(({ node: { key } }, index) => ({ index, key, start: 0 })) : lines.getVirtualItems();
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
      >
        {shown.map(({ index, start: top, key }) => {
          const item = visible[index]!;
          const { node, hasChildren } = item;
          const expanded = Boolean(search) || open.has(node.key);
          return (
            <div
              key={key}
              ref={lines.measureElement}
              data-index={index}
              data-level={node.level}
              role="treeitem"
              aria-level={node.level}
              aria-posinset={item.position}
              aria-setsize={item.siblings}
              aria-expanded={hasChildren ? expanded : undefined}
              aria-selected={keys.active === node.key}
              tabIndex={keys.active === node.key ? 0 : -1}
              className={styles.line}
              style={{ transform: `translateY(${top}px)`, '--level': node.level } as CSSProperties}
              onFocus={() => keys.setActive(node.key)}
            >
              <span className={styles.toggle} data-open={expanded || undefined} onClick={() => toggle(item)}>
                {hasChildren && <IconChevronRight size={18} aria-hidden="true" />}
              </span>
              {render(node)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
