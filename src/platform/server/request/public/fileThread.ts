/** Reads files, one at a time, in a thread of its own (fileReader.ts). Beside the bundle it is one too: dist/fileThread.mjs. */
import { parentPort } from 'node:worker_threads';
import { readPdf } from './fileReading.ts';

parentPort?.on('message', ({ buffer }: Uint8Array<ArrayBuffer>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(readPdf(Buffer.from(buffer)));
});
