/** Whether a page is filled in: what it lacks is said at its place, and the way on stays closed. */
import { message, type MessageRef } from '#language/message.ts';
import { isThirteenDigitId } from '#language/values/idCard.ts';
import { findPasswordProblem } from '#platform/model/account/password.ts';
import type { FormStore } from '#platform/web/form/store/formStore.ts';
import type { OpenForm } from '#platform/web/form/store/formContext.ts';
import { isTaken } from './askServer.ts';
import type { RegistryAnswer } from './draft.ts';
import { papersOf } from './papers.ts';
import { documentFieldsOn, personFields } from './steps.ts';
import { digitsIn, type Problems, type Registration } from './useRegistration.ts';

/** Something to be mended, and where. */
export interface Lack {
  readonly problem: MessageRef & { readonly message?: string };
  /** Of a field of one of the two records, or of an input by its name. */
  readonly at: { readonly form: OpenForm; readonly address: string } | { readonly name: string };
}

export interface StepCheck {
  readonly lacks: readonly Lack[];
  /** Of the inputs that are no fields. */
  readonly problems: Problems;
}

export async function checkStep(
  registration: Registration,
  { askRegistry }: { readonly askRegistry: () => Promise<RegistryAnswer | undefined> },
): Promise<StepCheck | 'answered'> {
  const { step, draft, document, isFromRegistry } = registration;
  switch (step) {
    case 'who':
      return named(draft.personType === null ? { personType: message('whoMissing') } : {});
    case 'company':
      if (draft.personType === 'legalEntity' && draft.registry?.idTax !== digitsIn(draft.idTax)) {
        // What the registry says is looked at before one goes on.
        const answer = await askRegistry();
        return answer === undefined
          ? {
              lacks: [{ problem: message('taxNumberInvalid'), at: { name: 'idTax' } }],
              problems: { idTax: message('taxNumberInvalid') },
            }
          : 'answered';
      }
      if (draft.personType === 'employee' && !isThirteenDigitId(digitsIn(draft.idTax)))
        return named({ idTax: message('taxNumberInvalid') });
      if (draft.personType === 'legalEntity' && draft.registry?.state === 'ended')
        return named({ idTax: message('companyDissolved', { status: draft.registry.row?.JuristicStatus ?? '–' }) });
      return fields(document, documentFieldsOn(step, { personType: draft.personType, isFromRegistry }));
    case 'person':
      return checkPerson(registration);
    case 'papers':
      return named(
        Object.fromEntries(
          papersOf(registration)
            .filter(({ key, isRequired }) => isRequired && draft.papers[key] === undefined)
            .map(({ key, label }) => [`papers.${key}`, message('attachmentMissing', { name: label })]),
        ),
      );
    case 'account':
      return checkAccount(registration);
    case 'summary':
      return named(draft.isAccepted ? {} : { termsAccepted: message('termsMissing') });
    default:
      return fields(document, documentFieldsOn(step, { personType: draft.personType, isFromRegistry }));
  }
}

function named(problems: Problems): StepCheck {
  return { problems, lacks: Object.entries(problems).map(([name, problem]) => ({ problem, at: { name } })) };
}

function fields(form: OpenForm, names: readonly string[]): StepCheck {
  const { store } = form;
  const isHere = (address: string): boolean => names.includes(address.split('.')[0] ?? '');
  const here = store.findProblems().filter(({ address }) => isHere(address));
  // Of each field the first.
  const found = here.filter(({ address }, index) => here.findIndex((other) => other.address === address) === index);
  for (const { address } of found) store.leave(address);
  return { problems: {}, lacks: found.map((problem) => ({ problem, at: { form, address: problem.address } })) };
}

/** What was sent and not answered may be registered already, and then these are taken by nobody else: the server says. */
async function checkPerson({ person: form, draft }: Registration): Promise<StepCheck> {
  const check = fields(form, personFields);
  if (check.lacks.length > 0 || draft.isUnanswered) return check;
  const { idCard, refDocumentTypePerson } = form.store.getValues();
  const isUsed = await isTaken('has-id-card', {
    idCard,
    refDocumentTypePerson: { key: (refDocumentTypePerson as { readonly key?: string } | null)?.key },
  });
  return isUsed ? remote(form, 'idCard', message('idCardTaken')) : check;
}

async function checkAccount({ person, getSecret, draft }: Registration): Promise<StepCheck> {
  const secret = getSecret();
  const check = fields(person, ['username']);
  const values = person.store.getValues() as Readonly<Record<string, string | null>>;
  const { username = null, email = null, fullName = null, fullNameEn = null } = values;
  const weak =
    secret.password === ''
      ? message('required')
      : findPasswordProblem(secret.password, { username, email, fullName, fullNameEn }, []);
  const problems: Problems = {
    ...(weak === undefined ? {} : { password: weak }),
    ...(secret.password === secret.again ? {} : { passwordAgain: message('passwordsDiffer') }),
  };
  const isUsed = check.lacks.length === 0 && !draft.isUnanswered && (await isTaken('has-username', { username }));
  const own = isUsed ? remote(person, 'username', message('usernameTaken')) : check;
  return { problems, lacks: [...own.lacks, ...named(problems).lacks] };
}

function remote(form: OpenForm & { readonly store: FormStore }, address: string, problem: MessageRef): StepCheck {
  form.store.takeRemote([{ path: address, ...problem }]);
  form.store.leave(address);
  return { problems: {}, lacks: [{ problem, at: { form, address } }] };
}
