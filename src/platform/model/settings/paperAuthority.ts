/** The authority in whose name papers are issued, and its law, as an administrator may set them. */
import type { Label } from '#language/label.ts';

export interface Authority {
  readonly department: Label;
  readonly ministry: Label;
  /** The title of the signatory in the law, if they have set no position. */
  readonly official: Label;
  readonly law: Label;
}

export type AuthorityName = keyof Authority;

/** The defaults of the product; they can be replaced in one language or in both. */
export const DEFAULT_AUTHORITY: Authority = {
  department: ['กรมประมง', 'Department of Fisheries'],
  ministry: ['กระทรวงเกษตรและสหกรณ์', 'Ministry of Agriculture and Cooperatives'],
  official: ['พนักงานเจ้าหน้าที่', 'Competent Official'],
  law: ['พระราชบัญญัติวัตถุอันตราย พ.ศ. 2535', 'Hazardous Substance Act, B.E. 2535 (1992)'],
};

export const authorityNames = Object.keys(DEFAULT_AUTHORITY) as readonly AuthorityName[];

/** As it is stored: null for the product's default. */
export type AuthorityTexts = Readonly<Record<AuthorityName, Readonly<Record<'th' | 'en', string | null>>>>;

/** Enough for the full name of an Act in one line of a paper. */
export const AUTHORITY_TEXT_MAX = 200;

export function readAuthority(stored: unknown): Authority {
  const words = readAuthorityTexts(stored);
  const labelOf = (name: AuthorityName): Label => [
    words[name].th ?? DEFAULT_AUTHORITY[name][0],
    words[name].en ?? DEFAULT_AUTHORITY[name][1],
  ];
  return {
    department: labelOf('department'),
    ministry: labelOf('ministry'),
    official: labelOf('official'),
    law: labelOf('law'),
  };
}

export function readAuthorityTexts(stored: unknown): AuthorityTexts {
  const all = toObject(stored);
  const wordsOf = (name: AuthorityName): AuthorityTexts[AuthorityName] => {
    const texts = toObject(all[name]);
    return { th: readOptionalText(texts['th']), en: readOptionalText(texts['en']) };
  };
  return {
    department: wordsOf('department'),
    ministry: wordsOf('ministry'),
    official: wordsOf('official'),
    law: wordsOf('law'),
  };
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function readOptionalText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().normalize('NFC') : null;
}
