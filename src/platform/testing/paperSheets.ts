/** Content of papers for tests that print without a database: the same every time, and fictitious. */
import { getEntity } from '#language/catalogue.ts';
import { labelOf } from '#language/choice.ts';
import type { Label, Locale } from '#language/label.ts';
import type { NamedRecord, NamedReference } from '#language/namedRecord.ts';
import type { AnyRecord } from '#language/record.ts';
import type { EntityName } from '#language/registry.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { DEFAULT_AUTHORITY } from '#platform/model/settings/paperAuthority.ts';
import type { Holder } from '#platform/server/paper/holder.ts';
import { withNames, type NameSource } from '#platform/server/resource/read/withNames.ts';
import type { FormSheet, PaperSheet, SheetBase } from '#platform/server/request/printing/paperOf.ts';
import { paperFormatterFor } from '#platform/server/paper/paperFormatter.ts';
import type { FormFiling, Issue } from '#platform/server/request/printing/paper.ts';
import { checkOf } from '#platform/server/request/case/shortDetailAddress.ts';
import { testCatalogue } from './catalogue.ts';

export const PAPER_DAY = getPlainDate('2026-11-15');
export const PAPER_TOKEN = 'q7Hq0yXo3mIlO0-_aBcDeF';

export const paperHolder: Holder = {
  name: ['บริษัท ตัวอย่างสมุทรเคมี จำกัด', 'Sample Samut Chemical Co., Ltd.'],
  nationality: null,
  idTax: '0105999900017',
  address: [
    ['เลขที่ 99/1 หมู่ที่ 3 ถนนรุ่งเรือง', '99/1 Moo 3, Rungrueang Road'],
    ['ตำบลบ้านปึก อำเภอเมืองชลบุรี จังหวัดชลบุรี 20130', 'Tambon Ban Puek, Amphur Mueang Chon Buri, Chon Buri 20130'],
  ],
};

export const paperIssue: Issue = {
  code: 'SP6900001',
  revision: 1,
  issued: PAPER_DAY,
  expires: getPlainDate('2029-11-14'),
  signatoryId: 'signatory',
  isSigned: true,
  principalId: 'principal',
};
export const paperFiling: FormFiling = {
  code: 'R03-6900012',
  filed: PAPER_DAY,
  applicantId: 'applicant',
  isSigned: true,
};

export const paperParties: SheetBase<EntityName>['parties'] = {
  department: {
    name: ['กองควบคุมปัจจัยการผลิต', 'Production Factor Control Division'],
    phone: '0 2000 0000',
    email: null,
  },
  signatory: {
    name: ['นางสาวปิ่นแก้ว กตัญญูธรรม', 'Miss Pinkaew Katanyutham'],
    position: ['ผู้อำนวยการกองควบคุมปัจจัยการผลิต', 'Director, Production Factor Control Division'],
  },
  principal: null,
};

/** Returns a record with names: those of choices as they are declared, all others from the table by their ids. */
export function namedSpecimen<E extends EntityName>(
  entity: E,
  record: AnyRecord,
  names: Readonly<Record<string, Omit<NamedReference, 'id'>>> = {},
): NamedRecord<E> {
  const find = (id: string): NamedReference | undefined => (names[id] === undefined ? undefined : { id, ...names[id] });
  const nameSource: NameSource = {
    choice: labelOf,
    lookup: find,
    record: (_, id) => find(id),
    file: (id: string | undefined) => ({ id: id ?? '', name: id ?? 'paper.pdf', type: 'application/pdf', hash: '' }),
  };
  return withNames(testCatalogue, nameSource, {
    entity: getEntity(testCatalogue, entity),
    record,
  }) as unknown as NamedRecord<E>;
}

export function namedReference(
  th: string,
  en: string = th,
  more: Partial<NamedReference> = {},
): Omit<NamedReference, 'id'> {
  const name: Label = [th, en];
  return { code: null, name, more: {}, ...more };
}

export function paperSheet<E extends EntityName>(
  document: NamedRecord<E>,
  { lang = 'th', ...more }: Partial<PaperSheet<E>> & { readonly lang?: Locale } = {},
): PaperSheet<E> {
  const check = checkOf({ publicUrl: 'https://haz.example.go.th' }, { publicToken: PAPER_TOKEN });
  return { ...baseSheet(lang, document), parties: paperParties, issue: paperIssue, check, validMonths: 36, ...more };
}

export function formSheet<E extends EntityName>(
  document: NamedRecord<E>,
  more: Partial<FormSheet<E>> = {},
): FormSheet<E> {
  const signatory = { name: ['นายสมชาย ใจดี', 'Mr. Somchai Jaidee'], position: null } as const;
  return {
    ...baseSheet('th', document),
    parties: { ...paperParties, signatory },
    filing: paperFiling,
    kind: 'new',
    registered: null,
    isByPower: false,
    ...more,
  };
}

function baseSheet<E extends EntityName>(lang: Locale, document: NamedRecord<E>): Omit<SheetBase<E>, 'parties'> {
  return {
    format: paperFormatterFor(lang),
    document,
    holder: paperHolder,
    authority: DEFAULT_AUTHORITY,
    today: PAPER_DAY,
    emblem: null,
  };
}
