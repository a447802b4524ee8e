/** Returns a copy of a value that may be logged: without secrets, without cycles, and limited in length. */

export function redact(value: unknown): unknown {
  return copy(value, 0, new Set());
}

/** Returns whether a value must not be logged because of its name: `newPassword`, `refresh_token`, `Set-Cookie`. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name.replace(/[-_\s]/g, ''));
}

export const REDACTED = '[redacted]';

const SECRET =
  /passw|passphrase|secret|token|authori[sz]ation|cookie|blob|p12|pfx|privatekey|apikey|credential|idcard|^otp|otp$|^pin$/i;
const MAX_DEPTH = 8;
const MAX_LIST_LENGTH = 100;
const MAX_TEXT_LENGTH = 10_000;

function copy(value: unknown, depth: number, ancestors: ReadonlySet<object>): unknown {
  switch (typeof value) {
    case 'string':
      return copyText(value);
    case 'bigint':
    case 'symbol':
      return String(value);
    case 'function':
      return '[function]';
    case 'object':
      return value === null ? null : copyObject(value, depth, ancestors);
    default:
      return value;
  }
}

function copyObject(value: object, depth: number, ancestors: ReadonlySet<object>): unknown {
  if (ancestors.has(value)) return '[circular]';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (depth >= MAX_DEPTH) return '[deeper]';
  const inside = new Set([...ancestors, value]);
  if (value instanceof Error) return copyEntries(errorEntries(value), depth, inside);
  if (Array.isArray(value) || value instanceof Set)
    return [...value].slice(0, MAX_LIST_LENGTH).map((item) => copy(item, depth + 1, inside));
  if (value instanceof Map)
    return copyEntries(
      [...value].map(([key, item]) => [String(key), item]),
      depth,
      inside,
    );
  return copyEntries(Object.entries(value), depth, inside);
}

function copyEntries(
  entries: readonly (readonly [string, unknown])[],
  depth: number,
  ancestors: ReadonlySet<object>,
): Record<string, unknown> {
  return Object.fromEntries(
    entries
      .slice(0, MAX_LIST_LENGTH)
      .map(([name, value]) => [
        name,
        isSecretName(name) && value !== null && value !== undefined ? REDACTED : copy(value, depth + 1, ancestors),
      ]),
  );
}

/** Of a database error `detail` and `where` are left out: they repeat what people entered. */
function errorEntries(error: Error): [string, unknown][] {
  const { code, constraint, table, cause } = error as Error & Record<'code' | 'constraint' | 'table', unknown>;
  const entries: [string, unknown][] = [
    ['name', error.name],
    ['message', error.message],
    ['code', code],
    ['table', table],
    ['constraint', constraint],
    ['stack', error.stack],
    ['cause', cause],
  ];
  return entries.filter(([, value]) => value !== undefined);
}

/** Removes passwords in addresses, and tokens in texts. */
function copyText(text: string): string {
  const redacted = text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/(\w+:\/\/[^\s:/@]*):[^\s@]*@/g, `$1:${REDACTED}@`)
    .replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${REDACTED}`)
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, REDACTED)
    .replace(/([?&](?:[\w-]*(?:token|password|secret))=)[^&\s#]*/gi, `$1${REDACTED}`);
  return text.length > MAX_TEXT_LENGTH ? `${redacted}…` : redacted;
}
