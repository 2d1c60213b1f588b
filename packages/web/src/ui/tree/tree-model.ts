import { fold } from '@portal/contract/core';
import { hasWords, wordsOf } from '../../core/word-match.ts';

/** A node of a tree given as a list, parents before their children. */
export interface TreeNode {
  readonly key: string;
  /** From 1. */
  readonly level: number;
  readonly label: string;
}

/** Node with its position among its siblings, for screen readers. */
export interface PlacedNode<Node extends TreeNode> {
  readonly node: Node;
  readonly hasChildren: boolean;
  /** Index of the parent in the whole list; -1 for a root. */
  readonly parent: number;
  readonly position: number;
  readonly siblings: number;
}

/** Finds parents, children and positions once for the whole list. */
export function placeNodes<Node extends TreeNode>(nodes: readonly Node[]): PlacedNode<Node>[] {
  const parents: number[] = [];
  const counts = new Map<number, number>();
  const path: number[] = [];
  const positions = nodes.map((node, index) => {
    path.length = node.level - 1;
    const parent = path.at(-1) ?? -1;
    path.push(index);
    parents.push(parent);
    const position = (counts.get(parent) ?? 0) + 1;
    counts.set(parent, position);
    return position;
  });
  return nodes.map((node, index) => {
    const parent = parents[index] ?? -1;
    return { node, parent, hasChildren: counts.has(index), position: positions[index] ?? 1, siblings: counts.get(parent) ?? 1 };
  });
}

/** Returns the visible nodes: those below open nodes; during a search, the matches and their ancestors. */
export function visibleNodes<Node extends TreeNode>(
  placed: readonly PlacedNode<Node>[],
  open: ReadonlySet<string>,
  search: string,
): PlacedNode<Node>[] {
  const words = wordsOf(search);
  if (words.length) {
    const kept = new Set<number>();
    placed.forEach(({ node }, index) => {
      if (!hasWords(fold(node.label), words)) return;
      for (let step = index; step >= 0 && !kept.has(step); step = placed[step]!.parent) kept.add(step);
    });
    return placed.filter((_, index) => kept.has(index));
  }
  const shown: boolean[] = [];
  return placed.filter(({ parent }, index) => {
    shown[index] = parent < 0 || (Boolean(shown[parent]) && open.has(placed[parent]!.node.key));
    return shown[index];
  });
}

/** Returns the keys of the nodes above a level, for the initial `open`. */
export const openAbove = (nodes: readonly TreeNode[], level: number): Set<string> =>
  new Set(nodes.filter((node) => node.level < level).map((node) => node.key));
