/**
 * The case at a glance, for one person: its state, who has it, what they may do, and why other actions are not
 * possible.
 */
import type { Label } from '#language/label.ts';
import { idOf } from '#language/readUnknown.ts';
import type { FileValue } from '#language/record.ts';
import { plainDateOf } from '#language/values/instant.ts';
import {
  responsiblePartyOf,
  lastStepInEffect,
  findTakeBackRefusal,
  pathAhead,
  type ActionVerdict,
} from '#language/workflow.ts';
import { checkResult, documentType, requestType, signMode } from '#platform/model/businessChoices.ts';
import type { CaseAction, CasePapers, CaseView } from '#platform/model/request/caseView.ts';
import { workingDaysBetween, type Holidays } from '#platform/model/request/workingDays.ts';
import type { App } from '../../app.ts';
import { fileValue, findFile } from '../../files/storedFile.ts';
import type { CallContext } from '../../http/call.ts';
import { writerOf } from '../../resource/engine.ts';
import type { Writer } from '../../resource/writer.ts';
import type { Queryable } from '../../database/queryable.ts';
import { describeWarnings, visibleWarningsOf } from './caseWarnings.ts';
import { loadHolidays } from '../case/deadlines.ts';
import { editableTo } from '../filing/documentHooks.ts';
import { describeDossier } from './describeDossier.ts';
import { loadHistory, type HistoryStep } from '../../workflow/history.ts';
import { stateWithLabel, statusWithLabel, messageLabelOf } from '../../workflow/labels.ts';
import { nameLabelOf } from '../../resource/read/nameOf.ts';
import { loadCase, namedHolderIdOf } from '../case/loadCase.ts';
import type { Case } from '../case/caseRows.ts';
import { describeCorrection, describeRefilings } from '../filing/refilings.ts';
import { slaOf } from '../case/sla.ts';
import { loadTimeline } from './timeline.ts';
import { findTakeBackParties, judgeCase, signsOf } from '../step/caseSteps.ts';
import type { Parties } from '../../workflow/step.ts';

export async function describeCase(context: CallContext, id: string): Promise<CaseView> {
  const { app, actor } = context;
  const db = app.pools.api;
  const writer = writerOf(context);
  const found = await loadCase(app, db, { actor, id, lock: 'none' });
  const { verdicts, parties } = await judgeCase(app, db, { writer, found });
  const [history, holidays, names, timeline] = [
    await loadHistory(db, id),
    await loadHolidays(db),
    await loadNames(db, namesIn(found, parties)),
    await loadTimeline(db, found, (stored) => visibleWarningsOf(app, { actor, entity: found.entity, stored })),
  ];
  const { workflow } = found.declaration;
  const state = found.request.refStatus;
  const isOpenTo = editableTo({
    declaration: found.declaration,
    request: found.request,
    parties: new Set(parties.keys()),
    entity: found.entity,
  });
  return {
    request: describeRequest(found, { names, papers: await describePapers(db, found) }),
    dossier: await describeDossier(app, { writer, found }),
    parties: [...parties].map(([party, principal]) => ({
      party,
      label: workflow.parties[party] ?? [party, party],
      inPlaceOf: principal === null ? null : (names.get(principal) ?? null),
    })),
    actions: verdicts.map((verdict) => actionOf(app, found, verdict)),
    takeBack: await describeTakeBack(app, db, { writer, found, history }),
    refilings: await describeRefilings(app, db, { writer, found, parties }),
    correction: await describeCorrection(app, db, { writer, found }),
    editable: found.document.revision === null ? Object.keys(found.entity.fields).filter(isOpenTo) : [],
    heldBy: describeHolder(app, { found, names, holidays }),
    sla: slaOf(found.declaration, {
      documentType: found.request.refDocumentType,
      history,
      holidays,
      today: app.clock.today(),
    }),
    ahead: pathAhead(workflow, state, found.request.refDocumentType).map((step) => {
      const declared = workflow.states[step.state];
      const holder = responsiblePartyOf(workflow, step.state, found.request.refDocumentType);
      const action = workflow.actions[step.action ?? ''];
      return {
        state: statusWithLabel(workflow, step.state, found.request.refDocumentType),
        party: holder === undefined ? null : (workflow.parties[holder] ?? null),
        days: declared?.days ?? null,
        actionName: action === undefined ? null : (step.action ?? null),
        action: action?.label ?? null,
        isAutomatic: action?.isAutomatic === true,
      };
    }),
    warnings: await describeWarnings(app, { actor, found, timeline, requestId: context.requestId }),
    timeline,
  };
}

