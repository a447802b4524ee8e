/**
 * Files sent inside a record are held in memory until the record is written; refused or dry-run writes never reach the
 * store.
 */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sourceOfBuffer } from './byteSource.ts';
import { contentTypeOf } from './contentType.ts';
import { FileTooLarge, type FileStore } from './fileStore.ts';

export interface StagedFiles {
  /** Behaves as the store would. */
  readonly files: FileStore;
  /** To be called last in the transaction of the write: no row may be visible before its bytes are stored. */
  readonly save: () => Promise<void>;
}

export function stageFiles(files: FileStore): StagedFiles {
  const heldFiles: Buffer[] = [];
  return {
    files: {
      ...files,
      put: async (content, { maxBytes }) => {
        const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
        if (bytes.length > maxBytes) throw new FileTooLarge(maxBytes);
        heldFiles.push(bytes);
        return {
          hash: createHash('sha256').update(bytes).digest('hex'),
          size: bytes.length,
          type: await contentTypeOf(sourceOfBuffer(bytes)),
        };
      },
    },
    save: async () => {
      for (const bytes of heldFiles) await files.put(bytes, { maxBytes: bytes.length });
    },
  };
}
