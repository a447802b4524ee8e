/**
 * A document, or a row of one, that refers to another issued document: a licence to a product. Spread into the fields,
 * it gives the reference to the chosen revision, and next to it the facts that the server stores of it.
 */
import { date, ref, text, type DateField, type RefField, type TextField } from './field.ts';
import type { Label } from './label.ts';
import type { ReferenceCondition, ReferenceMatch, ReferenceTerms, RowText, TermsForType } from './referenceTerms.ts';

export interface RefersToOptions {
  readonly required?: boolean;
  readonly help?: Label;
  readonly types?: readonly string[];
  /** `own` if absent. */
  readonly holder?: 'own' | 'any';
  readonly where?: readonly ReferenceCondition[];
  /** By type of the document that refers: what differs for it. */
  readonly forTypes?: Readonly<Record<string, TermsForType>>;
  readonly matches?: readonly ReferenceMatch[];
  readonly copies?: Readonly<Record<string, string>>;
  readonly locksCopies?: true;
  readonly mayBeOlder?: true;
  readonly sameCase?: true;
  readonly usesUp?: true;
  readonly restsOn?: true;
  readonly rowTexts?: Readonly<Record<string, RowText>>;
  readonly expiredMessage?: ReferenceTerms['expiredMessage'];
}

/** `haz` of `refHaz`. */
type Stem<Name extends string> = Name extends `ref${infer Rest}` ? Uncapitalize<Rest> : never;
type IsRequired<O> = O extends { readonly required: true } ? true : false;

type ReferenceFields<Name extends string, Target extends string, Required extends boolean> = Readonly<
  Record<Name, RefField<Target, Required>> &
    Record<`${Name}Dossier`, RefField<'dossier', false>> &
    Record<`${Stem<Name>}Number` | `${Stem<Name>}NameTh` | `${Stem<Name>}NameEn`, TextField<false>> &
    Record<`${Stem<Name>}Expires`, DateField<false>>
>;

export function refersTo<
  const Name extends `ref${Capitalize<string>}`,
  const Target extends string,
  const O extends RefersToOptions = object,
>(
  name: Name,
  target: Target,
  ...[label, options]: [label: Label, options?: O]
): ReferenceFields<Name, Target, IsRequired<O>> {
  const {
    types,
    holder = 'own',
    where = [],
    forTypes = {},
    matches = [],
    copies = {},
    locksCopies,
    mayBeOlder,
    sameCase,
    usesUp,
    restsOn,
    rowTexts = {},
    expiredMessage,
    ...rest
  }: RefersToOptions = options ?? {};
  const stem = name.charAt(3).toLowerCase() + name.slice(4);
  const snapshot = {
    dossier: `${name}Dossier`,
    number: `${stem}Number`,
    nameTh: `${stem}NameTh`,
    nameEn: `${stem}NameEn`,
    expires: `${stem}Expires`,
  };
  const terms: ReferenceTerms = {
    holder,
    where,
    forTypes,
    matches,
    copies,
    locksCopies: locksCopies === true,
    mayBeOlder: mayBeOlder === true,
    sameCase: sameCase === true,
    usesUp: usesUp === true,
    restsOn: restsOn === true,
    rowTexts,
    snapshot,
    ...(types === undefined ? {} : { types }),
    ...(expiredMessage === undefined ? {} : { expiredMessage }),
  };
  const [th, en] = label;
  return {
    [name]: { ...ref(target, label, rest), refersTo: terms },
    [snapshot.dossier]: ref('dossier', [`แฟ้มเรื่องของ${th}`, `${en}: dossier`], { managed: true }),
    // As long as the number and the subject of a request may be.
    [snapshot.number]: text([`เลขที่${th}`, `${en}: number`], { managed: true, max: 60, code: true, searched: true }),
    [snapshot.nameTh]: text([`ชื่อ${th}`, `${en}: name`], { managed: true, max: 500, english: snapshot.nameEn }),
    [snapshot.nameEn]: text([`ชื่อ${th} (อังกฤษ)`, `${en}: name (English)`], { managed: true, max: 500 }),
    [snapshot.expires]: date([`วันหมดอายุของ${th}เมื่อเลือก`, `${en}: expiry when chosen`], { managed: true }),
  } as unknown as ReferenceFields<Name, Target, IsRequired<O>>;
}
