/** The papers of a registration, and which of them are required. */
import { getModuleRequests } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import { isChecklistItemRequired } from '#language/requestDeclaration.ts';
import { catalogue } from '#platform/web/declarations/loadedModules.ts';
import type { OfferedLookup } from '../options.ts';
import type { PersonType } from './steps.ts';

export interface Paper {
  /** The key in the body. */
  readonly key: string;
  readonly label: Label;
  readonly isRequired: boolean;
}

export interface PaperTerms {
  readonly draft: { readonly personType: PersonType | null };
  readonly options: { readonly lookups: readonly OfferedLookup[] };
  readonly isFromRegistry: boolean;
}

/** Papers that the registry makes unnecessary are offered all the same: it may not answer when the form is sent. */
export function papersOf({
  draft: { personType },
  options: { lookups },
  isFromRegistry,
}: PaperTerms): readonly Paper[] {
  const document = { refPersonType: personType, isFromRegistry };
  return getModuleRequests(catalogue, 'company').checklist.flatMap((item) => {
    const row = lookups.find(
      (candidate) => candidate.group === 'USER_REQUEST_CHECKLIST' && candidate.code === item.code,
    );
    if (row === undefined || item.neededWhen?.(document) === false) return [];
    return [{ key: row.key, label: item.label, isRequired: isChecklistItemRequired(item, { document, kind: 'new' }) }];
  });
}
