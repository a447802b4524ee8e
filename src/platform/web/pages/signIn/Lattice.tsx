import { useId, type ReactElement } from 'react';
import css from './Lattice.module.css';

const TILE = 112;
/** Wider than any window, and a multiple of the tile size. */
const FIELD = 40 * TILE;
/** Positions of highlighted tiles, in half tiles from the lower right corner. */
const LIT = [
  [1, 1],
  [1, 3],
  [2, 2],
  [4, 2],
  [3, 3],
  [2, 6],
  [5, 5],
  [7, 3],
  [3, 9],
] as const;

/**
 * A pattern of diamonds with four petals in each: the sign of a hazard, and ประจำยาม, the pattern that guards the
 * corners of Thai temples.
 */
export function Lattice(): ReactElement {
  const id = useId();
  return (
    <svg className={css.lattice} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse" overflow="visible">
          <path className={css.line} d={diamond(TILE / 2, TILE / 2)} />
          <path className={css.line} d={petals(TILE / 2, TILE / 2)} />
          <path className={css.line} d={petals(0, 0) + petals(TILE, 0) + petals(0, TILE) + petals(TILE, TILE)} />
        </pattern>
      </defs>
      {/* Positioned from the far corner, so that the highlighted tiles match the lattice at any window size. */}
      <svg x="100%" y="100%" overflow="visible">
        <rect x={-FIELD} y={-FIELD} width={FIELD} height={FIELD} fill={`url(#${id})`} />
        {LIT.map(([x, y], index) => (
          <path
            key={`${x} ${y}`}
            className={css.lit}
            data-shade={index % 3}
            d={diamond((-x * TILE) / 2, (-y * TILE) / 2)}
          />
        ))}
      </svg>
    </svg>
  );
}

function diamond(x: number, y: number): string {
  const r = TILE / 2;
  return `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;
}

/** Returns the path of four leaves that meet in the middle. */
function petals(x: number, y: number): string {
  const r = TILE * 0.26;
  const w = r * 0.36;
  const leaf = (dx: number, dy: number): string => {
    const [mx, my] = [x + (dx * r) / 2, y + (dy * r) / 2];
    const [px, py] = [-dy * w, dx * w];
    return `M${x} ${y}Q${mx + px} ${my + py} ${x + dx * r} ${y + dy * r}Q${mx - px} ${my - py} ${x} ${y}Z`;
  };
  return leaf(0, -1) + leaf(1, 0) + leaf(0, 1) + leaf(-1, 0);
}
