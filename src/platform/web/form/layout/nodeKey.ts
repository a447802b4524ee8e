import type { FormTreeNode } from '../model/formTree.ts';

export function formNodeKey(node: FormTreeNode, index: number): string {
  return 'heading' in node ? node.heading.number : `${node.kind} ${index}`;
}
