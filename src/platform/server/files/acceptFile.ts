/** Accepts a file into a record: its bytes inside the record, or the id of a file that was uploaded before. */
import { buffer } from 'node:stream/consumers';
import type { PoolClient } from 'pg';
import { findField } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { FileField } from '#language/field.ts';
import { message, type MessageRef } from '#language/message.ts';
import { isUuid } from '#language/values/uuid.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { App } from '../app.ts';
import { FILE_URL } from './fileUrl.ts';
import { sourceOfBuffer } from './byteSource.ts';
import { contentTypeOf } from './contentType.ts';
import { BLOB_MAX_BYTES, PICTURE_MAX_SIDE_PX, sizeText } from './fileLimits.ts';
import { findImageSize } from './imageSize.ts';
import { findFile, insertFile, type StoredFile } from './storedFile.ts';
import { findTypeRefusal } from './typeRefusal.ts';

export interface FileContext {
  readonly db: PoolClient;
  readonly app: Pick<App, 'files' | 'clock'>;
  readonly actor: Actor;
  /** For a file in a part: the part, and the part's own id. */
  readonly entity: AnyEntity;
  /** Name of the field. */
  readonly field: string;
  readonly record: string | undefined;
}

/**
 * Returns the id to be stored, or the reason of a refusal. The file is claimed, with `claimFile`, when the record is
 * written.
 */
export async function acceptFile(
  context: FileContext,
  sent: Readonly<Record<string, unknown>>,
): Promise<{ id: string } | MessageRef> {
  const { blob } = sent;
  const file =
    typeof blob === 'string' && blob !== ''
      ? await acceptBlob(context, sent, blob)
      : await acceptUploaded(context, sent);
  return 'messageKey' in file ? file : { id: file.id };
}

export function isRefusal(accepted: { id: string } | MessageRef): accepted is MessageRef {
  return 'messageKey' in accepted;
}

function fileFieldOf({ entity, field: name }: FileContext): FileField {
  const field = findField(entity, name);
  if (field?.kind !== 'file') throw new Error(`"${entity.name}" has no file field "${name}"`);
  return field;
}

function findFileRefusal(field: FileField, { size, type }: { size: number; type: string }): MessageRef | undefined {
  if (size > field.maxBytes) return message('fileTooLarge', { limit: sizeText(field.maxBytes) });
  return findTypeRefusal(type, field.accept);
}

/**
 * A field for pictures only displays them: a few bytes that unpack to thousands of millions of pixels would block the
 * browser that draws them.
 */
async function findPictureRefusal(field: FileField, read: () => Promise<Buffer>): Promise<MessageRef | undefined> {
  if (field.accept.length === 0 || !field.accept.every((type) => type.startsWith('image/'))) return undefined;
  const size = findImageSize(await read());
  if (size === undefined || size.widthPx === 0 || size.heightPx === 0) return message('fileBroken');
  return Math.max(size.widthPx, size.heightPx) > PICTURE_MAX_SIDE_PX
    ? message('pictureTooLarge', { size: `${size.widthPx} × ${size.heightPx}`, limit: PICTURE_MAX_SIDE_PX })
    : undefined;
}

/** Checked before anything is written to the store. */
async function acceptBlob(
  context: FileContext,
  sent: Readonly<Record<string, unknown>>,
  blob: string,
): Promise<StoredFile | MessageRef> {
  const { app, actor, db } = context;
  const field = fileFieldOf(context);
  const maxBytes = Math.min(BLOB_MAX_BYTES, field.maxBytes);
  // Decided by the length alone, before anything is decoded.
  if (Math.floor(blob.length / 4) * 3 - 2 > maxBytes) return message('fileTooLarge', { limit: sizeText(maxBytes) });
  const bytes = decodeBase64(blob);
  if (bytes === undefined || bytes.length === 0) return message('fileBroken');
  if (bytes.length > maxBytes) return message('fileTooLarge', { limit: sizeText(maxBytes) });
  const refusal =
    findFileRefusal(field, { size: bytes.length, type: await contentTypeOf(sourceOfBuffer(bytes)) }) ??
    (await findPictureRefusal(field, async () => bytes));
  if (refusal !== undefined) return refusal;
  const stored = await app.files.put(bytes, { maxBytes });
  return insertFile(db, app.clock, { ...stored, name: sent['name'], group: sent['group'], actor });
}

/** Decodes base64 strictly as in RFC 4648: Node itself ignores invalid characters. */
export function decodeBase64(blob: string): Buffer | undefined {
  if (blob.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(blob)) return undefined;
  const bytes = Buffer.from(blob, 'base64');
  return bytes.toString('base64') === blob ? bytes : undefined;
}

/**
 * Accepts the caller's own unclaimed file, or one that this field has or had. Any other file is not found, whoever owns
 * it.
 */
async function acceptUploaded(
  context: FileContext,
  sent: Readonly<Record<string, unknown>>,
): Promise<StoredFile | MessageRef> {
  const { app, db, actor, entity, field, record } = context;
  const id = findId(sent);
  const file = id === undefined ? undefined : await findFile(db, id, { lock: true });
  if (file === undefined) return message('fileNotFound');
  const { claim } = file;
  const isOwn =
    claim === undefined
      ? isOwner(actor, file)
      : claim.entity === entity.name && claim.field === field && claim.record === record;
  if (!isOwn) return message('fileNotFound');
  const declared = fileFieldOf(context);
  const refusal = findFileRefusal(declared, file);
  // A file that the record already has was measured when it was uploaded.
  if (refusal !== undefined || claim !== undefined) return refusal ?? file;
  return (await findPictureRefusal(declared, () => buffer(app.files.open(file.hash)))) ?? file;
}

/** Anonymous callers own no files; the system owns the files it made itself. */
export function isOwner(actor: Actor, file: StoredFile): boolean {
  return actor.userId === null ? actor.reason !== undefined && file.ownerId === null : file.ownerId === actor.userId;
}

function findId({ id, url }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof id === 'string') return isUuid(id) ? id.toLowerCase() : undefined;
  if (typeof url !== 'string' || !URL.canParse(url, ANY_HOST)) return undefined;
  const { pathname } = new URL(url, ANY_HOST);
  const last = pathname.startsWith(FILE_URL) ? pathname.slice(FILE_URL.length) : '';
  return isUuid(last) ? last.toLowerCase() : undefined;
}

const ANY_HOST = 'http://localhost';
