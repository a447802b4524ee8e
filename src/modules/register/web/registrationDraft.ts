/**
 * What a person has filled in, stored in this tab only: it survives a reload and ends with the tab. It never contains
 * the password.
 */
import { isPlainObject } from '#language/patch.ts';
import type { FileValue, SentRecord } from '#language/record.ts';
import { decimalText, isDecimal } from '#language/values/decimal.ts';
import type { JuristicRow } from '#platform/model/linkage/registryRows.ts';
import { newId } from '#platform/web/newId.ts';
import type { PersonType } from './steps.ts';

/** The answer of the registry, and its number. */
export interface RegistryAnswer {
  readonly idTax: string;
  readonly state: 'found' | 'unknown' | 'down' | 'ended';
  readonly row?: JuristicRow;
}

export interface RegistrationDraft {
  readonly personType: PersonType | null;
  readonly idTax: string;
  readonly registry: RegistryAnswer | null;
  /** By the key of the item. */
  readonly papers: Readonly<Record<string, FileValue>>;
  readonly isAccepted: boolean;
  /** The idempotency key: sent again, the registration gets the same answer. */
  readonly key: string;
  /** It was sent, and no answer has arrived. */
  readonly isUnanswered: boolean;
  /** The values of the forms, as far as they can be serialised. */
  readonly person: SentRecord<'user'>;
  readonly document: SentRecord<'userRequest'>;
}

export type RegistrationKind = 'operator' | 'officer';

const keyOf = (kind: RegistrationKind): string => `register.${kind}`;

export function emptyDraft(kind: RegistrationKind): RegistrationDraft {
  return {
    personType: kind === 'officer' ? 'officer' : null,
    idTax: '',
    registry: null,
    papers: {},
    isAccepted: false,
    key: newId(),
    isUnanswered: false,
    person: {},
    document: {},
  };
}

export function loadDraft(kind: RegistrationKind): RegistrationDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null');
    return isPlainObject(stored) ? { ...emptyDraft(kind), ...stored } : emptyDraft(kind);
  } catch {
    return emptyDraft(kind);
  }
}

/** A browser may refuse to store; then nothing is stored. */
export function saveDraft(kind: RegistrationKind, draft: RegistrationDraft): void {
  try {
    sessionStorage.setItem(
      keyOf(kind),
      JSON.stringify(draft, (_name, value: unknown) => (isDecimal(value) ? decimalText(value) : value)),
    );
  } catch {
    // The form continues without it.
  }
}

export function removeDraft(kind: RegistrationKind): void {
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    // There was nothing to remove, or storage is not available.
  }
}
