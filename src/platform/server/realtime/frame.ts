/** Frames of STOMP 1.2 as text: read strictly, one frame to a message, and written. */

export interface Frame {
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** A heart-beat consists only of line ends; undefined for text that no client of this protocol sends. */
export function readFrame(text: string): Frame | 'beat' | undefined {
  if (/^[\r\n]*$/.test(text)) return 'beat';
  const { head, body } = splitFrame(text);
  const [command = '', ...lines] = head.split(/\r?\n/);
  if (!/^[A-Z]+$/.test(command)) return undefined;
  const headers = readHeaders(lines, UNESCAPED_COMMANDS.has(command));
  return headers !== undefined && hasLength(body, headers.get('content-length'))
    ? { command, headers, body }
    : undefined;
}

export function writeFrame(command: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const isPlain = UNESCAPED_COMMANDS.has(command);
  const lines = Object.entries(headers).map(([name, value]) =>
    isPlain ? `${name}:${value}` : `${escape(name)}:${escape(value)}`,
  );
  return `${[command, ...lines].join('\n')}\n\n${body}\0`;
}

export const HEARTBEAT = '\n';

/**
 * Command and headers, an empty line, the body, the end; anything after it belongs to another frame. Without a head
 * there is no frame.
 */
function splitFrame(text: string): { head: string; body: string } {
  const end = text.indexOf('\0');
  if (end === -1 || /[^\r\n]/.test(text.slice(end + 1))) return { head: '', body: '' };
  const frame = text.slice(0, end).replace(/^[\r\n]+/, '');
  const gap = /\r?\n\r?\n/.exec(frame);
  return gap === null
    ? { head: '', body: '' }
    : { head: frame.slice(0, gap.index), body: frame.slice(gap.index + gap[0].length) };
}

/** These two escape nothing, for older clients. */
const UNESCAPED_COMMANDS: ReadonlySet<string> = new Set(['CONNECT', 'CONNECTED']);

function readHeaders(lines: readonly string[], isPlain: boolean): Map<string, string> | undefined {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1) return undefined;
    const [name, value] = isPlain
      ? [line.slice(0, colon), line.slice(colon + 1)]
      : [unescape(line.slice(0, colon)), unescape(line.slice(colon + 1))];
    if (name === undefined || value === undefined) return undefined;
    // The first of several counts.
    if (!headers.has(name)) headers.set(name, value);
  }
  return headers;
}

function hasLength(body: string, length: string | undefined): boolean {
  return length === undefined || String(new TextEncoder().encode(body).length) === length;
}

const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['\\', '\\\\'],
  ['\r', String.raw`\r`],
  ['\n', String.raw`\n`],
  [':', String.raw`\c`],
]);
const UNESCAPED: ReadonlyMap<string, string> = new Map(
  [...ESCAPED].map(([character, escaped]) => [escaped, character]),
);

function escape(text: string): string {
  return text.replaceAll(/[\\\r\n:]/g, (character) => ESCAPED.get(character) ?? '');
}

/** Returns undefined for a backslash with an unknown escape. */
function unescape(text: string): string | undefined {
  let isValid = true;
  const unescaped = text.replaceAll(/\\.?/gs, (escaped) => {
    const character = UNESCAPED.get(escaped);
    isValid &&= character !== undefined;
    return character ?? '';
  });
  return isValid ? unescaped : undefined;
}
