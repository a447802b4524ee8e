/** Rules of a registration before it is submitted. */
import { rule, type Rule } from '#language/entity.ts';
import { fieldProblem, message } from '#language/message.ts';
import { requiredAddressFields } from '#platform/model/place/address.ts';
import './messages.ts';

interface PersonTypeValues {
  readonly refPersonType?: unknown;
  readonly isFromRegistry?: unknown;
}

export const isLegalEntity = ({ refPersonType }: PersonTypeValues): boolean => refPersonType === 'legalEntity';
export const isEmployee = ({ refPersonType }: PersonTypeValues): boolean => refPersonType === 'employee';
export const isOfficer = ({ refPersonType }: PersonTypeValues): boolean => refPersonType === 'officer';
/** Facts confirmed by the registry need no paper that proves them again. */
export const isFromRegistry = ({ isFromRegistry: isSo }: PersonTypeValues): boolean => isSo === true;
/** Whether it is of a party that holds records: a company or an individual. */
export const isHolder = ({ refPersonType }: PersonTypeValues): boolean =>
  refPersonType === 'legalEntity' || refPersonType === 'individual';

const atLeastOneDirector: Rule<'userRequest'> = rule<'userRequest'>('atLeastOneDirector', {
  isAtSubmit: true,
  check: (record) =>
    isLegalEntity(record) && isEmpty(record.committees)
      ? fieldProblem('committees', message('directorMissing'))
      : undefined,
});

const atLeastOneKind: Rule<'userRequest'> = rule<'userRequest'>('atLeastOneKind', {
  isAtSubmit: true,
  check: (record) =>
    isHolder(record) && isEmpty(record.operatorTypes)
      ? fieldProblem('operatorTypes', message('operatorTypeMissing'))
      : undefined,
});

/** The address for papers, and of the business. */
const addressGiven: Rule<'userRequest'> = rule<'userRequest'>('addressGiven', {
  isAtSubmit: true,
  check: (record) =>
    isHolder(record)
      ? requiredAddressFields
          .filter((name) => (record[name] ?? null) === null)
          .map((name) => fieldProblem(name, message('required')))
      : undefined,
});

const reachable: Rule<'userRequest'> = rule<'userRequest'>('reachable', {
  isAtSubmit: true,
  check: ({ email }) => ((email ?? null) === null ? fieldProblem('email', message('required')) : undefined),
});

export const userRequestRules: readonly Rule<'userRequest'>[] = [
  atLeastOneDirector,
  atLeastOneKind,
  addressGiven,
  reachable,
];

function isEmpty(rows: readonly object[] | null | undefined): boolean {
  return (rows ?? []).every((row) => 'isDelete' in row && row.isDelete === true);
}
