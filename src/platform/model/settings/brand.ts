/**
 * The name of the system until an administrator sets one. In a file of its own, because the first page needs nothing
 * else of the settings.
 */
export const DEFAULT_BRAND = { th: 'ระบบกำกับดูแลวัตถุอันตราย', en: 'Hazardous Substance Control' } as const;
