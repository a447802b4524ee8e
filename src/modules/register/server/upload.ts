/**
 * Uploads of people without an account. They are sent separately and named by their id when the form is sent: so a form
 * of several pages survives a reload, and its call stays small. A person with the id may use the file once; unclaimed
 * files are deleted within a day.
 */
import { findField, getEntity } from '#language/catalogue.ts';
import type { App } from '#platform/server/app.ts';
import { ruleBroken } from '#platform/server/errors.ts';
import { BYTES_SCHEMA, FILE_SCHEMA, receiveBytes, withStream } from '#platform/server/files/receive.ts';
import { fileValue } from '#platform/server/files/storedFile.ts';
import { findTypeRefusal } from '#platform/server/files/typeRefusal.ts';
import { addressKey } from '#platform/server/http/addressKey.ts';
import type { Call } from '#platform/server/http/call.ts';
import { throttleByAddress } from '#platform/server/http/throttle.ts';
import { createUploadLimit } from '#platform/server/http/uploadLimit.ts';
import { FILES_OF_ADDRESS, groupOf, storeWaitingFile, refuseOverQuota } from './waitingFiles.ts';

const MEGABYTE = 1024 * 1024;
/** A scan of a few pages. */
const MAX_BYTES = 10 * MEGABYTE;
/** A part of the calls that run at once: the others are for signed-in people. */
const MAX_CONCURRENT = { all: 60, ofAddress: 6 };

export function createUploadCall(): Call {
  const throttle = throttleByAddress(FILES_OF_ADDRESS);
  const gate = createUploadLimit(MAX_CONCURRENT);
  return {
    method: 'POST',
    path: '/api/v1/security/users/register/upload',
    summary: ['ส่งเอกสารประกอบการลงทะเบียน', 'Upload a document for a registration'],
    isUpload: true,
    bodySchema: BYTES_SCHEMA,
    answerSchema: FILE_SCHEMA,
    handle: (context) =>
      withStream(context, (body) => {
        const { app, requestId } = context;
        throttle(context);
        const address = addressKey(context.ip);
        return gate(address, async () => {
          const group = groupOf(app, address);
          const file = await receiveBytes(context, body, {
            maxBytes: MAX_BYTES,
            check: () => refuseOverQuota(app, group),
          });
          refuseOtherTypes(app, file.type);
          return fileValue(await storeWaitingFile(app, { group, file, requestId }));
        });
      }),
  };
}

function refuseOtherTypes({ catalogue }: App, type: string): void {
  const field = findField(getEntity(catalogue, 'userRequestAttachment'), 'file');
  if (field?.kind !== 'file') throw new Error('What is attached to a registration is a file');
  const refusal = findTypeRefusal(type, field.accept);
  if (refusal !== undefined) throw ruleBroken('file', refusal);
}
