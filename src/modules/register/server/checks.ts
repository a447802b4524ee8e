/** Finds everything that can be refused before the registry is called or anything is written, all at once. */
import { codesOf } from '#language/choice.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import { isJuristicId, isThirteenDigitId } from '#language/values/idCard.ts';
import { documentTypePerson } from '#platform/model/choices.ts';
import { foldIdentity } from '#platform/model/party/userRules.ts';
import type { App } from '#platform/server/app.ts';
import { Refusal } from '#platform/server/errors.ts';
import type { RegistrationBody } from './body.ts';

type IdentityDocument = keyof (typeof documentTypePerson)['values'];

/** The numbers normalised for comparison. */
export interface IdentityNumbers {
  readonly idCard: string;
  readonly documentType: IdentityDocument;
  /** Tax number of the company that registers, or that a person wants to join. */
  readonly companyTax: string | null;
}

export function checkBody(app: Pick<App, 'lookups'>, sent: RegistrationBody): IdentityNumbers {
  const { refDocumentTypePerson, idCard } = sent.applicant;
  const documentType = codeOfDocument(app, refDocumentTypePerson);
  const companyTax = 'idTax' in sent ? foldIdentity(sent.idTax) : null;
  const problems: Problem[] = [
    ...(sent.termsAccepted === true ? [] : [fieldProblem('termsAccepted', message('termsMissing'))]),
    ...(documentType === undefined
      ? [fieldProblem('applicant.refDocumentTypePerson', message('notInGroup', { group: documentTypePerson.group }))]
      : []),
    ...(documentType === 'juristic'
      ? [fieldProblem('applicant.refDocumentTypePerson', message('personalDocumentOnly'))]
      : []),
    ...(companyTax === null || isNumber(sent.personType, companyTax)
      ? []
      : [fieldProblem('idTax', message('taxNumberInvalid'))]),
  ];
  if (problems.length > 0 || documentType === undefined) throw refusalOf(problems);
  return { idCard: foldIdentity(idCard), documentType, companyTax };
}

/** Returns the number of a holder: that of the company, or for an individual that of their card. */
export function holderTaxOf(
  sent: RegistrationBody,
  { companyTax, documentType, idCard }: IdentityNumbers,
): string | null {
  if (sent.personType === 'legalEntity') return companyTax;
  return sent.personType === 'individual' && documentType === 'idCard' ? idCard : null;
}

/** A single problem is the message itself, several are reported as an invalid form; each is at its field. */
export function refusalOf(fields: readonly Problem[], status = 422): Refusal {
  const [first, second] = fields;
  const isOne = first !== undefined && second === undefined;
  return new Refusal(
    status,
    isOne
      ? { messageKey: first.messageKey, ...(first.data === undefined ? {} : { data: first.data }) }
      : message('formInvalid'),
    { fields },
  );
}

/** An employee may work for an individual, whose number is that of an ID card. */
function isNumber(personType: RegistrationBody['personType'], idTax: string): boolean {
  return personType === 'legalEntity' ? isJuristicId(idTax) : isThirteenDigitId(idTax);
}

function codeOfDocument(
  { lookups }: Pick<App, 'lookups'>,
  { id, key }: { readonly id?: string; readonly key?: string },
): IdentityDocument | undefined {
  const code =
    id === undefined
      ? lookups.codeOf(documentTypePerson.group, 'key', key ?? '')
      : lookups.codeOf(documentTypePerson.group, 'id', id);
  return codesOf(documentTypePerson).find((candidate) => candidate === code);
}
