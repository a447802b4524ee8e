/** One call to the server: who asks, in which language, from which menu; and what is said when it fails. */
import { getLocale } from '../i18n/locale.ts';
import { ApiError, NoResponse } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT';

export interface CallOptions {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whoever calls shows what went wrong; otherwise a notice does. */
  readonly silent?: boolean;
  /** Not the person's own act: it does not keep the session awake. */
  readonly background?: boolean;
  readonly signal?: AbortSignal;
  /** In place of `fetch`, for what it cannot do. */
  readonly transport?: Transport;
}

export type Transport = (address: string, init: RequestInit) => Promise<Response>;

/** What the shell lends to every call. */
export interface CallPort {
  readonly token: () => string | undefined;
  readonly menuId: () => string | undefined;
  /** On whose behalf the page was opened: the server refuses to do it for another one. */
  readonly actingForId: () => string | undefined;
  /** Query parameters of the address, which every call carries along. */
  readonly addressQuery: () => URLSearchParams;
  readonly onUserAction: () => void;
  /** Signs in again over the open page; true when the call may be made once more. */
  readonly signInAgain: () => Promise<boolean>;
  /** The holder the page was opened for is lost, and another must be chosen. */
  readonly onHolderLost: () => void;
  /** `isReading`: nothing is lost, and there is nothing to show without it. */
  readonly onError: (error: unknown, how: { readonly isReading: boolean }) => void;
}

export const API = '/haz/backend';
const UNAUTHENTICATED = 401;
/** What the server says while the person has not chosen for whom they act. */
const MUST_CHOOSE = 'chooseActingFor';
const READ_PATHS = /\/(?:_search|_rev|_changes|info)$/;

let port: CallPort | undefined;

export function connectCalls(connected: CallPort): void {
  port = connected;
}

export async function call<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
  const response = await callRaw(method, path, options);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** The response itself, for what is not JSON: files and exports. Refusals are thrown all the same. */
export async function callRaw(method: Method, path: string, options: CallOptions = {}): Promise<Response> {
  try {
    return await sendWithSignIn(method, path, options);
  } catch (error) {
    if (error instanceof ApiError && error.body.messageKey === MUST_CHOOSE) port?.onHolderLost();
    if (options.silent !== true && !isAbortError(error))
      port?.onError(error, { isReading: method === 'GET' || READ_PATHS.test(path) });
    throw error;
  }
}

async function sendWithSignIn(method: Method, path: string, options: CallOptions): Promise<Response> {
  if (options.background !== true) port?.onUserAction();
  const response = await send(method, path, options);
  if (response.ok) return response;
  const isLapsed =
    response.status === UNAUTHENTICATED &&
    port?.token() !== undefined &&
    options.background !== true &&
    !path.startsWith('/api/auth');
  if (isLapsed && (await port?.signInAgain()) === true) {
    const again = await send(method, path, options);
    if (again.ok) return again;
    throw await apiError(again);
  }
  throw await apiError(response);
}

async function send(
  method: Method,
  path: string,
  { body, query, headers, signal, transport = fetch }: CallOptions,
): Promise<Response> {
  const isRaw = body instanceof Blob;
  try {
    return await transport(addressOf(path, query), {
      method,
      headers: {
        'accept-language': getLocale(),
        ...authorization(path),
        ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    throw isAbortError(error) ? error : new NoResponse('No response', { cause: error });
  }
}

function authorization(path: string): Record<string, string> {
  const token = port?.token();
  if (token === undefined) return {};
  const menuId = port?.menuId();
  const actingForId = PATHS_WITHOUT_HOLDER.test(path) ? undefined : port?.actingForId();
  return {
    authorization: `Bearer ${token}`,
    ...(menuId === undefined ? {} : { 'x-menu-id': menuId }),
    ...(actingForId === undefined ? {} : { 'x-acting-for': actingForId }),
  };
}

/** Who one is, and for whom one wants to act, is asked of whatever the session says now. */
const PATHS_WITHOUT_HOLDER = /^\/api\/(?:auth|anonymous|server)|\/acting-for$/;

function addressOf(path: string, query: CallOptions['query'] = {}): string {
  const merged = new URLSearchParams(port?.addressQuery());
  for (const [name, value] of Object.entries(query)) merged.set(name, value);
  const text = merged.toString();
  return text === '' ? API + path : `${API}${path}?${text}`;
}

async function apiError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as ApiError['body'];
  return new ApiError(response.status, response.statusText, body);
}

export function isAbortError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
