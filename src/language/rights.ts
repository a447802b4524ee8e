/** The seven rights that a role can have in a menu. */
export const rights = ['canView', 'canCreate', 'canEdit', 'canActive', 'canArchive', 'canDelete', 'canSelect'] as const;
export type Right = (typeof rights)[number];
