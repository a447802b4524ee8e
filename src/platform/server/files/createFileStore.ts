/** Creates the file store that FILES_URL names. */
import { fileURLToPath } from 'node:url';
import { StartProblem } from '../startProblem.ts';
import type { FileStore } from './fileStore.ts';
import { createFolderStore } from './folderStore.ts';

export function createFileStore(filesUrl: string): FileStore {
  const url = new URL(filesUrl);
  if (url.protocol === 's3:')
    throw new StartProblem(
      'FILES_URL names an S3-compatible store, which this version cannot use yet: give it a folder as file:///….',
    );
  return createFolderStore(folderOf(url));
}

function folderOf(url: URL): string {
  try {
    return fileURLToPath(url);
  } catch {
    throw new StartProblem('FILES_URL must name a folder of this machine, as file:///….');
  }
}
