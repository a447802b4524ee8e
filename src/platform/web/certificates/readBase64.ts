/**
 * Reads the bytes of a small file, to be sent inside a record. A file that is far too large is not read completely: the
 * server refuses it by its length.
 */

/** More than any file that would be accepted. */
const MAX_BYTES = 1024 * 1024 + 2;

export async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, MAX_BYTES).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  return btoa(text);
}

/** The number of arguments that a call accepts in every browser. */
const CHUNK_BYTES = 8192;
