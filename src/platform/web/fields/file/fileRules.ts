/** Checks a file against the rules of its field before it is sent; the server inspects the file itself and decides. */
import type { FileField } from '#language/field.ts';
import { message, type MessageRef } from '#language/message.ts';
// The messages about files, which browser and server share.
import type {} from '#platform/model/file/fileMessages.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

export function checkFile(
  { accept, maxBytes }: Pick<FileField, 'accept' | 'maxBytes'>,
  { size, type: givenType }: { readonly size: number; readonly type: string },
): MessageRef | undefined {
  const type = ALIASES[givenType] ?? givenType;
  if (size > maxBytes) return message('fileTooLarge', { limit: sizeText(maxBytes) });
  if (size === 0) return message('fileBroken');
  // An unknown type is reported as an empty text, which is no reason to refuse.
  if (type === '' || isAccepted(type, accept)) return undefined;
  return message('fileTypeNotAllowed', { type: typeText(type), allowed: accept.map(typeText).join(', ') });
}

export function sizeText(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} B`;
  return bytes < MEGABYTE ? `${Math.floor(bytes / KILOBYTE)} KB` : `${Number((bytes / MEGABYTE).toFixed(1))} MB`;
}

export function typeText(type: string): string {
  return NAMES[type] ?? type;
}

export type Preview = 'picture' | 'pdf';

/** Returns how a browser can display the type by itself. */
export function findPreview(type: string): Preview | undefined {
  if (type === 'application/pdf') return 'pdf';
  return PICTURES.has(type) ? 'picture' : undefined;
}

/** Types for which some browsers use another name. */
const ALIASES: Readonly<Record<string, string>> = { 'image/vnd.microsoft.icon': 'image/x-icon' };

const PICTURES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

function isAccepted(type: string, accept: readonly string[]): boolean {
  return (
    accept.length === 0 ||
    accept.some(
      (pattern) =>
        pattern === type ||
        (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1))) ||
        (pattern === 'text/plain' && type === 'text/csv'),
    )
  );
}

const NAMES: Readonly<Record<string, string>> = {
  'image/*': 'PNG, JPEG, GIF, WebP',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'image/x-icon': 'ICO',
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word (.docx)',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel (.xlsx)',
  'application/zip': 'ZIP',
  'application/x-pkcs12': 'PKCS #12 (.p12, .pfx)',
  'text/csv': 'CSV',
  'text/plain': 'TXT',
};
