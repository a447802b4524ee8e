/** How large a file may be, and how sizes and types are told to a person. */
import { DOCX, XLSX } from './documentTypes.ts';

const MEGABYTE = 1024 * 1024;

/** Sent inside a record, as base64. Larger ones are streamed. */
export const BLOB_MAX_BYTES = 2 * MEGABYTE;
export const UPLOAD_MAX_BYTES = 20 * MEGABYTE;
/** Of a picture, in width and in height: what a telephone takes, and 144 MB once it is unpacked. */
export const PICTURE_MAX_SIDE_PX = 6_000;
/** Of one person, sent and not yet part of a record: nobody fills the disk by uploading alone. */
export const UNCLAIMED_MAX_FILES = 200;
/** Of the same files, all together; and less for somebody whose registration nobody has approved yet. */
export const UNCLAIMED_MAX_BYTES = 250 * MEGABYTE;
export const UNCLAIMED_MAX_BYTES_UNAPPROVED = 100 * MEGABYTE;
/** How long a file may wait for the record it was sent for. */
export const UNCLAIMED_DAYS = 7;

export function sizeText(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.floor(bytes / 1024)} KB` : `${Number((bytes / MEGABYTE).toFixed(1))} MB`;
}

export function typeText(type: string): string {
  return NAMES[type] ?? type;
}

const NAMES: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'image/x-icon': 'ICO',
  'application/pdf': 'PDF',
  [DOCX]: 'Word (.docx)',
  [XLSX]: 'Excel (.xlsx)',
  'application/zip': 'ZIP',
  'application/x-pkcs12': 'PKCS #12 (.p12, .pfx)',
  'text/csv': 'CSV',
  'text/plain': 'TXT',
};
