/**
 * Does the same as `fetch` by XMLHttpRequest, which reports how much of the body has been sent. The response is text,
 * and can be read line by line as it arrives.
 */
import type { Transport } from './call.ts';

/** From 0 to 1. */
export type Progress = (share: number) => void;

export function fetchWithProgress(progress: Progress): Transport {
  return (address, { method = 'GET', headers = {}, body = null, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = (): void => request.abort();
      const { stream, passLines, end, fail } = responseStreamOf(request);
      const giveUp = (reason: Error): void => {
        fail(reason);
        reject(reason);
      };
      request.open(method, address);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener(
        'progress',
        ({ lengthComputable, loaded, total }) => lengthComputable && total > 0 && progress(loaded / total),
      );
      request.addEventListener('readystatechange', () => {
        if (request.readyState === XMLHttpRequest.HEADERS_RECEIVED)
          resolve(
            new Response(stream, {
              status: request.status,
              statusText: request.statusText,
              headers: headersIn(request),
            }),
          );
      });
      request.addEventListener('progress', passLines);
      request.addEventListener('load', end);
      request.addEventListener('error', () => giveUp(new TypeError('Failed to fetch')));
      request.addEventListener('abort', () => giveUp(new DOMException('Aborted', 'AbortError')));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      signal?.addEventListener('abort', abort);
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

interface ResponseStream {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly passLines: () => void;
  readonly end: () => void;
  readonly fail: (reason: Error) => void;
}

/** Reads whole lines only: the text after the last line break may be cut in the middle of a character. */
function responseStreamOf(request: XMLHttpRequest): ResponseStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  let passed = 0;
  const pass = (until: number): void => {
    if (until > passed) controller?.enqueue(encoder.encode(request.responseText.slice(passed, until)));
    passed = until;
  };
  return {
    stream: new ReadableStream({ start: (own) => void (controller = own), cancel: () => request.abort() }),
    passLines: () => pass(Math.max(passed, request.responseText.lastIndexOf('\n') + 1)),
    end: () => {
      pass(request.responseText.length);
      controller?.close();
    },
    fail: (reason) => controller?.error(reason),
  };
}

function headersIn(request: XMLHttpRequest): Headers {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/\r?\n/u)
    .filter((line) => line.includes(':'));
  return new Headers(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
}
