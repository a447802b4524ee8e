/** The bytes of a small file, as they are sent inside a record. One that is far too large is not read at all: the server says so by its length. */

/** More than any file that would be taken. */
const MAX_BYTES = 1024 * 1024 + 2;

export async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, MAX_BYTES).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  return btoa(text);
}

/** As many as a call takes arguments, everywhere. */
const CHUNK_BYTES = 8192;
