/**
 * What is declared, by name. Modules add their *fields* (not their entities: a registry of entities is circular) and
 * everything typed here follows: records, dotted paths, facts.
 *
 *   declare module '#language/registry.ts' { interface Fields { lookup: typeof fields } }
 */
/* oxlint-disable typescript/no-empty-interface, typescript/no-empty-object-type -- filled by declaration merging */
export interface Fields {}

/** Vocabularies that code depends on; see choice.ts. */
export interface Choices {}

/** What a rule may need beyond the record: supplied by the server, by name. */
export interface Facts {}

export type EntityName = keyof Fields & string;
export type ChoiceName = keyof Choices & string;
export type FactName = keyof Facts & string;
