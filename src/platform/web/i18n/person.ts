/** Names of people on the screen. */
import type { Locale } from '#language/label.ts';

export function personName(
  { fullName, fullNameEn }: { readonly fullName: string; readonly fullNameEn: string | null },
  locale: Locale,
): string {
  return locale === 'en' && fullNameEn !== null && fullNameEn !== '' ? fullNameEn : fullName;
}

/** Longer titles first: นางสาว also begins with นาง. */
const TITLES = /^(?:นางสาว|นาง|นาย|น\.ส\.|ว่าที่ร้อยตรี|ดร\.|บริษัท|ห้างหุ้นส่วนจำกัด|Mr\.?|Mrs\.?|Miss|Ms\.?|Dr\.?)\s*/u;
/** Vowels written before the consonant they are spoken after. */
const LEADING_VOWELS = /^[เแโใไ]/u;

/** Returns the initial of a person: of the name without its title, and a consonant, not the vowel before it. */
export function initialOf(name: string): string {
  const bare = name.trim().replace(TITLES, '');
  const [first = ''] = bare.replace(LEADING_VOWELS, '');
  return first.toUpperCase();
}
