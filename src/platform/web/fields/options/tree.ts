/** Arranges rows as a tree: each under the row it refers to. */
import type { WireRecord } from '../../api/resource.ts';

export interface TreeNode {
  readonly row: WireRecord;
  /** From 1. */
  readonly level: number;
  readonly parentId: string | undefined;
  readonly children: readonly TreeNode[];
  /** Shown only as the parent of other rows: it does not match the filter. */
  readonly isContext: boolean;
  /** Position among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
}

export interface TreeShape {
  /** The reference to the parent. */
  readonly through: string;
  /** Ids of the rows that match the filter; the others are ancestors. */
  readonly found: ReadonlySet<string>;
}

/**
 * Nodes are in the order of the rows. A row whose parent is missing is at the root, and so is a row of a circular
 * reference.
 */
export function buildTree(rows: readonly WireRecord[], { through, found }: TreeShape): readonly TreeNode[] {
  const ids = new Set(rows.map(({ id }) => id));
  const childrenOf = new Map<string | undefined, WireRecord[]>();
  for (const row of rows) {
    const parent = parentIdOf(row, through);
    const slot = parent !== undefined && ids.has(parent) ? parent : undefined;
    childrenOf.set(slot, [...(childrenOf.get(slot) ?? []), row]);
  }
  const placed = new Set<string>();
  const grow = (parentId: string | undefined, level: number, children: readonly WireRecord[]): readonly TreeNode[] => {
    const own = children.filter(({ id }) => !placed.has(id));
    for (const { id } of own) placed.add(id);
    return own.map((row, index) => ({
      row,
      level,
      parentId,
      children: grow(row.id, level + 1, childrenOf.get(row.id) ?? []),
      isContext: !found.has(row.id),
      position: index + 1,
      siblings: own.length,
    }));
  };
  const roots = grow(undefined, 1, childrenOf.get(undefined) ?? []);
  const lost = rows.filter(({ id }) => !placed.has(id));
  return lost.length === 0 ? roots : [...roots, ...grow(undefined, 1, lost)];
}

/** Returns the visible nodes from top to bottom. */
export function visibleNodes(nodes: readonly TreeNode[], closed: ReadonlySet<string>): readonly TreeNode[] {
  return nodes.flatMap((node) => [node, ...(closed.has(node.row.id) ? [] : visibleNodes(node.children, closed))]);
}

/** Returns every row that has children. */
export function branchIds(nodes: readonly TreeNode[]): readonly string[] {
  return nodes.flatMap(({ row, children }) => (children.length === 0 ? [] : [row.id, ...branchIds(children)]));
}

export function parentIdOf(row: WireRecord, through: string): string | undefined {
  const parent = row[through];
  return typeof parent === 'object' && parent !== null && 'id' in parent && typeof parent.id === 'string'
    ? parent.id
    : undefined;
}

/** Returns the parents that the rows refer to and that are not among them. */
export function missingParents(rows: readonly WireRecord[], through: string): readonly string[] {
  const ids = new Set(rows.map(({ id }) => id));
  return [
    ...new Set(rows.map((row) => parentIdOf(row, through)).filter((id) => id !== undefined && !ids.has(id))),
  ] as string[];
}

export type TreeMove =
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'open' | 'close'; readonly id: string };

/** Returns the effect of a key in a treegrid: the arrow keys open, close and move. Undefined for other keys. */
export function treeMove(
  visible: readonly TreeNode[],
  closed: ReadonlySet<string>,
  at: { readonly id: string; readonly key: string },
): TreeMove | undefined {
  const index = visible.findIndex(({ row }) => row.id === at.id);
  const node = visible[index];
  if (node === undefined) return undefined;
  const focus = (target: TreeNode | undefined): TreeMove | undefined =>
    target === undefined ? undefined : { kind: 'focus', id: target.row.id };
  const isBranch = node.children.length > 0;
  const isOpen = isBranch && !closed.has(at.id);
  switch (at.key) {
    case 'ArrowDown':
      return focus(visible[index + 1]);
    case 'ArrowUp':
      return focus(visible[index - 1]);
    case 'Home':
      return focus(visible[0]);
    case 'End':
      return focus(visible.at(-1));
    case 'ArrowRight':
      if (isOpen) return focus(node.children[0]);
      return isBranch ? { kind: 'open', id: at.id } : undefined;
    case 'ArrowLeft':
      if (isOpen) return { kind: 'close', id: at.id };
      return node.parentId === undefined ? undefined : { kind: 'focus', id: node.parentId };
    default:
      return undefined;
  }
}
