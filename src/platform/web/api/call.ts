/** Makes one call to the server with the caller, the language and the menu, and reports a failure. */
import { getLocale } from '../i18n/locale.ts';
import { ApiError, NoResponse } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT';

export interface CallOptions {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The caller shows the error itself; otherwise a toast does. */
  readonly silent?: boolean;
  /** Not an action of the person, so it does not prolong the session. */
  readonly background?: boolean;
  readonly signal?: AbortSignal;
  /** Replaces `fetch` where it lacks a feature. */
  readonly transport?: Transport;
}

export type Transport = (address: string, init: RequestInit) => Promise<Response>;

/** Functions that the application provides to every call. */
export interface CallPort {
  readonly token: () => string | undefined;
  readonly menuId: () => string | undefined;
  /** The holder for whom the page was opened: the server refuses the call if it would act for another. */
  readonly actingForId: () => string | undefined;
  /** Query parameters of the page address, which every call includes. */
  readonly addressQuery: () => URLSearchParams;
  readonly onUserAction: () => void;
  /** Asks the person to sign in again over the open page; true if the call may be repeated. */
  readonly signInAgain: () => Promise<boolean>;
  /** Called if the person may no longer act for the holder of the page, and must choose another. */
  readonly onHolderLost: () => void;
  /** `isReading`: the call only read data, so nothing is lost, and the page has nothing to show without it. */
  readonly onError: (error: unknown, how: { readonly isReading: boolean }) => void;
}

export const API = '/haz/backend';
const UNAUTHENTICATED = 401;
/** Message key of the server's refusal while the person has not chosen for whom they act. */
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

/** Returns the response itself, for content that is not JSON: files and exports. Throws refusals like `call`. */
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

/**
 * Calls about the user and the choice of a holder are answered by the current session, so they do not send the holder
 * of the page.
 */
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
