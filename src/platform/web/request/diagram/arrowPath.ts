/** The strokes of an arrow: rounded turns, and a head that points in its direction. */
import type { Point } from './workflowLayout.ts';

export function pathOf(points: readonly Point[], radius: number): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined) return `M${text(point)}`;
      if (after === undefined) return `L${text(point)}`;
      const bend = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      return `L${text(towards(point, before, bend))}Q${text(point)} ${text(towards(point, after, bend))}`;
    })
    .join('');
}

export function headOf(points: readonly Point[], size: number): string {
  const tip = points.at(-1) ?? ORIGIN;
  const before = points.at(-2) ?? tip;
  const [dx, dy] = [Math.sign(tip.x - before.x), Math.sign(tip.y - before.y)];
  const base = { x: tip.x - dx * size, y: tip.y - dy * size };
  const half = size * SLIMNESS;
  return `M${text(tip)}L${text({ x: base.x - dy * half, y: base.y - dx * half })}L${text({ x: base.x + dy * half, y: base.y + dx * half })}Z`;
}

const ORIGIN: Point = { x: 0, y: 0 };
const SLIMNESS = 0.5;

function towards(from: Point, to: Point, by: number): Point {
  const whole = distance(from, to);
  return whole === 0
    ? from
    : { x: from.x + ((to.x - from.x) * by) / whole, y: from.y + ((to.y - from.y) * by) / whole };
}

function distance(point: Point, other: Point): number {
  return Math.abs(point.x - other.x) + Math.abs(point.y - other.y);
}

function text({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
