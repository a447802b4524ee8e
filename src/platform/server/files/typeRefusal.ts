/** Returns why a file of this type is refused, as text for people; undefined if it is accepted. */
import { message, type MessageRef } from '#language/message.ts';
import '#platform/model/file/fileMessages.ts';
import { isAccepted, UNKNOWN_TYPE } from './contentType.ts';
import { typeText } from './fileLimits.ts';

export function findTypeRefusal(type: string, accept: readonly string[]): MessageRef | undefined {
  if (isAccepted(type, accept)) return undefined;
  const allowed = accept.map(typeText).join(', ');
  // An unknown type has no name that would help the reader.
  return type === UNKNOWN_TYPE
    ? message('fileMixed', { allowed })
    : message('fileTypeNotAllowed', { type: typeText(type), allowed });
}
