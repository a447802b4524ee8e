/** The seven rights a role has in a menu. */
export const rights = ['canView', 'canCreate', 'canEdit', 'canActive', 'canArchive', 'canDelete', 'canSelect'] as const;
export type Right = (typeof rights)[number];
