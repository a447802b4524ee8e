/**
 * Reads files one at a time in a separate thread (fileReader.ts). It is built as a separate bundle:
 * dist/fileThread.mjs.
 */
import { parentPort } from 'node:worker_threads';
import { readPdf } from './fileReading.ts';

parentPort?.on('message', ({ buffer }: Uint8Array<ArrayBuffer>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(readPdf(Buffer.from(buffer)));
});
