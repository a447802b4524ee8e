/** What the system calls itself where nobody has named it. By itself, because the first page needs nothing else of the settings. */
export const DEFAULT_BRAND = { th: 'ระบบกำกับดูแลวัตถุอันตราย', en: 'Hazardous Substance Control' } as const;
