import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import type { WireRecord } from '../../api/resource.ts';
import { branchIds, buildTree, missingParents, treeMove, visibleNodes, type TreeNode } from './tree.ts';

const row = (id: string, parent?: string): WireRecord => ({
  id,
  refParent: parent === undefined ? null : { id: parent },
});
const grow = (rows: readonly WireRecord[], found = rows.map(({ id }) => id)) =>
  buildTree(rows, { through: 'refParent', found: new Set(found) });
const drawn = (nodes: readonly TreeNode[]): string =>
  nodes.map(({ row: { id }, children }) => (children.length === 0 ? id : `${id}(${drawn(children)})`)).join(' ');

const rows = [row('a'), row('b', 'a'), row('c', 'a'), row('d', 'c'), row('e')];

describe('buildTree', () => {
  it('puts each row under the row it refers to, in the order of the list', () => {
    expect(drawn(grow(rows))).toBe('a(b c(d)) e');
    expect(drawn(grow(rows.toReversed()))).toBe('e a(c(d) b)');
  });

  it('gives every row its level, its position, and whether it matches the filter', () => {
    const [a] = grow(rows, ['d']);
    expect(a).toMatchObject({ level: 1, position: 1, siblings: 2, isContext: true });
    expect(a?.children[1]).toMatchObject({ level: 2, position: 2, siblings: 2, parentId: 'a', isContext: true });
    expect(a?.children[1]?.children[0]).toMatchObject({ level: 3, isContext: false });
  });

  it('names the parents that are not loaded yet', () => {
    expect(missingParents([row('x', 'p'), row('y', 'p'), row('z', 'x'), row('w')], 'refParent')).toEqual(['p']);
  });

  it('contains every row once, also with circular references', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
    assertProperty(
      fc.property(
        fc.uniqueArray(fc.tuple(name, fc.option(fc.oneof(name, fc.constant('gone')), { nil: undefined })), {
          selector: ([id]) => id,
        }),
        (pairs) => {
          const given = pairs.map(([id, parent]) => row(id, parent));
          const nodes = grow(given);
          const visible = visibleNodes(nodes, new Set());
          expect(visible.map((node) => node.row.id).toSorted()).toEqual(given.map(({ id }) => id).toSorted());
          expect(visibleNodes(nodes, new Set(branchIds(nodes)))).toEqual(nodes);
        },
      ),
    );
  });
});

describe('treeMove', () => {
  const nodes = grow(rows);
  const press = (id: string, key: string, closed: readonly string[] = []) =>
    treeMove(visibleNodes(nodes, new Set(closed)), new Set(closed), { id, key });

  it('moves over the visible rows', () => {
    expect(press('a', 'ArrowDown')).toEqual({ kind: 'focus', id: 'b' });
    expect(press('a', 'ArrowDown', ['a'])).toEqual({ kind: 'focus', id: 'e' });
    expect(press('b', 'ArrowUp')).toEqual({ kind: 'focus', id: 'a' });
    expect(press('d', 'Home')).toEqual({ kind: 'focus', id: 'a' });
    expect(press('a', 'End')).toEqual({ kind: 'focus', id: 'e' });
    expect(press('e', 'ArrowDown')).toBeUndefined();
  });

  it('opens and closes branches, and moves to children and parents', () => {
    expect(press('a', 'ArrowRight', ['a'])).toEqual({ kind: 'open', id: 'a' });
    expect(press('a', 'ArrowRight')).toEqual({ kind: 'focus', id: 'b' });
    expect(press('a', 'ArrowLeft')).toEqual({ kind: 'close', id: 'a' });
    expect(press('d', 'ArrowLeft')).toEqual({ kind: 'focus', id: 'c' });
    expect(press('b', 'ArrowRight')).toBeUndefined();
    expect(press('e', 'ArrowLeft')).toBeUndefined();
    expect(press('a', 'x')).toBeUndefined();
  });
});
