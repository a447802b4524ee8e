/**
 * The application for any document, printed from its declaration: the sections of its form with labels and values, its
 * parts as tables, and which of the requested attachments are attached. For modules that have no form of their own.
 */
import { formFieldNamesOf, getEntity, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity, FormItem } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { withLabels, withLabelsOf, type FieldLabels } from '#language/fieldLabels.ts';
import type { Label } from '#language/label.ts';
import type { NamedCode } from '#language/namedRecord.ts';
import type { AnyRecord } from '#language/record.ts';
import type { EntityName } from '#language/registry.ts';
import { subjectWith } from '../case/declaredNames.ts';
import type { Case } from '../case/caseRows.ts';
import type { Paper } from './paper.ts';
import { formCode } from '../../paper/authority.ts';
import { checklistOf } from '../../paper/declaredChecklist.ts';
import { formPartOf, type FormPart } from '../../paper/declaredPart.ts';
import { isPrinted, isVisible, valueLines } from '../../paper/declaredValue.ts';
import { holderBlock } from '../../paper/holder.ts';
import type { PaperFormatter } from '../../paper/paperFormatter.ts';
import { loadFormSheet, type FormSheet } from './paperOf.ts';
import { addressedTo, declarationText, describePaper, DRAFT_STAMP, filingMark } from '../../paper/paperTexts.ts';
import { APPLICANT, applicantSignature } from '../../paper/signature.ts';

export interface DeclaredFormOptions {
  /** The number of the form by law, for each kind of request that has one. */
  readonly forms?: Readonly<Record<string, number>>;
  /** How that number is printed, if the form is not one of the department. */
  readonly codeOf?: (format: PaperFormatter, form: number) => string;
  /** Titles by kind of request, in place of those that are made of the name of the document type. */
  readonly titles?: Readonly<Record<string, Label>>;
  /** What the paper is, if not an application: ใบแจ้ง; and who files it: ผู้แจ้ง. */
  readonly paper?: Label;
  readonly filedBy?: Label;
  /** In place of the labels of the module, where the paper of one type needs other ones. */
  readonly labels?: FieldLabels;
}

const TEMPLATE = 'platform/server/request/printing/declaredForm.typ';

export const declaredForm: NonNullable<Paper['form']> = declaredFormWith({});

export function declaredFormWith(options: DeclaredFormOptions): NonNullable<Paper['form']> {
  return async (app, context) => {
    const { found } = context;
    // Only the case has the entity; everything else is in the declaration.
    const { sheet, pictures } = await loadFormSheet(app, {
      entity: found.entity.name as EntityName,
      context,
      reading: {},
    });
    const data = declaredFormData({ catalogue: app.catalogue, found, sheet, ...options });
    return app.printer.print({ template: TEMPLATE, data: { ...data }, pictures });
  };
}

export interface DeclaredFormContext extends DeclaredFormOptions {
  readonly catalogue: Catalogue;
  /** The document as it is stored: its values decide what is shown. */
  readonly found: Pick<Case, 'declaration' | 'entity'> & { readonly document: AnyRecord };
  readonly sheet: FormSheet<EntityName>;
}

/** Returns the data that declaredForm.typ reads. */
export function declaredFormData(context: DeclaredFormContext) {
  const {
    found,
    sheet,
    forms = {},
    codeOf = formCode,
    titles = {},
    paper = APPLICATION,
    filedBy = APPLICANT,
  } = context;
  const { format, holder, parties, authority, filing, kind, isByPower, today } = sheet;
  const namedDocument = sheet.document as AnyRecord;
  const { number, day, mark } = filingMark(format, filing);
  const documentName = (namedDocument['refDocumentType'] as NamedCode | null)?.name ?? found.entity.title;
  const [title, english] = (Object.hasOwn(titles, kind) ? titles[kind] : undefined) ?? titleOf(kind, documentName);
  const form = Object.hasOwn(forms, kind) ? forms[kind] : undefined;
  const sections = sectionsOf(context);
  const attached = { attachments: namedDocument[found.declaration.attachments], document: found.document, kind };
  return {
    about: describePaper(format, {
      title,
      code: filing?.code ?? null,
      day: filing?.filed ?? today,
      author: authority.department,
    }),
    code: form === undefined ? null : codeOf(format, form),
    mark,
    stamp: filing === null ? DRAFT_STAMP : null,
    check: null,
    head: { title: format.labelText([title, title]), english },
    number: { left: [number, ...previousDocumentLines(sheet)], right: day },
    addressee: addressedTo(format, { authority, unit: parties.department.name }),
    holder: holderBlock(format, holder, ['ข้าพเจ้า', 'The applicant']),
    sections,
    checklist: {
      number: `${format.count(sections.length + 1)}.`,
      title: bilingual([`เอกสารประกอบ${paper[0]}`, 'Documents attached']),
      ...checklistOf(format, { declaration: found.declaration, ...attached }),
    },
    declaration: [format.labelText(declarationText({ paper, filedBy }))],
    signature: applicantSignature(format, {
      applicant: parties.signatory,
      holder: holder.name,
      filedBy,
      isByPower,
      signedOn: filing?.isSigned === true ? filing.filed : null,
    }),
  };
}

