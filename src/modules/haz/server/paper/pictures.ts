/** The drawings of pictograms, as the printer takes them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourcesFolder } from '#platform/server/print/sources.ts';

/** `ghs03.svg` of GHS03. */
export function drawingName(code: string): string {
  return `${code.toLowerCase()}.svg`;
}

export async function readDrawing(code: string): Promise<Buffer> {
  return readFile(join(sourcesFolder(), 'modules/master-mgt/pictograms', drawingName(code)));
}
