/** A document that exists only in tests and has a location, which may be near a protected place. */
import { defineChoice } from '#language/choice.ts';
import { entity, section, slot } from '#language/entity.ts';
import { defineFields, json, parts, text } from '#language/field.ts';
import type { ModuleDeclaration } from '#language/module.ts';
import { placeGeometry } from '#platform/model/geo/placeGeometry.ts';
import { FLAG_CALLS, warnNearProtected } from '#platform/model/place/nearProtected.ts';
import {
  attachmentEntityOptions,
  attachmentFields,
  closingSections,
  documentFields,
  documentList,
  documentScope,
  reasonBehaviour,
} from '#platform/model/request/document.ts';
import { numberedByYear, subjectFromFields } from '#platform/model/request/numbering.ts';
import { requestModule } from '#platform/model/request/requestModule.ts';
import { usualStages } from '#platform/model/request/usualStages.ts';

const siteChecklist = defineChoice('siteChecklist', {
  group: 'SITE_CHECKLIST',
  title: ['เอกสารประกอบคำขอทดสอบ', 'Documents for a test site'],
  values: { other: { key: '9', label: ['เอกสารอื่น', 'Other'] } },
});

const fields = defineFields({
  ...documentFields,
  siteName: text(['สถานที่', 'Site'], { required: true, max: 200, searched: true }),
  location: json(['ตำแหน่ง', 'Location'], { required: true, rules: [placeGeometry()] }),
  attachments: parts('siteAttachment', ['เอกสารแนบ', 'Attachments'], { max: 30 }),
});

const attachments = attachmentFields('siteChecklist');

declare module '#language/registry.ts' {
  interface Fields {
    site: typeof fields;
    siteAttachment: typeof attachments;
  }
  interface Choices {
    siteChecklist: typeof siteChecklist;
  }
}

const site = entity('site', fields, {
  wire: 'transaction/sites',
  title: ['สถานที่ทดสอบ', 'Test site'],
  isDocument: true,
  card: { th: 'siteName' },
  scope: documentScope,
  list: documentList({ columns: ['siteName'], search: ['siteName'] }),
  form: [section(['สถานที่', 'Site'], ['siteName', slot('PlaceOnMap', ['location'])]), ...closingSections],
  behaviour: { reason: reasonBehaviour },
  rules: [warnNearProtected('location')],
});

export const SITE_TYPE = 'healthCertificate';

export const siteModule: ModuleDeclaration = requestModule({
  name: 'site',
  title: ['สถานที่ทดสอบ', 'Test sites'],
  icon: 'EnvironmentOutlined',
  document: site,
  parts: [entity('siteAttachment', attachments, attachmentEntityOptions('site'))],
  registerTitle: ['สถานที่ที่รับรองแล้ว', 'Certified sites'],
  documentTypes: [SITE_TYPE],
  workflow: { stages: usualStages({ days: { receive: 1, review: 5, sign: 2 } }) },
  renewal: 'extend',
  validity: { months: 12 },
  approveCode: numberedByYear('ST'),
  subject: subjectFromFields('siteName'),
  publicFacts: () => [],
  checklist: siteChecklist,
  calls: FLAG_CALLS,
});