const APPLICATION: Label = ['คำขอ', 'application'];

const TITLES: Readonly<Record<string, Label>> = {
  new: ['คำขอ', 'Application'],
  renew: ['คำขอต่ออายุ', 'Application for renewal'],
  change: ['คำขอแก้ไข', 'Application for change'],
  cancel: ['คำขอยกเลิก', 'Application for cancellation'],
};

/**
 * For example คำขอต่ออายุใบอนุญาตนำเข้า. An English document name cannot be joined like this, so it follows after a
 * colon.
 */
function titleOf(kind: string, [th, en]: Label): Label {
  const [titleTh, titleEn] = TITLES[kind] ?? ['คำขอ', 'Application'];
  return [`${titleTh}${th}`, `${titleEn}: ${en}`];
}

/** Names the document that is renewed, changed or cancelled. */
function previousDocumentLines({ format: { labelText }, registered, kind }: FormSheet<EntityName>): readonly string[] {
  return registered === null || kind === 'new' ? [] : [`${labelText(['เอกสารเดิมเลขที่', 'Document No.'])} ${registered}`];
}

export interface Bilingual {
  readonly th: string;
  readonly en: string;
}

function bilingual([th, en]: Label): Bilingual {
  return { th, en: th === en ? '' : en };
}

/** A label with its value; or a part, printed as a table or row by row. */
export type FormEntry = FormPart & { readonly label: Bilingual };

export interface FormSection {
  readonly number: string;
  readonly title: Bilingual;
  readonly entries: readonly FormEntry[];
}

function sectionsOf(context: DeclaredFormContext): readonly FormSection[] {
  const {
    found,
    sheet: { document: namedDocument, format, kind },
  } = context;
  const { entity } = found;
  const subject: FormEntry = {
    kind: 'value',
    label: bilingual(['เรื่อง', 'Subject']),
    text: format.name(subjectWith(found, namedDocument)),
  };
  const sections = sectionItems(entity.form).map(({ title, fields }) => ({
    title,
    entries: fields.flatMap((name) => entryOf(context, name)),
  }));
  // A document to be cancelled is only named, because all its other fields are as they were issued.
  const all = kind === 'cancel' ? [{ title: entity.title, entries: [subject] }, ...sections] : sections;
  return all
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }, index) => {
      const number = `${format.count(index + 1)}.`;
      return { number, title: bilingual(title), entries: withoutRepeatedTitle(title, entries) };
    });
}

/** If a table is alone in a section of the same name, the name is printed once. */
function withoutRepeatedTitle([title]: Label, entries: readonly FormEntry[]): readonly FormEntry[] {
  const [first] = entries;
  const isEcho = entries.length === 1 && first !== undefined && first.kind !== 'value' && first.label.th === title;
  return isEcho ? [{ ...first, label: { th: '', en: '' } }] : entries;
}

interface SectionItem {
  readonly title: Label;
  readonly fields: readonly string[];
}

/** In the order of the form; fields outside a section are added to the section before them. */
function sectionItems(items: readonly FormItem[], within: Label = ['ข้อมูล', 'Details']): readonly SectionItem[] {
  return items.flatMap((item): readonly SectionItem[] => {
    if (item.item === 'steps') return sectionItems(item.steps, within);
    if (item.item === 'panel') return [{ title: item.title, fields: formFieldNamesOf([item]) }];
    if (item.item !== 'section') return [{ title: within, fields: formFieldNamesOf([item]) }];
    const groups = item.fields.filter((entry) => typeof entry !== 'string');
    const inner = groups.filter(({ item: kind }) => kind === 'section' || kind === 'steps');
    const own = item.fields.filter((entry) => typeof entry === 'string' || !inner.includes(entry));
    return [{ title: item.title, fields: formFieldNamesOf(own) }, ...sectionItems(inner, item.title)];
  });
}

function entryOf({ catalogue, found, sheet, labels }: DeclaredFormContext, name: string): readonly FormEntry[] {
  const { declaration, document } = found;
  const entity = withLabels(found.entity, labels ?? declaration.labels);
  const { format, filing, kind } = sheet;
  const field: Field | undefined = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  // The attachments have a separate table at the end.
  if (field === undefined || name === declaration.attachments) return [];
  if (!isPrinted(field) || !isVisible(entity, name, document)) return [];
  if (kind === 'cancel' && !declaration.cancelFields.includes(name)) return [];
  const label = bilingual(field.label);
  const value = (sheet.document as AnyRecord)[name];
  if (field.kind === 'parts') {
    const rows = {
      named: (value ?? []) as readonly AnyRecord[],
      stored: (document[name] ?? []) as readonly AnyRecord[],
    };
    return [
      { label, ...formPartOf(catalogue, format, { part: withLabelsOf(entity, getPart(catalogue, field)), rows }) },
    ];
  }
  const lines = valueLines(catalogue, format, { field, value, record: sheet.document });
  // A draft has a blank line to write on; a filed application shows a dash for an empty field.
  return [{ kind: 'value', label, text: lines.length > 0 ? lines : filing === null ? '' : '–' }];
}

function getPart(catalogue: Catalogue, field: Field & { kind: 'parts' }): AnyEntity {
  return getEntity(catalogue, field.target);
}
