/** Loads uploaded pictures in the form the printer needs. */
import { buffer } from 'node:stream/consumers';
import type { App } from '../app.ts';

export interface Picture {
  /** The name under which a template finds it, below `/pictures/`. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** The types that the compiler can draw. */
const SUFFIXES: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** Returns null if there is none, or it is not a picture that can be printed. */
export async function loadPicture(
  { files }: Pick<App, 'files'>,
  name: string,
  file: { readonly hash: string; readonly type: string } | null | undefined,
): Promise<Picture | null> {
  const suffix = SUFFIXES[file?.type ?? ''];
  if (file === null || file === undefined || suffix === undefined || !(await files.has(file.hash))) return null;
  return { name: `${name}.${suffix}`, bytes: await buffer(files.open(file.hash)) };
}

/** In the form the printer needs. */
export function picturesByName(pictures: readonly (Picture | null)[]): Readonly<Record<string, Buffer>> {
  return Object.fromEntries(pictures.flatMap((picture) => (picture === null ? [] : [[picture.name, picture.bytes]])));
}
