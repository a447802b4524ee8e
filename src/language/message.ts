/**
 * Messages that a person reads, each with its Thai and English text side by side. A catalogue is declared `as const`
 * and entered in the registry, so that an unknown key and a missing parameter are type errors.
 */
import { inLocale, type Label, type Locale } from './label.ts';

export interface Message {
  readonly th: string;
  readonly en: string;
}

export type MessageCatalogue = Readonly<Record<string, Message>>;

/** Modules add themselves: `declare module '#language/message.ts' { interface MessageRegistry { shared: typeof shared } }`. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by declaration merging
export interface MessageRegistry {}

type Intersect<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type AllMessages = Intersect<MessageRegistry[keyof MessageRegistry]>;

type ParametersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParametersIn<Rest> : never;
/** The names in braces, in either language. */
export type ParametersOf<M> = M extends { th: infer Th; en: infer En } ? ParametersIn<Th> | ParametersIn<En> : never;

export type MessageKey = keyof AllMessages & string;
/** A label is shown in the reader's language. */
export type MessageParameter = string | number | Label;
export type MessageData<K extends MessageKey> = { readonly [P in ParametersOf<AllMessages[K]>]: MessageParameter };

/**
 * The form in which a message is sent: the key and its parameters. The text is chosen where the reader's language is
 * known.
 */
export interface MessageRef {
  readonly messageKey: string;
  readonly data?: Readonly<Record<string, MessageParameter>>;
}

/** A broken rule, at a field (`products.3.netKg`) or, with an empty path, at the whole record. */
export interface Problem extends MessageRef {
  readonly path: string;
}

/** The result of a rule that warns. It refuses nothing. */
export interface Warning extends Problem {
  /**
   * The name by which it is acknowledged: the name of the rule; for a rule of rows, after the field of the rows
   * (`lines.heavy`).
   */
  readonly rule: string;
  /** The document cannot be submitted before a person has confirmed that they have read it. */
  readonly needsAcknowledgement: boolean;
}

export function message<K extends MessageKey>(
  key: K,
  ...data: [ParametersOf<AllMessages[K]>] extends [never] ? [] : [MessageData<K>]
): MessageRef {
  const [values] = data as readonly MessageRef['data'][];
  return values === undefined ? { messageKey: key } : { messageKey: key, data: values };
}

export function fieldProblem(path: string, ref: MessageRef): Problem {
  return { path, ...ref };
}

/** Fills `{name}` from the data; a name without a value stays visible, so that it is noticed. */
export function formatMessage(text: Message, locale: Locale, data: MessageRef['data'] = {}): string {
  return text[locale].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = data[name];
    if (value === undefined) return whole;
    return typeof value === 'object' ? inLocale(value, locale) : String(value);
  });
}
