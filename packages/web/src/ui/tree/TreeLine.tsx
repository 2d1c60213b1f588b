import { IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, memo, type ReactNode, type Ref } from 'react';
import type { PlacedNode, TreeNode } from './tree-model.ts';
import styles from './TreeView.module.css';

interface Props<Node extends TreeNode> {
  readonly item: PlacedNode<Node>;
  /** Position among the visible lines. */
  readonly index: number;
  /** Distance from the top of the tree, in pixels. */
  readonly top: number;
  readonly expanded: boolean;
  /** True on the one line that is in the tab order. */
  readonly active: boolean;
  readonly render: (node: Node) => ReactNode;
  readonly ref: Ref<HTMLDivElement>;
}

function Line<Node extends TreeNode>(props: Props<Node>) {
  const { item, index, top, expanded, active, render, ref } = props;
  const { node, hasChildren, position, siblings } = item;
  return (
    <div
      ref={ref}
      data-index={index}
      data-level={node.level}
      role="treeitem"
      aria-level={node.level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={hasChildren ? expanded : undefined}
      aria-selected={active}
      tabIndex={active ? 0 : -1}
      className={styles.line}
      style={{ transform: `translateY(${top}px)`, '--level': node.level } as CSSProperties}
    >
      <span className={styles.toggle} data-open={expanded || undefined} data-toggle="">
        {hasChildren && <IconChevronRight size={18} aria-hidden="true" />}
      </span>
      {render(node)}
    </div>
  );
}

/** A line of a tree. While the tree scrolls, lines already drawn are not rendered again. */
export const TreeLine = memo(Line) as typeof Line;
