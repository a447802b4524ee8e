/** What was asked and answered, sent: each decision with its key, so that sent twice it is done once. */
import type { CaseView } from '#platform/model/request/caseView.ts';
import type { CallOptions } from '../api/call.ts';
import type { Asked } from './asking.ts';
import { refile, setStanding, takeBack, takeStep } from './caseApi.ts';

export interface Answered {
  readonly remark: string;
  readonly result: string | undefined;
  readonly fields: readonly string[];
}

/** The dialog itself tells what went wrong. */
const SILENT: CallOptions = { silent: true };

/** Answers with the document to go on with, where there is a new one. */
export async function sendAsked(asked: Asked, { request, dossier }: CaseView, { answered, key }: { readonly answered: Answered; readonly key: string }): Promise<string | undefined> {
  const said = answered.remark.trim();
  const remark = said === '' ? {} : { remark: said };
  const seen = { id: request.id, version: request.version };
  switch (asked.what) {
    case 'action':
      await takeStep({ ...seen, ...remark, action: asked.name, ...dataOf(answered) }, key, SILENT);
      return undefined;
    case 'takeBack':
      await takeBack({ ...seen, ...remark }, key, SILENT);
      return undefined;
    case 'standing':
      await setStanding(asked.name, { id: dossier.id, version: dossier.version, remark: said }, key, SILENT);
      return undefined;
    case 'refiling':
      return (await refile(asked.name, request.documentId, SILENT)).documentId;
  }
}

function dataOf({ result, fields }: Answered): { readonly data?: Readonly<Record<string, unknown>> } {
  if (result !== undefined) return { data: { result } };
  return fields.length > 0 ? { data: { fields } } : {};
}
