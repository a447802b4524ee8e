/** Whether a position can be in Thailand: on its land, its islands, or so near the border that a map may be wrong. */
import type { Position } from './geometry.ts';
import { flatFrame } from './flatFrame.ts';
import { isInRing, segmentsOf } from './segments.ts';
import { THAILAND_MAINLAND } from './thailandOutline.ts';

/** More than the outline is simplified by, so that no place at the border or on the coast is refused. */
const TOLERANCE_METRES = 12_000;

const mainland = toPositions(THAILAND_MAINLAND);
const mainlandEdges = segmentsOf(mainland);

/** Drawn by hand around the islands and the sea near the coast, because the outline has the mainland only. */
const seas: readonly (readonly Position[])[] = [
  // The Andaman Sea, with Surin, Similan, Phuket, Lanta, Rok, Tarutao and Lipe.
  toPositions([
    98.8, 10.2, 98.3, 10.0, 97.6, 9.8, 97.2, 9.3, 97.2, 8.2, 97.8, 7.2, 98.7, 6.4, 99.3, 6.4, 99.75, 6.48, 100.1, 6.5,
    99.6, 7.6, 98.6, 8.6, 98.8, 10.2,
  ]),
  // The Gulf of Thailand, with Tao, Phangan, Samui, Losin, Si Chang, Samet, Chang and Kut.
  toPositions([
    102.75, 12.1, 102.75, 11.5, 102.3, 11.2, 101.5, 10.5, 101.5, 9.0, 102.3, 8.0, 102.4, 6.9, 102.1, 6.25, 101.0, 6.8,
    99.9, 8.5, 99.1, 9.5, 99.6, 11.8, 100.0, 13.2, 101.0, 13.4, 101.5, 12.6, 102.5, 12.2, 102.75, 12.1,
  ]),
];

export function isInThailand(position: Position): boolean {
  return isInRing(position, mainland) || seas.some((sea) => isInRing(position, sea)) || isNearMainland(position);
}

function isNearMainland(position: Position): boolean {
  const frame = flatFrame(position);
  return mainlandEdges.some((edge) => frame.metresToSegment(edge) <= TOLERANCE_METRES);
}

function toPositions(numbers: readonly number[]): readonly Position[] {
  return numbers.flatMap((longitude, index): readonly Position[] => {
    const latitude = numbers[index + 1];
    return index % 2 === 0 && latitude !== undefined ? [[longitude, latitude]] : [];
  });
}