function describeRequest(
  { request, entity, declaration }: Case,
  { names, papers }: { names: NamesById; papers: CasePapers },
): CaseView['request'] {
  const holderId = namedHolderIdOf(request);
  return {
    id: request.id,
    version: request.version,
    documentId: request.documentId,
    entity: entity.name,
    documentType: stateWithLabel(documentType, request.refDocumentType),
    kind: stateWithLabel(requestType, request.refRequestType),
    origin: request.refOrigin,
    status: statusWithLabel(declaration.workflow, request.refStatus, request.refDocumentType),
    isOpen: request.isOpen,
    draftCode: textOrNull(request.draftCode),
    requestCode: textOrNull(request.requestCode),
    subject: nameLabelOf(request.subjectTh, request.subjectEn),
    holder: holderId === null ? null : { id: holderId, name: names.get(holderId) ?? nameLabelOf(undefined, undefined) },
    isDisclosed: request.refHolder !== null,
    descToOfficer: textOrNull(request.descToOfficer),
    descToUser: textOrNull(request.descToUser),
    checkResult: request.refCheckResult === null ? null : stateWithLabel(checkResult, request.refCheckResult),
    unlockedFields: request.unlockedFields ?? [],
    papers,
  };
}

async function describePapers(db: Queryable, { request }: Case): Promise<CasePapers> {
  const fileOf = async (reference: unknown): Promise<FileValue | null> => {
    const id = idOf(reference);
    const file = id === null ? undefined : await findFile(db, id, { lock: false });
    if (file === undefined) return null;
    const { name: called, size, type, url } = fileValue(file);
    return { name: called, size, type, url };
  };
  const modeOf = (code: string | null): CasePapers['filedSign'] =>
    code === null ? null : stateWithLabel(signMode, code);
  return {
    filedFile: await fileOf(request.refFiledFile),
    filedSign: modeOf(request.refFiledSign),
    issuedSign: modeOf(request.refIssuedSign),
    scannedFile: await fileOf(request.refScannedFile),
  };
}

function actionOf(app: App, found: Case, verdict: ActionVerdict): CaseAction {
  const { workflow } = found.declaration;
  const declared = workflow.actions[verdict.action];
  return {
    action: verdict.action,
    label: declared?.label ?? [verdict.action, verdict.action],
    isOpen: verdict.isAllowed,
    why: refusalLabelOf(app, verdict),
    needsRemark: declared?.needsRemark === true,
    tone: declared?.tone ?? null,
    icon: declared?.icon ?? null,
    asks: declared?.requiredInput ?? null,
    signs: signsOf(found, verdict.action) ?? null,
    orTo:
      declared?.shortcutTo === undefined
        ? null
        : statusWithLabel(workflow, declared.shortcutTo, found.request.refDocumentType),
  };
}

function refusalLabelOf(app: App, { refusal }: ActionVerdict): Label | null {
  return refusal === undefined ? null : messageLabelOf(app.catalogue, refusal);
}

async function describeTakeBack(
  app: App,
  db: Queryable,
  { writer, found, history }: { writer: Writer; found: Case; history: readonly HistoryStep[] },
): Promise<CaseView['takeBack']> {
  if ((await findTakeBackParties(app, db, { writer, found })).size === 0) return null;
  const { workflow } = found.declaration;
  const last = lastStepInEffect(history);
  const why = findTakeBackRefusal(workflow, { state: found.request.refStatus, last });
  return {
    label: ['ย้อนสถานะ', 'Undo last step'],
    isOpen: why === undefined,
    why: why === undefined ? null : messageLabelOf(app.catalogue, why),
    to: last === undefined ? null : statusWithLabel(workflow, last.from, found.request.refDocumentType),
  };
}

function describeHolder(
  app: App,
  { found, names, holidays }: { found: Case; names: NamesById; holidays: Holidays },
): CaseView['heldBy'] {
  const {
    request,
    dossier,
    declaration: { workflow },
  } = found;
  const declared = workflow.states[request.refStatus];
  const party = responsiblePartyOf(workflow, request.refStatus, request.refDocumentType);
  if (declared === undefined || party === undefined) return null;
  const today = app.clock.today();
  const since = request.statusDate;
  const dueDate = request.dueDate;
  const person =
    party === 'operator'
      ? (idOf(request.refActingUser) ?? namedHolderIdOf(request))
      : party === 'receiver'
        ? idOf(request.refAssignee)
        : null;
  return {
    party,
    label: workflow.parties[party] ?? [party, party],
    person: names.get(person ?? '') ?? null,
    department: party === 'operator' ? null : (names.get(idOf(dossier.refDepartment) ?? '') ?? null),
    since,
    dueDate,
    daysAllowed: declared.days ?? null,
    daysUsed: workingDaysBetween(plainDateOf(since), today, holidays),
    isLate: dueDate !== null && dueDate < today,
  };
}

type NamesById = ReadonlyMap<string, Label>;

function namesIn({ request, dossier }: Case, parties: Parties): readonly string[] {
  return [
    ...[request.refActingUser, request.refAssignee, dossier.refDepartment].map(idOf),
    namedHolderIdOf(request),
    ...parties.values(),
  ].filter((id) => id !== null);
}

/** Loads names of people and departments together, because no two have the same id. */
async function loadNames(db: Queryable, ids: readonly string[]): Promise<NamesById> {
  const { rows } = await db.query({
    text: `select "id", "full_name" as "th", "full_name_en" as "en" from "user" where "id" = any($1::uuid[]) union all
      select "id", "name_th", "name_en" from "department" where "id" = any($1::uuid[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [String(row['id']), nameLabelOf(row['th'], row['en'])]));
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
