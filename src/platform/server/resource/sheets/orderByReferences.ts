/** Sorts rows that refer to each other so that every referenced row comes first. */

export interface RowOrder {
  /** Indexes of the rows. */
  readonly order: readonly number[];
  /** By index: the rows of the cycle in which the row is. */
  readonly rings: ReadonlyMap<number, readonly number[]>;
}

/**
 * `referredRows` returns the rows that must come before a row. Without recursion, because a file may be one branch of
 * 20,000.
 */
export function orderByReferences(count: number, referredRows: (index: number) => readonly number[]): RowOrder {
  const states = new Uint8Array(count);
  const order: number[] = [];
  const rings = new Map<number, readonly number[]>();
  for (let start = 0; start < count; start += 1) {
    const path: { readonly index: number; readonly waiting: number[] }[] = [];
    const enter = (index: number): void => {
      states[index] = UNDER_WAY;
      path.push({ index, waiting: [...referredRows(index)] });
    };
    if (states[start] === UNSEEN) enter(start);
    while (path.length > 0) {
      const top = path.at(-1);
      const next = top?.waiting.pop();
      if (top !== undefined && next === undefined) {
        states[top.index] = DONE;
        order.push(top.index);
        path.pop();
      } else if (next !== undefined && states[next] === UNSEEN) enter(next);
      else if (next !== undefined && states[next] === UNDER_WAY) {
        addRing(
          rings,
          path.slice(path.findIndex(({ index }) => index === next)).map(({ index }) => index),
        );
      }
    }
  }
  return { order, rings };
}

function addRing(rings: Map<number, readonly number[]>, ring: readonly number[]): void {
  for (const index of ring) if (!rings.has(index)) rings.set(index, ring);
}

const UNSEEN = 0;
const UNDER_WAY = 1;
const DONE = 2;
