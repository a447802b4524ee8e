/** Loads the drawings of pictograms for the printer: the built-in ones, or those uploaded by an administrator. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasDrawing } from '#modules/master-mgt/index.ts';
import type { App } from '#platform/server/app.ts';
import { loadPicture, picturesByName, type Picture } from '#platform/server/paper/pictures.ts';
import { findSourcesFolder } from '#platform/server/print/sources.ts';
import { pictureOf, type HazWithNames, type PrintedPictogram } from './printedProduct.ts';

export interface LoadedPictograms {
  readonly pictograms: readonly PrintedPictogram[];
  readonly pictures: Readonly<Record<string, Buffer>>;
}

/** Returns them by their codes. */
export async function loadPictograms(app: Pick<App, 'files'>, { pictograms }: HazWithNames): Promise<LoadedPictograms> {
  const references = (pictograms ?? []).flatMap(({ refPictogram }) => refPictogram ?? []);
  const drawn = await Promise.all(
    references.map(async (reference) => {
      const code = reference.code ?? '';
      const picture =
        (await loadPicture(app, code.toLowerCase(), pictureOf(reference))) ??
        (hasDrawing(code) ? await readDrawing(code) : null);
      return { shown: { code, name: reference.name, picture: picture?.name ?? null }, picture };
    }),
  );
  const sorted = drawn.toSorted((left, other) => (left.shown.code < other.shown.code ? -1 : 1));
  return {
    pictograms: sorted.map(({ shown }) => shown),
    pictures: picturesByName(sorted.map(({ picture }) => picture)),
  };
}

/** Reads for example `ghs03.svg` for GHS03. */
export async function readDrawing(code: string): Promise<Picture> {
  const name = `${code.toLowerCase()}.svg`;
  return { name, bytes: await readFile(join(findSourcesFolder(), 'modules/master-mgt/pictograms', name)) };
}
