/** Detects the type of a file by its bytes, regardless of its name and the type that the sender states. */
import type { ByteSource } from './byteSource.ts';
import { findArchiveType, findTextType, isPkcs12, isWholePdf } from './documentTypes.ts';
import { hasForeignContent } from './foreignContent.ts';
import { isWholeGif, isWholeIcon, isWholeJpeg, isWholePng, isWholeWebp, PNG_SIGNATURE } from './imageTypes.ts';

export const UNKNOWN_TYPE = 'application/octet-stream';

/** A file that starts like one type and continues as another, or could be read as another, has no known type. */
export async function contentTypeOf(source: ByteSource): Promise<string> {
  const type = await findType(source);
  return type === undefined || (await hasForeignContent(source, { type })) ? UNKNOWN_TYPE : type;
}

async function findType(source: ByteSource): Promise<string | undefined> {
  const head = await source.read(0, HEAD_BYTES);
  const kind = FILE_KINDS.find(({ matchesHead }) => matchesHead(head));
  if (kind === undefined) return source.size > 0 ? findTextType(source) : undefined;
  return kind.find(source);
}

/** Pictures a browser may draw: they cannot contain a program. */
export function isPicture(type: string): boolean {
  return PICTURES.has(type);
}

/**
 * Returns whether a declared list accepts the type: `image/*` accepts a whole group, `text/plain` accepts tables too,
 * an empty list everything.
 */
export function isAccepted(type: string, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  return accept.some(
    (accepted) =>
      accepted === type ||
      (accepted.endsWith('/*') && type.startsWith(accepted.slice(0, -1))) ||
      (accepted === 'text/plain' && type === 'text/csv'),
  );
}

const HEAD_BYTES = 16;
const PICTURES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/x-icon']);

interface FileKind {
  readonly matchesHead: (head: Buffer) => boolean;
  readonly find: (source: ByteSource) => Promise<string | undefined>;
}

const FILE_KINDS: readonly FileKind[] = [
  {
    matchesHead: (head) => head.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE),
    find: typeIf(isWholePng, 'image/png'),
  },
  { matchesHead: startsWith('\u00FF\u00D8\u00FF'), find: typeIf(isWholeJpeg, 'image/jpeg') },
  { matchesHead: (head) => /^GIF8[79]a/.test(head.toString('latin1')), find: typeIf(isWholeGif, 'image/gif') },
  { matchesHead: (head) => /^RIFF.{4}WEBP/s.test(head.toString('latin1')), find: typeIf(isWholeWebp, 'image/webp') },
  { matchesHead: startsWith('\u0000\u0000\u0001\u0000'), find: typeIf(isWholeIcon, 'image/x-icon') },
  { matchesHead: startsWith('%PDF-'), find: typeIf(isWholePdf, 'application/pdf') },
  { matchesHead: startsWith('PK\u0003\u0004'), find: findArchiveType },
  // Starts with bytes that are also the digit 0 and half a Thai letter.
  {
    matchesHead: (head) => head[0] === 0x30 && (head[1] ?? 0) >= 0x80,
    find: async (source) => ((await isPkcs12(source)) ? 'application/x-pkcs12' : findTextType(source)),
  },
];

function startsWith(text: string): (head: Buffer) => boolean {
  return (head) => head.toString('latin1', 0, text.length) === text;
}

function typeIf(check: (source: ByteSource) => Promise<boolean>, type: string): FileKind['find'] {
  return async (source) => ((await check(source)) ? type : undefined);
}
