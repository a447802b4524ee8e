/**
 * What officers record when they visit a place. Only officers read it; its date and result, and the conditions of the
 * certificate, are disclosed to the operator when the certificate is issued.
 */
import { entity, rule, section } from '#language/entity.ts';
import { choice, date, defineFields, file, parts, ref, text } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import { personType } from '#platform/model/choices.ts';
import { isAfter } from '#language/values/compareDays.ts';
import { lineFields } from '#platform/model/request/document.ts';
import './choices.ts';
import './messages.ts';
import { partOfPlace } from './partOfPlace.ts';

const OFFICER = { class: 'officer' } as const;
/** A visit belongs to one request: a renewal or a change begins without one. */
const RECORDED = { ...OFFICER, notCopied: true } as const;
const DISCLOSED = { managed: true, notCopied: true } as const;
const CONDITIONS = { max: 4000, multiline: true } as const;

export const visitFields = defineFields({
  visitDate: date(['วันที่ตรวจสถานที่', 'Date of the visit'], RECORDED),
  refVisitResult: choice('visitResult', ['ผลการตรวจสถานที่', 'Result of the visit'], RECORDED),
  visitFindings: text(['สิ่งที่พบ', 'Findings'], { ...RECORDED, max: 4000, multiline: true }),
  // Conditions remain when a certificate is renewed or changed without another visit.
  proposedConditions: text(['เงื่อนไขที่เสนอ', 'Proposed conditions'], { ...OFFICER, ...CONDITIONS }),
  visitOfficers: parts('storageLocationVisitOfficer', ['ผู้ตรวจ', 'Visiting officers'], { ...RECORDED, max: 20 }),
  visitPhotos: parts('storageLocationVisitPhoto', ['ภาพถ่าย', 'Photographs'], { ...RECORDED, max: 30 }),
  // What was disclosed when it was issued.
  visitedDate: date(['ตรวจสถานที่เมื่อ', 'Visited on'], DISCLOSED),
  refVisitedResult: choice('visitResult', ['ผลการตรวจสถานที่', 'Result of the visit'], DISCLOSED),
  conditions: text(['เงื่อนไข', 'Conditions'], { ...DISCLOSED, ...CONDITIONS }),
});

/** The fields that the officer fills in while the case waits for the visit. */
export const recordedVisitFields = [
  'visitDate',
  'refVisitResult',
  'visitFindings',
  'proposedConditions',
  'visitOfficers',
  'visitPhotos',
] as const satisfies readonly (keyof typeof visitFields)[];

const officerFields = defineFields({
  ...lineFields,
  refOfficer: ref('user', ['เจ้าหน้าที่', 'Officer'], OFFICER),
  name: text(['ชื่อ หากไม่อยู่ในรายชื่อ', 'Name, if not in the list'], { max: 200, ...OFFICER }),
  position: text(['ตำแหน่งหรือหน่วยงาน', 'Position or office'], { max: 200, ...OFFICER }),
});

const photoFields = defineFields({
  ...lineFields,
  file: file(['ภาพ', 'Photograph'], { required: true, accept: ['image/jpeg', 'image/png'], ...OFFICER }),
  caption: text(['คำบรรยาย', 'Caption'], { required: true, max: 200, ...OFFICER }),
});

declare module '#language/registry.ts' {
  interface Fields {
    storageLocationVisitOfficer: typeof officerFields;
    storageLocationVisitPhoto: typeof photoFields;
  }
}

export const visitNotInFuture = rule<'storageLocation', 'today'>('visitNotInFuture', {
  needs: ['today'],
  check: ({ visitDate }, { today }) =>
    visitDate !== null && isAfter(visitDate, today) ? fieldProblem('visitDate', message('visitInFuture')) : undefined,
});

export const storageLocationVisitOfficer = entity('storageLocationVisitOfficer', officerFields, {
  ...partOfPlace('storageLocationVisitOfficer', 'visitOfficers', ['ผู้ตรวจสถานที่', 'Visiting officer']),
  list: { columns: ['refOfficer.fullName', 'name', 'position'], search: ['name'], sort: ['lineId'] },
  form: [section(['ผู้ตรวจ', 'Officer'], ['refOfficer', 'name', 'position'])],
  behaviour: {
    refOfficer: {
      offers: () => [{ name: 'refPersonType.key', operator: '=', value: personType.values.officer.key }],
    },
    name: {
      shownWhen: ({ refOfficer }) => refOfficer === null,
      requiredWhen: ({ refOfficer }) => refOfficer === null,
    },
  },
});

export const storageLocationVisitPhoto = entity('storageLocationVisitPhoto', photoFields, {
  ...partOfPlace('storageLocationVisitPhoto', 'visitPhotos', ['ภาพถ่ายจากการตรวจ', 'Photograph of a visit']),
  list: { columns: ['caption', 'file'], search: ['caption'], sort: ['lineId'] },
  form: [section(['ภาพถ่าย', 'Photograph'], ['file', 'caption'])],
});
