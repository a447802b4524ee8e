/** The same as `fetch`, by the older way, which tells how much of the body has been sent. */

/** From 0 to 1. */
export type Progress = (share: number) => void;

export function fetchWithProgress(progress: Progress): (address: string, init: RequestInit) => Promise<Response> {
  return (address, { method = 'GET', headers = {}, body = null, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = (): void => request.abort();
      request.open(method, address);
      request.responseType = 'blob';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => lengthComputable && total > 0 && progress(loaded / total));
      request.addEventListener('load', () => resolve(new Response(request.response as Blob, { status: request.status, statusText: request.statusText, headers: headersIn(request) })));
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      signal?.addEventListener('abort', abort);
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

function headersIn(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/u).filter((line) => line.includes(':'));
  return new Headers(lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
}
