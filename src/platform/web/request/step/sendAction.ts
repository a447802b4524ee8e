/** What was asked and answered, sent: each decision with its key, so that sent twice it is done once. */
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import type { CallOptions } from '../../api/call.ts';
import type { Menu } from '../../session/info.ts';
import { createMenuMatcher } from '../../session/menus.ts';
import type { ChosenAction } from '../state/actionQuestion.ts';
import { refile, setStanding, takeBack, takeStep, type SentStep } from '../caseApi.ts';
import { APPLICANT } from '../state/caseNoticesOf.ts';

export interface StepAnswers {
  readonly remark: string;
  readonly result: string | undefined;
  readonly fields: readonly string[];
  /** Names of the warnings that the person has confirmed. */
  readonly acknowledged?: readonly string[];
  /** Of the certificate it is signed with; absent of what is not signed. */
  readonly caPassword?: string;
}

export interface SendActionOptions {
  readonly answers: StepAnswers;
  readonly key: string;
  /** Of the menu whose right it takes, where the page may belong to another; undefined: the page's own. */
  readonly menuId: string | undefined;
}

/** Answers with the document to go on with, where there is a new one. */
export async function sendAction(
  asked: ChosenAction,
  { request, dossier }: CaseView,
  { answers, key, menuId }: SendActionOptions,
): Promise<string | undefined> {
  // The dialog itself tells what went wrong.
  const options: CallOptions = { silent: true, ...(menuId === undefined ? {} : { headers: { 'x-menu-id': menuId } }) };
  const remarkText = answers.remark.trim();
  const remark = remarkText === '' ? {} : { remark: remarkText };
  const seenVersion = { id: request.id, version: request.version };
  switch (asked.what) {
    case 'action':
      await takeStep(
        { ...seenVersion, ...remark, action: asked.name, ...dataOf(answers), ...signatureOf(answers) },
        key,
        options,
      );
      return undefined;
    case 'takeBack':
      await takeBack({ ...seenVersion, ...remark }, key, options);
      return undefined;
    case 'standing':
      await setStanding(asked.name, { id: dossier.id, version: dossier.version, remark: remarkText }, key, options);
      return undefined;
    case 'refiling':
      return (
        await refile(asked.name, request.documentId, {
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
 * Renewing takes the right of who files, suspending that of who keeps the register, from whatever page it is done. The
 * keys of their menus are `module.list`, as their addresses are.
 */
export function menuKeyFor(
  { what }: ChosenAction,
  { menus, registerMenu }: Pick<RequestDeclaration, 'menus' | 'registerMenu'>,
): string | undefined {
  if (what === 'refiling') return menus[APPLICANT];
  return what === 'standing' ? registerMenu : undefined;
}

/** The menu at the list of that key, as this person has it. */
export function findMenuId(menus: readonly Menu[], key: string): string | undefined {
  return createMenuMatcher(menus)(`/app/${key.replace('.', '/')}/x/view`)?.id;
}
