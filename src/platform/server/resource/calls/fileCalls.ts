/** Uploading a file by itself, and downloading one. */
import type { Readable } from 'node:stream';
import { findField, getEntity, rootEntityOf } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { message } from '#language/message.ts';
import { ownEntityOf } from '#language/ownEntity.ts';
import { isUuid } from '#language/values/uuid.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { App } from '../../app.ts';
import { inTransaction } from '../../database/transaction.ts';
import { notFound, Refusal, unauthenticated } from '../../errors.ts';
import type { Call, CallContext } from '../../http/call.ts';
import type { RawReply } from '../../http/rawReply.ts';
import { mayReadField, readerOf } from '../read/reader.ts';
import { readCriteria, search } from '../read/search.ts';
import type { Queryable } from '../../database/queryable.ts';
import { isPicture } from '../../files/contentType.ts';
import { isOwner } from '../../files/acceptFile.ts';
import {
  sizeText,
  UNCLAIMED_MAX_BYTES,
  UNCLAIMED_MAX_BYTES_UNAPPROVED,
  UNCLAIMED_MAX_FILES,
  UPLOAD_MAX_BYTES,
} from '../../files/fileLimits.ts';
import { contentDisposition, fileNameFor } from '../../files/fileName.ts';
import { BYTES_SCHEMA, FILE_SCHEMA, receiveBytes, withStream } from '../../files/receive.ts';
import { fileValue, findFile, insertFile, type StoredFile } from '../../files/storedFile.ts';

const upload: Call = {
  method: 'POST',
  path: '/api/v1/master/attachments/upload',
  summary: ['ส่งไฟล์', 'Upload a file'],
  isUpload: true,
  bodySchema: BYTES_SCHEMA,
  answerSchema: FILE_SCHEMA,
  handle: (context) => withStream(context, (body) => receiveUpload(context, body)),
};

const download: Call = {
  method: 'GET',
  path: '/api/v1/master/attachments/{id}',
  summary: ['รับไฟล์', 'Fetch a file'],
  answerSchema: { type: 'string', format: 'binary' },
  handle: async (context) => {
    const { app, actor } = context;
    const id = context.params['id'] ?? '';
    const file = isUuid(id) ? await findFile(app.pools.api, id, { lock: false }) : undefined;
    if (file === undefined || !(await mayFetch(app, actor, file))) throw notFound();
    return replyWith(context, file);
  },
};

export const fileCalls: readonly Call[] = [upload, download];

async function receiveUpload(context: CallContext, body: Readable): Promise<unknown> {
  const { app, actor, query, requestId } = context;
  if (actor.userId === null) throw unauthenticated();
  const { userId } = actor;
  const received = await receiveBytes(context, body, {
    maxBytes: UPLOAD_MAX_BYTES,
    check: () => checkUnclaimed(app.pools.api, userId),
  });
  return fileValue(
    await inTransaction(app.pools.api, { requestId }, async (db) => {
      // Counted again under a lock, one upload of a person after the other: parallel uploads all passed the first
      // check.
      await db.query({
        text: `select pg_advisory_xact_lock(hashtext('unclaimed files'), hashtext($1))`,
        values: [userId],
      });
      await checkUnclaimed(db, userId, received.size);
      return insertFile(db, app.clock, { ...received, group: query['group'], actor });
    }),
  );
}

const UNSAVED_FILES: Label = ['ไฟล์ที่ยังไม่ได้บันทึก', 'files not yet saved'];

/** `more` is the size of the file to be added. */
async function checkUnclaimed(db: Queryable, userId: string, more = 0): Promise<void> {
  const { rows } = await db.query({
    text: `select (select "status" = 'pending' from "user" where "id" = $1) as "isPending",
  count(*)::int as "count", coalesce(sum("size"), 0)::float8 as "bytes"
from "stored_file" where "owner_id" = $1 and "claimed_record" is null`,
    values: [userId],
  });
  const [found] = rows as unknown as readonly { isPending: boolean | null; count: number; bytes: number }[];
  const { isPending = false, count = 0, bytes = 0 } = found ?? {};
  if (count >= UNCLAIMED_MAX_FILES)
    throw new Refusal(429, message('tooMany', { what: UNSAVED_FILES, limit: UNCLAIMED_MAX_FILES }));
  const limit = isPending === true ? UNCLAIMED_MAX_BYTES_UNAPPROVED : UNCLAIMED_MAX_BYTES;
  if (bytes + more > limit) throw new Refusal(429, message('tooMany', { what: UNSAVED_FILES, limit: sizeText(limit) }));
}

/**
 * While no record has the file, its uploader may download it; afterwards, people who may read that field of that
 * record.
 */
async function mayFetch(app: App, actor: Actor, file: StoredFile): Promise<boolean> {
  const { claim } = file;
  if (claim === undefined) return isOwner(actor, file);
  const entity = app.catalogue.entities.get(claim.entity);
  // People may see their own record, and their records below /me, without a menu.
  if (entity?.name === 'user' && claim.record === actor.userId) return true;
  if (entity === undefined || !mayReadFileField(app, actor, { entity, name: claim.field })) return false;
  const isOwn =
    entity.ownerField !== undefined && (await maySeeClaimingRecord(app, actor, { entity: ownEntityOf(entity), claim }));
  return (
    isOwn ||
    (actor.grants.has(rootEntityOf(app.catalogue, entity).name, 'canView') &&
      (await maySeeClaimingRecord(app, actor, { entity, claim })))
  );
}

async function maySeeClaimingRecord(
  app: App,
  actor: Actor,
  { entity, claim }: { entity: AnyEntity; claim: NonNullable<StoredFile['claim']> },
): Promise<boolean> {
  const criteria = readCriteria({
    select: [claim.field],
    size: 1,
    where: [{ name: 'id', type: 'UUID', operator: '=', value: claim.record }],
  });
  const found = await search({ catalogue: app.catalogue, choices: app.lookups }, app.pools.api, {
    actor,
    entity,
    criteria,
  });
  return found.totalSize === 1;
}

/** Checks the field and, for a part, also the fields of its roots that contain it. */
function mayReadFileField(app: App, actor: Actor, { entity, name }: { entity: AnyEntity; name: string }): boolean {
  const field = findField(entity, name);
  if (field === undefined || !mayReadField(readerOf(actor), field)) return false;
  const { partOf } = entity;
  return (
    partOf === undefined ||
    mayReadFileField(app, actor, { entity: getEntity(app.catalogue, partOf.root), name: partOf.field })
  );
}

async function replyWith({ app, headers, requestId }: CallContext, file: StoredFile): Promise<RawReply> {
  const etag = `"${file.hash}"`;
  const common = {
    ETag: etag,
    // Cached by the browser, but validated every time, because rights may end.
    'Cache-Control': 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const etags = headers['if-none-match']?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? [];
  if (etags.includes(etag) || etags.includes('*'))
    return { raw: true, status: 304, type: file.type, headers: common, body: '' };
  if (!(await app.files.has(file.hash))) {
    app.log.error({ fileId: file.id, hash: file.hash, requestId }, 'The bytes of a file are missing');
    throw notFound();
  }
  return {
    raw: true,
    type: file.type.startsWith('text/') ? `${file.type}; charset=utf-8` : file.type,
    headers: {
      ...common,
      'Content-Length': String(file.size),
      // Files stored before names had to match types are sent with a name that does.
      'Content-Disposition': contentDisposition(
        isPicture(file.type) ? 'inline' : 'attachment',
        fileNameFor(file.name, file.type),
      ),
    },
    body: app.files.open(file.hash),
  };
}
