/** Turns problems of a certificate into messages for people. */
import type { Label } from '#language/label.ts';
import { message, type MessageRef } from '#language/message.ts';
import { formatLongDate } from '#language/values/buddhistEra.ts';
import { instantFromMs, plainDateOf } from '#language/values/instant.ts';
import '#platform/model/account/certificateMessages.ts';
import { ruleBroken, type Refusal } from '../errors.ts';
import { sizeText } from '../files/fileLimits.ts';
import { MAX_P12_BYTES, type P12Problem } from './openP12.ts';

/** Names the password field if the password is wrong, otherwise the field of the certificate. */
export function p12RefusalOf(found: P12Problem, path: string, passwordPath = 'password'): Refusal {
  return ruleBroken(found.problem === 'wrongPassword' ? passwordPath : path, p12MessageOf(found));
}

function p12MessageOf(found: P12Problem): MessageRef {
  switch (found.problem) {
    case 'noFile':
      return message('signingNoFile');
    case 'tooLarge':
      return message('fileTooLarge', { limit: sizeText(MAX_P12_BYTES) });
    case 'corrupt':
      return message('signingCorrupt');
    case 'wrongPassword':
      return message('signingWrongPassword');
    case 'unknownLock':
      return message('signingUnknownLock', { algorithm: found.algorithm });
    case 'tooDemanding':
      return message('signingTooDemanding');
    case 'keyless':
      return message('signingKeyless');
    case 'mismatched':
      return message('signingMismatched');
    case 'weakKey':
      return message('signingWeakKey', { algorithm: found.algorithm });
    case 'notForSigning':
      return message('signingNotForSigning');
    case 'expired':
      return message('signingExpired', { date: dayOf(found.validToMs) });
    case 'notYetValid':
      return message('signingNotYetValid', { date: dayOf(found.validFromMs) });
    case 'otherPerson':
      return message('signingOtherPerson');
  }
}

function dayOf(ms: number): Label {
  const day = plainDateOf(instantFromMs(ms));
  return [formatLongDate(day, 'th'), formatLongDate(day, 'en')];
}
