/** Why a file of this type is not taken, as a person is told; nothing where it is. */
import { message, type MessageRef } from '#language/message.ts';
import '#platform/model/file/fileMessages.ts';
import { isAccepted, UNKNOWN_TYPE } from './contentType.ts';
import { typeText } from './fileLimits.ts';

export function findTypeRefusal(type: string, accept: readonly string[]): MessageRef | undefined {
  if (isAccepted(type, accept)) return undefined;
  const allowed = accept.map(typeText).join(', ');
  // What is nothing we know has no name that would help anybody.
  return type === UNKNOWN_TYPE
    ? message('fileMixed', { allowed })
    : message('fileTypeNotAllowed', { type: typeText(type), allowed });
}
