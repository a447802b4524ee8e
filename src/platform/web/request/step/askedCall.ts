/** What was asked and answered, sent: each decision with its key, so that sent twice it is done once. */
import type { RequestDeclaration } from '#language/request.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import type { CallOptions } from '../../api/call.ts';
import type { Menu } from '../../session/info.ts';
import { createMenuMatcher } from '../../session/menus.ts';
import type { Asked } from '../state/asking.ts';
import { refile, setStanding, takeBack, takeStep, type SentStep } from '../caseApi.ts';
import { APPLICANT } from '../state/noticesOf.ts';

export interface Answered {
  readonly remark: string;
  readonly result: string | undefined;
  readonly fields: readonly string[];
  /** Names of the warnings that the person has confirmed. */
  readonly acknowledged?: readonly string[];
  /** Of the certificate it is signed with; absent of what is not signed. */
  readonly caPassword?: string;
}

export interface SentWith {
  readonly answered: Answered;
  readonly key: string;
  /** Of the menu whose right it takes, where the page may belong to another; undefined: the page's own. */
  readonly menuId: string | undefined;
}

/** Answers with the document to go on with, where there is a new one. */
export async function sendAsked(
  asked: Asked,
  { request, dossier }: CaseView,
  { answered, key, menuId }: SentWith,
): Promise<string | undefined> {
  // The dialog itself tells what went wrong.
  const options: CallOptions = { silent: true, ...(menuId === undefined ? {} : { headers: { 'x-menu-id': menuId } }) };
  const said = answered.remark.trim();
  const remark = said === '' ? {} : { remark: said };
  const seen = { id: request.id, version: request.version };
  switch (asked.what) {
    case 'action':
      await takeStep(
        { ...seen, ...remark, action: asked.name, ...dataOf(answered), ...signOf(answered) },
        key,
        options,
      );
      return undefined;
    case 'takeBack':
      await takeBack({ ...seen, ...remark }, key, options);
      return undefined;
    case 'standing':
      await setStanding(asked.name, { id: dossier.id, version: dossier.version, remark: said }, key, options);
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

function dataOf({ result, fields, acknowledged = [] }: Answered): {
  readonly data?: Readonly<Record<string, unknown>>;
} {
  const data = {
    ...(result === undefined ? {} : { result }),
    ...(fields.length > 0 ? { fields } : {}),
    ...(acknowledged.length > 0 ? { acknowledged } : {}),
  };
  return Object.keys(data).length === 0 ? {} : { data };
}

function signOf({ caPassword }: Answered): Pick<SentStep, 'sign'> {
  return caPassword === undefined ? {} : { sign: { caPassword } };
}

/**
 * Renewing takes the right of who files, suspending that of who keeps the register, from whatever page it is done. The
 * keys of their menus are `module.list`, as their addresses are.
 */
export function menuKeyFor(
  { what }: Asked,
  { menus, registerMenu }: Pick<RequestDeclaration, 'menus' | 'registerMenu'>,
): string | undefined {
  if (what === 'refiling') return menus[APPLICANT];
  return what === 'standing' ? registerMenu : undefined;
}

/** The menu at the list of that key, as this person has it. */
export function findMenuId(menus: readonly Menu[], key: string): string | undefined {
  return createMenuMatcher(menus)(`/app/${key.replace('.', '/')}/x/view`)?.id;
}
