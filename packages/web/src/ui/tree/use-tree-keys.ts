import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { PlacedNode, TreeNode } from './tree-model.ts';

/** Line to bring into sight, and to focus unless a control in it takes the focus itself. */
export interface Wanted {
  readonly key: string;
  readonly focus: boolean;
}

interface Options<Node extends TreeNode> {
  visible: readonly PlacedNode<Node>[];
  placed: readonly PlacedNode<Node>[];
  open: ReadonlySet<string>;
  /** Key of the node to focus at first. */
  start?: string | undefined;
  toggle: (item: PlacedNode<Node>, wanted?: boolean) => void;
  tree: RefObject<HTMLDivElement | null>;
  scrollTo: (index: number) => void;
  /** Each new object is followed once, as soon as its line is there. */
  goTo?: Wanted | undefined;
  /** Handles further keys of a line; returns whether it did. */
  onKey?: ((node: Node, event: KeyboardEvent) => boolean) | undefined;
}

/** Roving focus of a tree (WAI-ARIA "Tree View"): one line is in the tab order, arrows move between lines. */
export function useTreeKeys<Node extends TreeNode>({ visible, placed, open, start, toggle, tree, scrollTo, goTo, onKey }: Options<Node>) {
  const [chosen, setActive] = useState(start);
  const wanted = useRef<number>(undefined);
  const found = visible.findIndex(({ node }) => node.key === chosen);
  const index = Math.max(found, 0);
  const active = visible[index]?.node.key;
  useEffect(() => {
    const first = visible.findIndex(({ node }) => node.key === start);
    if (start !== undefined && first >= 0) scrollTo((wanted.current = first));
    // The place to come back to counts once, when the tree opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // Focuses after each render: a virtualized line exists only once the list has scrolled to it.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const line = tree.current?.querySelector<HTMLElement>(`[role=treeitem][data-index="${wanted.current}"]`);
    if (!line) return;
    line.focus({ preventScroll: true });
    wanted.current = undefined;
  });

  const go = (next: number) => {
    const line = visible[next];
    if (!line) return;
    wanted.current = next;
    scrollTo(next);
    setActive(line.node.key);
  };
  useFollow({ goTo, visible, go, scrollTo });
  const into = (item: PlacedNode<Node>) => (open.has(item.node.key) ? go(index + 1) : toggle(item, true));
  const out = (item: PlacedNode<Node>) => {
    if (item.hasChildren && open.has(item.node.key)) toggle(item, false);
    else go(visible.findIndex(({ node }) => node === placed[item.parent]?.node));
  };
  const actions: Partial<Record<string, (item: PlacedNode<Node>, event: KeyboardEvent) => void>> = {
    ArrowDown: () => go(index + 1),
    ArrowUp: () => go(index - 1),
    Home: () => go(0),
    End: () => go(visible.length - 1),
    ArrowRight: (item) => item.hasChildren && into(item),
    ArrowLeft: (item) => out(item),
    Enter: (item, event) => clickedLink(event) || toggle(item),
    ' ': (item) => toggle(item),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const line = event.target as HTMLElement;
    const item = visible[Number(line.dataset['index'])];
    if (!item || line.role !== 'treeitem') return;
    if (onKey?.(item.node, event)) return event.preventDefault();
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action(item, event);
  };
  return { active, setActive, onKeyDown };
}

/** Clicks the link of a line; returns whether it has one. */
function clickedLink({ target }: KeyboardEvent): boolean {
  const link = (target as HTMLElement).querySelector<HTMLElement>('a[href]');
  link?.click();
  return link !== null;
}

type Following<Node extends TreeNode> = Pick<Options<Node>, 'goTo' | 'visible' | 'scrollTo'> & { readonly go: (index: number) => void };

/** Follows each new wanted line once, as soon as it is there. */
function useFollow<Node extends TreeNode>({ goTo, visible, go, scrollTo }: Following<Node>): void {
  const followed = useRef<Wanted>(undefined);
  useEffect(() => {
    const line = goTo === followed.current ? -1 : visible.findIndex(({ node }) => node.key === goTo?.key);
    if (line < 0) return;
    followed.current = goTo;
    if (goTo?.focus) go(line);
    else scrollTo(line);
  });
}
