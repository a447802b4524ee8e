/** Who registers hazardous products of the fisheries, by which law, and how it numbers its forms. */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { inDigitsOf } from '#platform/server/print/formData.ts';

export const DEPARTMENT: Label = ['กรมประมง', 'Department of Fisheries'];
export const MINISTRY: Label = ['กระทรวงเกษตรและสหกรณ์', 'Ministry of Agriculture and Cooperatives'];
export const OFFICIAL: Label = ['พนักงานเจ้าหน้าที่', 'Competent Official'];
export const LAW: Label = ['พระราชบัญญัติวัตถุอันตราย พ.ศ. 2535', 'Hazardous Substance Act, B.E. 2535 (1992)'];

/** Numbers of the forms. */
export const CERTIFICATE_FORM = 2;
export const applicationForms = {
  new: { form: 1, title: ['คำขอขึ้นทะเบียนวัตถุอันตราย', 'Application for Registration of a Hazardous Substance'] },
  renew: { form: 3, title: ['คำขอต่ออายุใบสำคัญการขึ้นทะเบียนวัตถุอันตราย', 'Application for Renewal of a Registration'] },
  change: { form: 4, title: ['คำขอแก้ไขรายการทะเบียนวัตถุอันตราย', 'Application for Change of a Registration'] },
  cancel: { form: 5, title: ['คำขอยกเลิกการขึ้นทะเบียนวัตถุอันตราย', 'Application for Cancellation of a Registration'] },
} as const satisfies Readonly<Record<string, { readonly form: number; readonly title: Label }>>;

export type ApplicationKind = keyof typeof applicationForms;

/** `วอ./กษ./กปม.๒` */
export function formCode(form: number, lang: Locale): string {
  return inDigitsOf(lang, inLocale([`วอ./กษ./กปม.${form}`, `Form วอ./กษ./กปม. ${form}`], lang));
}
