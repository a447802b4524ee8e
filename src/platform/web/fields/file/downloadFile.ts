/** Downloads files with the rights of the signed-in person. */
import type { FileValue } from '#language/record.ts';
import { API, callRaw, type CallOptions } from '../../api/call.ts';

/** The type is the one the server detected; the browser uses it to display the file. */
export async function fetchFile({ url, blob, type }: FileValue, options: CallOptions = {}): Promise<Blob> {
  if (blob !== undefined && url === undefined)
    return new Blob([Uint8Array.from(atob(blob), (letter) => letter.charCodeAt(0))], { type });
  const path = url?.startsWith(API) === true ? url.slice(API.length) : (url ?? '');
  const response = await callRaw('GET', path, options);
  return new Blob([await response.arrayBuffer()], { type });
}

export async function downloadFile(file: FileValue): Promise<void> {
  saveAsFile(await fetchFile(file), file.name);
}

/** Offers the bytes to the person as a file download. */
export function saveAsFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has taken over the download; there is no event when it ends.
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
}

const URL_LIFETIME_MS = 60_000;
