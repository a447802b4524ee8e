/** What somebody has filled in, kept in this tab alone: it lives through a reload and ends with the tab. The password is never in it. */
import { isPlainObject } from '#language/patch.ts';
import type { FileValue, SentRecord } from '#language/record.ts';
import { decimalText, isDecimal } from '#language/values/decimal.ts';
import type { JuristicRow } from '#platform/model/linkage/registryRows.ts';
import { newId } from '#platform/web/newId.ts';
import type { PersonType } from './steps.ts';

/** What the registry said of which number. */
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
  /** Under which it is sent: sent again, it is answered as it was. */
  readonly key: string;
  /** Nobody has said what became of it. */
  readonly isUnanswered: boolean;
  /** As forms hold them, as far as that can be written down. */
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
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null');
    return isPlainObject(kept) ? { ...emptyDraft(kind), ...kept } : emptyDraft(kind);
  } catch {
    return emptyDraft(kind);
  }
}

/** A browser may keep nothing; then nothing is kept. */
export function saveDraft(kind: RegistrationKind, draft: RegistrationDraft): void {
  try {
    sessionStorage.setItem(
      keyOf(kind),
      JSON.stringify(draft, (_name, value: unknown) => (isDecimal(value) ? decimalText(value) : value)),
    );
  } catch {
    // The form goes on without it.
  }
}

export function removeDraft(kind: RegistrationKind): void {
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    // There was nothing.
  }
}
