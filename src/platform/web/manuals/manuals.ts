/** Lists the manuals, and loads one. */
import type { Manual } from '#platform/model/manual.ts';
import { call, callRaw, type CallOptions } from '../api/call.ts';
import { saveAsFile } from '../fields/file/downloadFile.ts';

const PATH = '/api/v1/manuals';
export const MANUALS_KEY = [PATH] as const;

export function listManuals(options: CallOptions): Promise<readonly Manual[]> {
  return call('GET', PATH, options);
}

export async function downloadManual({ name, title }: Manual): Promise<void> {
  const response = await callRaw('GET', `${PATH}/${encodeURIComponent(name)}`, {});
  saveAsFile(await response.blob(), `${title}.pdf`);
}
