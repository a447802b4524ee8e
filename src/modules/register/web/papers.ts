/** Which papers go with a registration, and which of them must. */
import { getRequestDeclaration } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import { catalogue } from '#platform/web/declarations/declared.ts';
import type { OfferedLookup } from '../options.ts';
import type { PersonType } from './steps.ts';

export interface Paper {
  /** As it is sent. */
  readonly key: string;
  readonly label: Label;
  readonly isRequired: boolean;
}

export function papersOf(personType: PersonType | null, lookups: readonly OfferedLookup[]): readonly Paper[] {
  return getRequestDeclaration(catalogue, 'userRequest').checklist.flatMap(({ code, label, requiredFor, neededWhen }) => {
    const row = lookups.find((one) => one.group === 'USER_REQUEST_CHECKLIST' && one.code === code);
    const isWanted = neededWhen === undefined || neededWhen({ refPersonType: personType });
    return row === undefined || !isWanted ? [] : [{ key: row.key, label, isRequired: requiredFor.includes('new') }];
  });
}
