/**
 * All declarations, by name. Modules add their *fields* (not their entities: a registry of entities is circular) and
 * all types follow from them: records, dotted paths, facts.
 *
 *   declare module '#language/registry.ts' { interface Fields { lookup: typeof fields } }
 */
/* oxlint-disable typescript/no-empty-interface, typescript/no-empty-object-type -- filled by declaration merging */
export interface Fields {}

/** Choices that code depends on; see choice.ts. */
export interface Choices {}

/** Facts that a rule may need beyond the record: supplied by the server, by name. */
export interface Facts {}

export type EntityName = keyof Fields & string;
export type ChoiceName = keyof Choices & string;
export type FactName = keyof Facts & string;
