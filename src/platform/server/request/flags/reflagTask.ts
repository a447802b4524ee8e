/** The name of the job that compares a protected place with all locations. */
export const REFLAG_TASK = 'reflagLocations';
