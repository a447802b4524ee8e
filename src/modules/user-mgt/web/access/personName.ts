import type { Locale } from '#language/label.ts';

export function personName(
  { fullName, fullNameEn }: { readonly fullName: string; readonly fullNameEn: string | null },
  locale: Locale,
): string {
  return (locale === 'en' ? fullNameEn : null) ?? fullName;
}
