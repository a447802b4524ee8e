/** The text with which a step is notified: what happened, by whom, why, what the reader has to do, and by when. */
import { labelOf } from '#language/choice.ts';
import { inSentence, type Label, type Locale } from '#language/label.ts';
import { formatLongDate } from '#language/values/buddhistEra.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import { dossierFlow } from '#platform/model/request/dossierFlow.ts';
import { openFieldsOf } from '../step/guards.ts';
import { namedHolderIdOf } from '../case/loadCase.ts';
import { expectedTaskIn, type StepNotice } from './stepNotices.ts';
import { partyToAct, type NotifiedCase } from './notifiedCase.ts';

export interface StepText {
  /** The title of both the notice and the mail. */
  readonly title: Label;
  /** Short, with the important part first: a text that is too long is cut at its end. */
  readonly notice: Label;
  readonly mail: Label;
}

export interface StepTextOptions {
  readonly notified: NotifiedCase;
  readonly stepNotice: StepNotice;
  /** The party as which the person acted. */
  readonly actingAs: Label | undefined;
  /** True if the reader has to act. */
  readonly isHolding: boolean;
  /**
   * True if the mail address is verified; otherwise the mail contains nothing that an unknown person may have typed.
   */
  readonly isProven: boolean;
  /** The full address of the page. */
  readonly link: string;
}

export function stepTextOf(options: StepTextOptions): StepText {
  const [th, en] = [stepTextIn('th', options), stepTextIn('en', options)];
  return { title: [th.title, en.title], notice: [th.notice, en.notice], mail: [th.mail, en.mail] };
}

function stepTextIn(
  locale: Locale,
  { notified, stepNotice, actingAs, isHolding, isProven, link }: StepTextOptions,
): { title: string; notice: string; mail: string } {
  const textOf = labelReaderIn(locale);
  const title = `${textOf(aboutOf(notified))}: ${textOf(stepNotice.happened)}`;
  const subject = textOf([notified.found.request.subjectTh ?? '', notified.found.request.subjectEn ?? '']);
  const next = nextIn(locale, { notified, isHolding });
  const by = byIn(locale, notified, actingAs);
  const { remark } = notified.step;
  const why = remark === null ? '' : `${textOf(['เหตุผล', 'Reason'])}: “${remark.trim()}”`;
  const page = `${textOf(['เปิดเรื่อง', 'Open the case'])}\n${link}`;
  return {
    title,
    notice: [subject, next, by, why].filter(isNotEmpty).join('\n'),
    mail: [
      [title, isProven ? subject : ''].filter(isNotEmpty).join('\n'),
      [by, why].filter(isNotEmpty).join('\n'),
      next,
      page,
    ]
      .filter(isNotEmpty)
      .join('\n\n'),
  };
}

const index = { th: 0, en: 1 } as const;

function labelReaderIn(locale: Locale): (label: Label) => string {
  return (label) => label[index[locale]];
}

/** Names a request by its number, and a step of a certificate by the number of the certificate. */
function aboutOf({ step, found: { request, dossier } }: NotifiedCase): Label {
  if (step.entity === 'dossier' || request.refOrigin === 'register') {
    const [th, en] = labelOf(documentType, request.refDocumentType);
    return [`${th} ${dossier.code ?? ''}`, `${en} ${dossier.code ?? ''}`];
  }
  const code = request.requestCode ?? request.draftCode ?? '';
  return [`คำขอ ${code}`, `Request ${code}`];
}

function byIn(
  locale: Locale,
  { step: { by, inPlaceOf, principalId }, found: { request } }: NotifiedCase,
  actingAs: Label | undefined,
): string {
  const textOf = labelReaderIn(locale);
  const who: Label = actingAs === undefined ? by : [`${actingAs[0]} ${by[0]}`, `${by[1]}, ${inSentence(actingAs)[1]}`];
  const instead =
    inPlaceOf === null
      ? ''
      : ` (${textOf(principalId === namedHolderIdOf(request) ? ['ยื่นแทน', 'for'] : ['ปฏิบัติหน้าที่แทน', 'in place of'])} ${textOf(inPlaceOf)})`;
  return `${textOf(['โดย', 'By'])} ${textOf(who)}${instead}`;
}

/**
 * For people who have to act: what and by when; for others: who has the case now. Nothing for a step that later ones
 * have followed.
 */
function nextIn(locale: Locale, { notified, isHolding }: { notified: NotifiedCase; isHolding: boolean }): string {
  const textOf = labelReaderIn(locale);
  const { step, found } = notified;
  if (step.entity === 'dossier') return textOf(statusText(dossierFlow.choice.values[step.to]?.label));
  if (!step.isLast) return '';
  const { workflow } = found.declaration;
  const state = found.request.refStatus;
  const party = partyToAct(notified);
  if (party === undefined) return textOf(statusText(labelOf(workflow.choice, state)));
  const dueDate = openFieldsOf(found).length > 0 ? null : found.request.dueDate;
  const day = (era: Locale): string => (dueDate === null ? '' : formatLongDate(dueDate, era));
  const label = workflow.parties[party] ?? [party, party];
  const [what, until]: readonly [Label, Label] = isHolding
    ? [expectationOf(notified, state), [` ภายในวันที่ ${day('th')}`, ` by ${day('en')}`]]
    : [
        [`ขณะนี้อยู่ระหว่างการดำเนินการของ${label[0]}`, `It is now with the ${label[1].toLowerCase()}`],
        [` กำหนดแล้วเสร็จภายในวันที่ ${day('th')}`, `, due by ${day('en')}`],
      ];
  return endSentence(locale, textOf(what) + (dueDate === null ? '' : textOf(until)));
}

function expectationOf({ found }: NotifiedCase, state: string): Label {
  const open = openFieldsOf(found).map((name) => found.entity.fields[name]?.label ?? [name, name]);
  if (open.length === 0) return expectedTaskIn(found.declaration.workflow, state);
  return [
    `กรุณาแก้ไข ${open.map(([th]) => th).join(', ')} แล้วส่งข้อมูลที่แก้ไข`,
    `Please correct ${open.map(([, en]) => en).join(', ')} and send your corrections`,
  ];
}

function statusText(label: Label | undefined): Label {
  return label === undefined ? ['', ''] : [`สถานะ: ${label[0]}`, `Status: ${label[1]}`];
}

/** An English sentence ends with a full stop; a Thai one does not. */
function endSentence(locale: Locale, sentence: string): string {
  return locale === 'en' ? `${sentence}.` : sentence;
}

function isNotEmpty(text: string): boolean {
  return text !== '';
}
