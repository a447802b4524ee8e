/** Options of a small tree in its order: the matching rows, with their parents above them. */
import type { Card } from '#language/entity.ts';
import type { Locale } from '#language/label.ts';
import type { WireRecord } from '../../api/resource.ts';
import { buildTree, type TreeNode } from './tree.ts';
import { isMatch, optionOf, type Option } from './option.ts';

export interface TreeOptionsQuery {
  readonly rows: readonly WireRecord[];
  readonly card: Card | undefined;
  /** The reference to the parent. */
  readonly through: string;
  readonly query: string;
  readonly locale: Locale;
}

export function treeOptions({ rows, card, through, query, locale }: TreeOptionsQuery): readonly Option[] {
  const found = new Set(rows.filter((row) => isMatch(card, row, query)).map(({ id }) => id));
  const flatten = (node: TreeNode): readonly Option[] => {
    const childOptions = node.children.flatMap(flatten);
    if (node.isContext && childOptions.length === 0) return [];
    return [{ ...optionOf(card, node.row, locale), depth: node.level - 1, isContext: node.isContext }, ...childOptions];
  };
  return buildTree(rows, { through, found }).flatMap(flatten);
}
