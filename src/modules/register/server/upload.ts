/**
 * Papers of somebody whom nobody knows yet. They are sent by themselves and named by their id when the form is: so a
 * form of several pages lives through a reload, and its call stays small. Whoever holds the id may use the file once;
 * what nobody comes for is swept like any other.
 */
import { getEntity } from '#language/catalogue.ts';
import { findField } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import type { App } from '#platform/server/app.ts';
import { broken, Refusal } from '#platform/server/errors.ts';
import { BYTES_SCHEMA, FILE_SCHEMA, receiveBytes, withStream } from '#platform/server/files/calls.ts';
import { isAccepted } from '#platform/server/files/contentType.ts';
import { typeText } from '#platform/server/files/fileLimits.ts';
import { insertFile, fileValue } from '#platform/server/files/storedFile.ts';
import type { Call } from '#platform/server/http/call.ts';
import { throttleByAddress } from '#platform/server/http/throttle.ts';
import type { Queryable } from '#platform/server/resource/search.ts';

const MEGABYTE = 1024 * 1024;
/** A scan of a few pages. */
const MAX_BYTES = 10 * MEGABYTE;
/** Of all strangers together: the disk is for the records. */
const WAITING_MAX_BYTES = 2048 * MEGABYTE;
/** A registration has at most thirty, and an office shares one address. */
const FREE_UPLOADS = 60;
const GROUP = 'registration';

export function createUploadCall(): Call {
  const throttle = throttleByAddress(FREE_UPLOADS);
  return {
    method: 'POST',
    path: '/api/v1/security/users/register/upload',
    summary: ['ส่งเอกสารประกอบการลงทะเบียน', 'Upload a paper for a registration'],
    isUpload: true,
    bodySchema: BYTES_SCHEMA,
    answerSchema: FILE_SCHEMA,
    handle: (context) =>
      withStream(context, async (body) => {
        const { app } = context;
        throttle(context);
        const received = await receiveBytes(context, body, { maxBytes: MAX_BYTES, check: () => checkRoom(app.pools.api) });
        refuseOtherTypes(app, received.type);
        return fileValue(await insertFile(app.pools.api, app.clock, { ...received, group: GROUP, actor: app.sessions.anonymous() }));
      }),
  };
}

/** The files become those of the person who names them; what is another’s stays another’s, and is not found. */
export async function adoptFiles(db: Queryable, { ids, ownerId }: { ids: readonly string[]; ownerId: string }): Promise<void> {
  await db.query({
    text: `update "stored_file" set "owner_id" = $2, "is_user_file" = true where "id" = any($1::uuid[]) and "owner_id" is null and "claimed_record" is null and "file_group" = '${GROUP}'`,
    values: [ids, ownerId],
  });
}

function refuseOtherTypes({ catalogue }: App, type: string): void {
  const field = findField(getEntity(catalogue, 'userRequestAttachment'), 'file');
  if (field?.kind !== 'file') throw new Error('What is attached to a registration is a file');
  if (!isAccepted(type, field.accept)) throw broken('file', message('fileTypeNotAllowed', { type: typeText(type), allowed: field.accept.map(typeText).join(', ') }));
}

async function checkRoom(db: Queryable): Promise<void> {
  const { rows } = await db.query({ text: `select coalesce(sum("size"), 0)::float8 as "bytes" from "stored_file" where "claimed_record" is null and "owner_id" is null and "file_group" = '${GROUP}'`, values: [] });
  if (Number(rows[0]?.['bytes']) >= WAITING_MAX_BYTES) throw new Refusal(503, message('tooManyWaitingFiles'), { retryAfter: RETRY_AFTER_SECONDS });
}

const RETRY_AFTER_SECONDS = 3600;
