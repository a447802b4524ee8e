/**
 * Makes the printed form of a document from what a module supplies: a template and a pure function of the loaded data.
 * That function gets the document with its names, typed by its declaration, and its holder, its signatory and the
 * person for whom they sign.
 */
import type { Locale } from '#language/label.ts';
import type { NamedRecord } from '#language/namedRecord.ts';
import { idOf } from '#language/readUnknown.ts';
import type { EntityName } from '#language/registry.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Authority } from '#platform/model/settings/paperAuthority.ts';
import type { App } from '../../app.ts';
import { namedHolderIdOf } from '../case/loadCase.ts';
import type { Case } from '../case/caseRows.ts';
import type { FormFiling, FormContext, Issue, Paper, PaperContext } from './paper.ts';
import { loadLogo, loadPaperParties, type PaperParties } from './paperParties.ts';
import { checkOf, type Check } from '../case/shortDetailAddress.ts';
import { loadAuthority } from '../../paper/authority.ts';
import { loadHolder, type Holder } from '../../paper/holder.ts';
import { loadNamedRecord, type ExtraFields } from '../../resource/read/loadNamedRecord.ts';
import { picturesByName } from '../../paper/pictures.ts';
import { paperFormatterFor, type PaperFormatter } from '../../paper/paperFormatter.ts';

/** All data from which a paper is made. */
export interface SheetBase<E extends EntityName> {
  readonly format: PaperFormatter;
  readonly document: NamedRecord<E>;
  readonly holder: Holder;
  readonly parties: Omit<PaperParties, 'holder'>;
  readonly authority: Authority;
  readonly today: PlainDate;
  /** The name of the picture that the administrator has set; null if there is none. */
  readonly emblem: string | null;
}

export interface PaperSheet<E extends EntityName> extends SheetBase<E> {
  /** Null for a draft. */
  readonly issue: Issue | null;
  /** The public address at which anybody can check whether it is valid; null for a draft. */
  readonly check: Check | null;
  readonly validMonths: number | null;
}

export interface FormSheet<E extends EntityName> extends SheetBase<E> {
  /** Null for a draft. The person who files it is printed as the signatory. */
  readonly filing: FormFiling | null;
  /** The kind of request: new, renew, change, cancel. */
  readonly kind: string;
  /** The number of the dossier that is renewed, changed or cancelled. */
  readonly registered: string | null;
  /** True if the applicant acts by a power of the holder. */
  readonly isByPower: boolean;
}

/** Additional data that a module loads, and pictures by the names under which the template finds them. */
export interface ExtraData<More> {
  readonly more: More;
  readonly pictures?: Readonly<Record<string, Buffer>>;
}

interface TemplateOptions<S, More> {
  /** Path from the source folder: `modules/to-whom/server/letter.typ`. */
  readonly template: string;
  readonly data: (sheet: S, more: More) => object;
}

interface ReadOptions<E extends EntityName, More> {
  readonly alsoRead?: ExtraFields;
  readonly load?: (
    app: App,
    context: { readonly document: NamedRecord<E>; readonly found: Case; readonly issue: Issue | null },
  ) => Promise<ExtraData<More>>;
}

export interface PaperOptions<E extends EntityName, More>
  extends TemplateOptions<PaperSheet<E>, More>, ReadOptions<E, More> {
  /** Thai, unless the paper is for a reader abroad. */
  readonly lang?: Locale;
  /** For a paper in Thai: it can also be made in English on demand, and is marked as a translation. */
  readonly isTranslated?: true;
  /** The application for it: `formOf`, or `declaredForm`. */
  readonly form?: Paper['form'];
}

export function paperOf<E extends EntityName, More = undefined>(entity: E, options: PaperOptions<E, More>): Paper {
  const printIn =
    (lang: Locale) =>
    async (app: App, { found, issue }: PaperContext): Promise<Buffer> => {
      const { sheet, more, pictures } = await loadSheet(app, {
        entity,
        found,
        signing: issue,
        issue,
        lang,
        reading: options,
      });
      const check = issue === null ? null : checkOf(app.config, found.document);
      const data = options.data(
        { ...sheet, issue, check, validMonths: found.declaration.validity?.months ?? null },
        more,
      );
      return app.printer.print({ template: options.template, data: { ...data }, pictures });
    };
  const { lang = 'th', isTranslated, form } = options;
  return {
    render: printIn(lang),
    ...(isTranslated === undefined ? {} : { translate: printIn('en') }),
    ...(form === undefined ? {} : { form }),
  };
}

export type FormOptions<E extends EntityName, More> = TemplateOptions<FormSheet<E>, More> & ReadOptions<E, More>;

/** Prints the application for a document as it is filed: in Thai, the language of the law. */
export function formOf<E extends EntityName, More = undefined>(
  entity: E,
  options: FormOptions<E, More>,
): NonNullable<Paper['form']> {
  return async (app, context) => {
    const { sheet, more, pictures } = await loadFormSheet(app, { entity, context, reading: options });
    return app.printer.print({ template: options.template, data: { ...options.data(sheet, more) }, pictures });
  };
}

interface FormSheetOptions<E extends EntityName, More> {
  readonly entity: E;
  readonly context: FormContext;
  readonly reading: ReadOptions<E, More>;
}

export async function loadFormSheet<E extends EntityName, More>(
  app: App,
  { entity, context, reading }: FormSheetOptions<E, More>,
) {
  const { found, filing } = context;
  const { request, dossier } = found;
  const signing = filing === null ? null : { signatoryId: filing.applicantId, principalId: null };
  const loaded = await loadSheet(app, { entity, found, signing, issue: null, lang: 'th', reading });
  const sheet: FormSheet<E> = {
    ...loaded.sheet,
    filing,
    kind: request.refRequestType,
    registered: typeof dossier.code === 'string' ? dossier.code : null,
    isByPower: idOf(request.refAuthorize ?? null) !== null,
  };
  return { ...loaded, sheet };
}

interface SheetOptions<E extends EntityName, More> {
  readonly entity: E;
  readonly found: Case;
  readonly signing: Pick<Issue, 'signatoryId' | 'principalId'> | null;
  readonly issue: Issue | null;
  readonly lang: Locale;
  readonly reading: ReadOptions<E, More>;
}

async function loadSheet<E extends EntityName, More>(
  app: App,
  { entity, found, signing, issue, lang, reading }: SheetOptions<E, More>,
) {
  const db = app.pools.api;
  const logo = await loadLogo(app);
  const { holder, ...parties } = await loadPaperParties(app, db, { found, issue: signing });
  const document = await loadNamedRecord(app, db, {
    entity,
    record: found.document,
    ...(reading.alsoRead === undefined ? {} : { alsoRead: reading.alsoRead }),
  });
  const sheet: SheetBase<E> = {
    format: paperFormatterFor(lang),
    document,
    holder: await loadHolder(db, { id: namedHolderIdOf(found.request), name: holder }),
    parties,
    authority: await loadAuthority(db),
    today: app.clock.today(),
    emblem: logo?.name ?? null,
  };
  const loaded = await reading.load?.(app, { document, found, issue });
  const pictures = { ...loaded?.pictures, ...picturesByName([logo]) };
  // Without a loader no additional data is used, and `More` is undefined.
  return { sheet, more: loaded?.more as More, pictures };
}
