/** Pictures that people have brought in, as the printer takes them. */
import { buffer } from 'node:stream/consumers';
import type { App } from '../app.ts';

export interface Picture {
  /** Under which a template finds it, below `/pictures/`. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** What the compiler draws. */
const SUFFIXES: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** Null where there is none, or it is no picture that can be printed. */
export async function loadPicture(
  { files }: Pick<App, 'files'>,
  name: string,
  file: { readonly hash: string; readonly type: string } | null | undefined,
): Promise<Picture | null> {
  const suffix = SUFFIXES[file?.type ?? ''];
  if (file === null || file === undefined || suffix === undefined || !(await files.has(file.hash))) return null;
  return { name: `${name}.${suffix}`, bytes: await buffer(files.open(file.hash)) };
}

/** As the printer takes them. */
export function picturesByName(pictures: readonly (Picture | null)[]): Readonly<Record<string, Buffer>> {
  return Object.fromEntries(pictures.flatMap((picture) => (picture === null ? [] : [[picture.name, picture.bytes]])));
}
