/** Sends the answers of a step: each decision with its key, so that it is done once even if it is sent twice. */
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import type { CallOptions } from '../../api/call.ts';
import type { Menu } from '../../session/info.ts';
import { createMenuMatcher } from '../../session/menus.ts';
import { addressOfMenu } from '../state/menuAddress.ts';
import type { ChosenAction } from '../state/actionQuestion.ts';
import { refile, setStanding, takeBack, takeStep, type SentStep } from '../caseApi.ts';
import { APPLICANT } from '../state/caseNoticesOf.ts';

export interface StepAnswers {
  readonly remark: string;
  readonly result: string | undefined;
  readonly fields: readonly string[];
  /** Names of the warnings that the person has confirmed. */
  readonly acknowledged?: readonly string[];
  /** Password of the certificate it is signed with; absent if it is not signed. */
  readonly caPassword?: string;
}

export interface SendActionOptions {
  readonly answers: StepAnswers;
  readonly key: string;
  /** Id of the menu whose right is needed, if the page may belong to another; undefined: the menu of the page. */
  readonly menuId: string | undefined;
}

/** Returns the document to continue with, if there is a new one. */
export async function sendAction(
  chosen: ChosenAction,
  { request, dossier }: CaseView,
  { answers, key, menuId }: SendActionOptions,
): Promise<string | undefined> {
  // The dialog itself shows the errors.
  const options: CallOptions = { silent: true, ...(menuId === undefined ? {} : { headers: { 'x-menu-id': menuId } }) };
  const remarkText = answers.remark.trim();
  const remark = remarkText === '' ? {} : { remark: remarkText };
  const seenVersion = { id: request.id, version: request.version };
  switch (chosen.what) {
    case 'action':
      await takeStep(
        { ...seenVersion, ...remark, action: chosen.name, ...dataOf(answers), ...signatureOf(answers) },
        key,
        options,
      );
      return undefined;
    case 'takeBack':
      await takeBack({ ...seenVersion, ...remark }, key, options);
      return undefined;
    case 'standing':
      await setStanding(chosen.name, { id: dossier.id, version: dossier.version, remark: remarkText }, key, options);
      return undefined;
    case 'refiling':
      return (
        await refile(chosen.name, request.documentId, {
          ...options,
          headers: { ...options.headers, 'idempotency-key': key },
        })
      ).documentId;
  }
}

function dataOf({ result, fields, acknowledged = [] }: StepAnswers): {
  readonly data?: Readonly<Record<string, unknown>>;
} {
  const data = {
    ...(result === undefined ? {} : { result }),
    ...(fields.length > 0 ? { fields } : {}),
    ...(acknowledged.length > 0 ? { acknowledged } : {}),
  };
  return Object.keys(data).length === 0 ? {} : { data };
}

function signatureOf({ caPassword }: StepAnswers): Pick<SentStep, 'sign'> {
  return caPassword === undefined ? {} : { sign: { caPassword } };
}

/**
 * Renewing needs the right of the applicant, suspending that of the officers who maintain the register, on any page.
 * The keys of their menus are `module.list`, like their addresses.
 */
export function menuKeyFor(
  { what }: ChosenAction,
  { menus, registerMenu }: Pick<RequestDeclaration, 'menus' | 'registerMenu'>,
): string | undefined {
  if (what === 'refiling') return menus[APPLICANT];
  return what === 'standing' ? registerMenu : undefined;
}

/** Returns the menu of this person for the list of that key. */
export function findMenuId(menus: readonly Menu[], key: string): string | undefined {
  return createMenuMatcher(menus)(`${addressOfMenu(key)}/x/view`)?.id;
}
