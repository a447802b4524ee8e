/** What both papers of a product have beside the product: whose it is, and who signs. */
import type { Label } from '#language/label.ts';
import { dateParts, type PlainDate } from '#language/values/plainDate.ts';
import type { FormAbout, FormFact, FormStamp, Lines } from '#platform/server/print/formData.ts';
import { DEPARTMENT } from './authority.ts';
import type { Holder } from './product.ts';
import { asTyped, type Voice } from './voice.ts';

export const DRAFT_STAMP: FormStamp = { kind: 'draft', words: ['ฉบับร่าง', 'DRAFT'], note: null };
export const ROOM_FOR_NAME = '(……………………………………)';
export const ROOM = '……………………………';

export function holderFacts({ say }: Voice, { nationality, idTax, address }: Holder): readonly FormFact[] {
  const facts: readonly (readonly [Label, Lines])[] = [
    [['สัญชาติ', 'Nationality'], say(nationality)],
    [['เลขประจำตัวผู้เสียภาษี', 'Tax number'], asTyped(idTax)],
    [['ที่อยู่', 'Address'], address.map(say)],
  ];
  return facts.filter(([, text]) => text.length > 0).map(([label, text]) => ({ label: say(label), text }));
}

export function aboutOf({ lang, say }: Voice, { title, code, day }: { readonly title: string; readonly code: string | null; readonly day: PlainDate }): FormAbout {
  return { title, author: say(DEPARTMENT), keywords: code === null ? [] : [code], ...dateParts(day), lang };
}

export function signedElectronically({ say, longDate }: Voice, day: PlainDate): readonly string[] {
  return [say(['ลงนามด้วยลายมือชื่ออิเล็กทรอนิกส์', 'Signed electronically']), `${say(['เมื่อวันที่', 'on'])} ${longDate(day)}`];
}
