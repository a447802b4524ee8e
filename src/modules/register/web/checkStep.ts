/** Checks whether a page is filled in: missing values are reported at their place, and the next page stays closed. */
import { message, type MessageRef } from '#language/message.ts';
import { isThirteenDigitId } from '#language/values/idCard.ts';
import { findPasswordProblem } from '#platform/model/account/password.ts';
import type { FormStore } from '#platform/web/form/store/formStore.ts';
import type { OpenForm } from '#platform/web/form/store/formContext.ts';
import { isTaken } from './registerApi.ts';
import type { RegistryAnswer } from './registrationDraft.ts';
import { papersOf } from './papers.ts';
import { documentFieldsOn, personFields } from './steps.ts';
import { digitsIn, type InputProblems, type Registration } from './useRegistration.ts';

/** A problem to be corrected, and where it is. */
export interface LocatedProblem {
  readonly problem: MessageRef & { readonly message?: string };
  /** A field of one of the two records, or an input by its name. */
  readonly at: { readonly form: OpenForm; readonly address: string } | { readonly name: string };
}

export interface StepCheck {
  readonly locatedProblems: readonly LocatedProblem[];
  /** Problems of the inputs that are no fields. */
  readonly problems: InputProblems;
}

export async function checkStep(
  registration: Registration,
  { askRegistry }: { readonly askRegistry: () => Promise<RegistryAnswer | undefined> },
): Promise<StepCheck | 'answered'> {
  const { step, draft, document, isFromRegistry } = registration;
  switch (step) {
    case 'who':
      return inputProblems(draft.personType === null ? { personType: message('whoMissing') } : {});
    case 'company':
      if (draft.personType === 'legalEntity' && draft.registry?.idTax !== digitsIn(draft.idTax)) {
        // The registry is called before the person continues.
        const answer = await askRegistry();
        return answer === undefined
          ? {
              locatedProblems: [{ problem: message('taxNumberInvalid'), at: { name: 'idTax' } }],
              problems: { idTax: message('taxNumberInvalid') },
            }
          : 'answered';
      }
      if (draft.personType === 'employee' && !isThirteenDigitId(digitsIn(draft.idTax)))
        return inputProblems({ idTax: message('taxNumberInvalid') });
      if (draft.personType === 'legalEntity' && draft.registry?.state === 'ended')
        return inputProblems({
          idTax: message('companyDissolved', { status: draft.registry.row?.JuristicStatus ?? '–' }),
        });
      return fieldProblems(document, documentFieldsOn(step, { personType: draft.personType, isFromRegistry }));
    case 'person':
      return checkPerson(registration);
    case 'papers':
      return inputProblems(
        Object.fromEntries(
          papersOf(registration)
            .filter(({ key, isRequired }) => isRequired && draft.papers[key] === undefined)
            .map(({ key, label }) => [`papers.${key}`, message('attachmentMissing', { name: label })]),
        ),
      );
    case 'account':
      return checkAccount(registration);
    case 'summary':
      return inputProblems(draft.isAccepted ? {} : { termsAccepted: message('termsMissing') });
    default:
      return fieldProblems(document, documentFieldsOn(step, { personType: draft.personType, isFromRegistry }));
  }
}

function inputProblems(problems: InputProblems): StepCheck {
  return { problems, locatedProblems: Object.entries(problems).map(([name, problem]) => ({ problem, at: { name } })) };
}

function fieldProblems(form: OpenForm, names: readonly string[]): StepCheck {
  const { store } = form;
  const isOnPage = (address: string): boolean => names.includes(address.split('.')[0] ?? '');
  const here = store.findProblems().filter(({ address }) => isOnPage(address));
  // The first problem of each field.
  const found = here.filter(({ address }, index) => here.findIndex((other) => other.address === address) === index);
  for (const { address } of found) store.markTouched(address);
  return {
    problems: {},
    locatedProblems: found.map((problem) => ({ problem, at: { form, address: problem.address } })),
  };
}

/**
 * After a submission without an answer these values may belong to the applicant's own registration, so they are not
 * checked here: the server decides.
 */
async function checkPerson({ person: form, draft }: Registration): Promise<StepCheck> {
  const check = fieldProblems(form, personFields);
  if (check.locatedProblems.length > 0 || draft.isUnanswered) return check;
  const { idCard, refDocumentTypePerson } = form.store.getValues();
  const isUsed = await isTaken('has-id-card', {
    idCard,
    refDocumentTypePerson: { key: (refDocumentTypePerson as { readonly key?: string } | null)?.key },
  });
  return isUsed ? serverProblem(form, 'idCard', message('idCardTaken')) : check;
}

async function checkAccount({ person, getSecret, draft }: Registration): Promise<StepCheck> {
  const secret = getSecret();
  const check = fieldProblems(person, ['username']);
  const values = person.store.getValues() as Readonly<Record<string, string | null>>;
  const { username = null, email = null, fullName = null, fullNameEn = null } = values;
  const weak =
    secret.password === ''
      ? message('required')
      : findPasswordProblem(secret.password, { username, email, fullName, fullNameEn }, []);
  const problems: InputProblems = {
    ...(weak === undefined ? {} : { password: weak }),
    ...(secret.password === secret.again ? {} : { passwordAgain: message('passwordsDiffer') }),
  };
  const isUsed =
    check.locatedProblems.length === 0 && !draft.isUnanswered && (await isTaken('has-username', { username }));
  const own = isUsed ? serverProblem(person, 'username', message('usernameTaken')) : check;
  return { problems, locatedProblems: [...own.locatedProblems, ...inputProblems(problems).locatedProblems] };
}

function serverProblem(
  form: OpenForm & { readonly store: FormStore },
  address: string,
  problem: MessageRef,
): StepCheck {
  form.store.setServerProblems([{ path: address, ...problem }]);
  form.store.markTouched(address);
  return { problems: {}, locatedProblems: [{ problem, at: { form, address } }] };
}
