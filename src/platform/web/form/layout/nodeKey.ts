import type { OutlineNode } from '../model/formOutline.ts';

export function keyOf(node: OutlineNode, index: number): string {
  return 'heading' in node ? node.heading.number : `${node.kind} ${index}`;
}
