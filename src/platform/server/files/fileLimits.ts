/** Limits for the size of files, and sizes and types as text for people. */
import { DOCX, XLSX } from './documentTypes.ts';

const MEGABYTE = 1024 * 1024;

/** For files sent inside a record, as base64. Larger ones are streamed. */
export const BLOB_MAX_BYTES = 2 * MEGABYTE;
export const UPLOAD_MAX_BYTES = 20 * MEGABYTE;
/** Limit for the width and height of a picture: as large as a telephone takes, and 144 MB once it is unpacked. */
export const PICTURE_MAX_SIDE_PX = 6_000;
/**
 * Limit of one person's files that are uploaded and not yet part of a record, so that nobody fills the disk by
 * uploading alone.
 */
export const UNCLAIMED_MAX_FILES = 200;
/** Limit for the bytes of the same files together; less for a person whose registration is not yet approved. */
export const UNCLAIMED_MAX_BYTES = 250 * MEGABYTE;
export const UNCLAIMED_MAX_BYTES_UNAPPROVED = 100 * MEGABYTE;
/** How long a file may be unclaimed before it is removed. */
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
