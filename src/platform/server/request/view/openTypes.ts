/** The types of document of which a person may open issued ones, and the screens on which they have them. */
import { requestDeclarationsOf, type Catalogue } from '#language/catalogue.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { holds } from '../../find/rank.ts';
import { screensByEntityOf, type ScreenOfEntity } from '../../find/screensByEntity.ts';
import type { CallContext } from '../../http/call.ts';

export interface OpenType {
  readonly documentType: string;
  readonly declaration: RequestDeclaration;
  /** The register if they have it, otherwise another list that shows issued documents. */
  readonly screen: ScreenOfEntity;
  /** All screens with such documents; those on which a case is handled come first. */
  readonly screens: readonly ScreenOfEntity[];
}

/** In the order of the menu. */
export async function findOpenTypes({ app, actor }: Pick<CallContext, 'app' | 'actor'>): Promise<readonly OpenType[]> {
  const { catalogue } = app;
  const places = screensByEntityOf({ catalogue, actor, info: await app.sessions.infoFor(actor) });
  const ownFacts = ownFactTypes(catalogue);
  return [...places].flatMap(([entity, screens]) =>
    requestDeclarationsOf(catalogue, entity)
      .filter(({ documentTypes }) => !documentTypes.some((type) => ownFacts.has(type)))
      .flatMap((declaration) =>
        declaration.documentTypes.flatMap((documentType) => {
          const screen = findScreenOfIssued(screens, documentType);
          return screen === undefined ? [] : [{ documentType, declaration, screen, screens }];
        }),
      ),
  );
}

/** A screen for all types has no page of its own for a document, and gives no right to one. */
function findScreenOfIssued(screens: readonly ScreenOfEntity[], documentType: string): ScreenOfEntity | undefined {
  const issued = { id: '', isCurrent: true, refDocumentType: { code: documentType } };
  const withIssued = screens.filter(
    ({ isForAllTypes, listFilter = [] }) => isForAllTypes !== true && listFilter.every((where) => holds(where, issued)),
  );
  return withIssued.find(({ party }) => party === undefined) ?? withIssued[0];
}

/** Registrations of holders and of their people: they are not what a holder has, but who the holder is. */
function ownFactTypes({ entities }: Catalogue): ReadonlySet<string> {
  return new Set([...entities.values()].flatMap(({ scope: { registration } }) => registration ?? []));
}
