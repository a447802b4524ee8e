/** Reads what a person pasted: lines of coordinates, or the content of a GeoJSON or KML file. */
import type { MessageRef } from '#language/message.ts';
import type { Position } from '#platform/model/geo/geometry.ts';
import { parseCoordinates } from '#platform/model/geo/parseCoordinates.ts';
import { isSamePosition } from '#platform/model/geo/segments.ts';
import { draftOf, typePosition, type PlaceDraft } from './placeDraft.ts';

export type PastedPlace =
  | { readonly change: Partial<PlaceDraft> }
  | { readonly problem: MessageRef; readonly line?: number }
  | { readonly isTwoLines: true };

export async function readPastedPlace(text: string): Promise<PastedPlace> {
  if (/^\s*[<{]/u.test(text)) return readFileText(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const positions: Position[] = [];
  for (const [index, line] of (lines.length === 0 ? [''] : lines).entries()) {
    const { position, problem } = parseCoordinates(line);
    if (problem !== undefined) return { problem, ...(lines.length > 1 ? { line: index + 1 } : {}) };
    positions.push(position);
  }
  const [first, last] = [positions[0], positions.at(-1)];
  if (first !== undefined && positions.length === 1) return { change: { pin: typePosition(first) } };
  if (positions.length === 2) return { isTwoLines: true };
  const isClosed = first !== undefined && last !== undefined && isSamePosition(first, last);
  return { change: { corners: (isClosed ? positions.slice(0, -1) : positions).map(typePosition), holes: [] } };
}

/** The reader of KML is loaded when a file is read. */
export async function readFileText(text: string): Promise<PastedPlace> {
  const { readPlaceFile } = await import('#platform/model/geo/readPlaceFile.ts');
  const { place, problem } = readPlaceFile(text);
  if (problem !== undefined) return { problem };
  const { pin, corners, holes } = draftOf(place);
  return {
    change: {
      ...(pin.latitude === '' ? {} : { pin }),
      ...(corners.length === 0 ? {} : { corners, holes }),
    },
  };
}
