/** Groups points that would lie on each other on the screen, by the cells of a grid. */

export interface ScreenPoint<Item> {
  readonly x: number;
  readonly y: number;
  readonly item: Item;
}

export interface Cluster<Item> {
  /** The mean of its points. */
  readonly x: number;
  readonly y: number;
  readonly items: readonly Item[];
}

export function clusterPoints<Item>(points: readonly ScreenPoint<Item>[], cellPx: number): readonly Cluster<Item>[] {
  const cells = new Map<string, ScreenPoint<Item>[]>();
  for (const point of points) {
    const key = `${Math.floor(point.x / cellPx)} ${Math.floor(point.y / cellPx)}`;
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [point]);
    else cell.push(point);
  }
  return [...cells.values()].map((cell) => ({
    x: cell.reduce((sum, { x }) => sum + x, 0) / cell.length,
    y: cell.reduce((sum, { y }) => sum + y, 0) / cell.length,
    items: cell.map(({ item }) => item),
  }));
}
