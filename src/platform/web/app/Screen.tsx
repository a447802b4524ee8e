/** Renders the screen of an address: a generic one for its entity, or a component of the module. */
import { use, useMemo, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { ownEntityOf } from '#language/ownEntity.ts';
import { withRootListed } from '#platform/model/request/caseLists.ts';
import { rights } from '#language/rights.ts';
import type { PageScreen, ResourceScreen, ScreenPage } from '#language/screen.ts';
import { getModuleIndex, loadModuleWeb, loadEntity } from '../declarations/loadedModules.ts';
import { documentOfModule } from '../declarations/moduleDocuments.ts';
import { recordPagesOf, rootPagesOf } from '../session/recordPages.ts';
import { loadScreenWeb } from '../declarations/screenWeb.ts';
import { useLabel } from '../i18n/locale.ts';
import type { MenuContext } from '../session/menus.ts';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { HOME } from '../route/guard.ts';
import type { ScreenMatch } from '../route/routeTable.ts';
import { useVisit } from '../route/visit.ts';

const Home = lazyComponent(() => import('../home/Home.tsx'), 'Home');
const Landing = lazyComponent(() => import('../menu/Landing.tsx'), 'Landing');
const NotFound = lazyComponent(() => import('../pages/NotFound.tsx'), 'NotFound');
const ListScreen = lazyComponent(() => import('../list/ListScreen.tsx'), 'ListScreen');
const RequestList = lazyComponent(() => import('../request/list/RequestList.tsx'), 'RequestList');
const RegisterScreen = lazyComponent(() => import('../request/register/RegisterScreen.tsx'), 'RegisterScreen');
const CounterScreen = lazyComponent(() => import('../request/counter/CounterScreen.tsx'), 'CounterScreen');
const RecordScreen = lazyComponent(() => import('../form/RecordScreen.tsx'), 'RecordScreen');

export function Screen(): ReactElement {
  const { path, match } = useVisit();
  if (path === HOME) return <Home />;
  if (match === undefined) return <NotFound />;
  switch (match.screen.kind) {
    case 'landing':
      return <Landing />;
    case 'page':
      return (
        <WithModuleFrame match={match} frame={match.screen.frame}>
          <ModulePage module={match.module} name={match.screen.component} />
        </WithModuleFrame>
      );
    case 'resource':
      return (
        <WithModuleFrame match={match} frame={match.screen.frame}>
          <ResourcePage match={match} screen={match.screen} page={match.page ?? 'list'} />
        </WithModuleFrame>
      );
  }
}

/** A frame around several screens remains mounted while the person moves between them. */
function WithModuleFrame({
  match,
  frame,
  children,
}: {
  readonly match: ScreenMatch;
  readonly frame: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { frames } = use(loadModuleWeb(match.module));
  if (frame === undefined) return children;
  const Frame = frames?.[frame];
  if (Frame === undefined) throw new Error(`The module "${match.module}" brings no frame "${frame}"`);
  return <Frame params={match.params}>{children}</Frame>;
}

function ResourcePage({
  match,
  screen,
  page,
}: {
  readonly match: ScreenMatch;
  readonly screen: ResourceScreen;
  readonly page: ScreenPage;
}): ReactElement {
  const { menu: found } = useVisit();
  const own = screen.components?.[page];
  const declared = use(loadEntity(screen.entity));
  const entity = useMemo(() => entityOfScreen(screen, declared), [screen, declared]);
  const menu = screen.isOwn === true ? { ...FULL_RIGHTS_MENU, ...found, rights: FULL_RIGHTS_MENU.rights } : found;
  const { menus } = useVisit().info;
  const pages = useMemo(() => {
    const { screens } = getModuleIndex();
    return screen.isForAllTypes === true
      ? recordPagesOf({ screens, entity: screen.entity, menus })
      : screen.pages.includes('view')
        ? undefined
        : rootPagesOf({ screens, part: declared, menus });
  }, [screen, declared, menus]);
  const label = useLabel();
  const { slots, tables, actions } = use(loadScreenWeb(match.module, screen.entity));
  if (own !== undefined) return <ModulePage module={match.module} name={own} />;
  // The key creates a new screen for a new record, so that no state of the last one remains.
  if (page === 'list') {
    const list = {
      entity,
      base: match.base,
      menu,
      where: listTermsAt(screen, match.params),
      pages,
      ...(found === undefined || screen.frame !== undefined ? { title: label(entity.title) } : {}),
    };
    return entity.isDocument ? (
      <RequestList key={match.base} party={screen.party} alsoListed={screen.alsoListed} {...list} />
    ) : (
      <ListScreen key={match.base} {...list} />
    );
  }
  const { id } = match.params;
  const record = {
    entity,
    base: match.base,
    menu,
    ...(id === undefined ? {} : { id }),
    ...(slots === undefined ? {} : { slots }),
    tables,
    actions: actions?.[entity.name],
  };
  if (screen.isAtCounter === true && page === 'create')
    return <CounterScreen key={`${match.base} ${page}`} {...record} />;
  // Documents without a party belong to the register: officers who write there edit it directly, and file no request.
  const isRegisterForm = entity.isDocument && screen.party === undefined && page !== 'view';
  return isRegisterForm ? (
    <RegisterScreen key={`${match.base} ${page} ${id ?? ''}`} page={page} {...record} />
  ) : (
    <RecordScreen key={`${match.base} ${page} ${id ?? ''}`} page={page} {...record} />
  );
}

/** Returns the entity as the screen shows it: the records of the person, or the documents of the module. */
function entityOfScreen(
  { isOwn, documentTypes, isMapFirst, alsoListed }: ResourceScreen,
  declared: AnyEntity,
): AnyEntity {
  if (declared.partOf !== undefined) return withRootListed(declared, alsoListed);
  const ofModule = documentTypes === undefined ? declared : documentOfModule(declared, documentTypes);
  const entity = isOwn === true ? ownEntityOf(ofModule) : ofModule;
  return isMapFirst === true ? { ...entity, list: { ...entity.list, isMapFirst } } : entity;
}

/** Returns the terms of the list with the parameters of the address inserted. */
export function listTermsAt(
  { listFilter }: Pick<ResourceScreen, 'listFilter'>,
  params: ScreenMatch['params'],
): ResourceScreen['listFilter'] {
  return listFilter?.map((term) =>
    typeof term.value === 'string'
      ? { ...term, value: term.value.replace(/^\{(\w+)\}$/u, (whole, name: string) => params[name] ?? whole) }
      : term,
  );
}

/** A person's own data needs no menu: every action is allowed. */
const FULL_RIGHTS_MENU: MenuContext = {
  id: '',
  name: '',
  nameEn: null,
  icon: null,
  rights: new Set(rights),
  attributes: {},
};

function ModulePage({
  module,
  name,
}: {
  readonly module: string;
  readonly name: PageScreen['component'];
}): ReactElement {
  const { components } = use(loadModuleWeb(module));
  const Found: ComponentType | undefined = components?.[name];
  if (Found === undefined) throw new Error(`The module "${module}" brings no component "${name}"`);
  return <Found />;
}
