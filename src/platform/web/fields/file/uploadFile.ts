/** Uploads files separately, before the record that refers to them. */
import type { FileValue } from '#language/record.ts';
import { callRaw, type CallOptions } from '../../api/call.ts';
import { fetchWithProgress, type Progress } from '../../api/progress.ts';

export interface UploadOptions extends Pick<CallOptions, 'query' | 'signal'> {
  readonly progress: Progress;
}

const UPLOAD_PATH = '/api/v1/master/attachments/upload';

export async function uploadFile(file: File, sending: UploadOptions): Promise<FileValue> {
  return (await (await uploadBytes(UPLOAD_PATH, file, sending)).json()) as FileValue;
}

/** The caller reports the errors. */
export function uploadBytes(path: string, file: File, { progress, ...options }: UploadOptions): Promise<Response> {
  const headers = { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(file.name) };
  return callRaw('POST', path, {
    ...options,
    body: file,
    headers,
    silent: true,
    transport: fetchWithProgress(progress),
  });
}
