/** The screen of an address: a generic one for its entity, or a component the module brings. */
import { use, useMemo, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { ownOf } from '#language/own.ts';
import { rights } from '#language/rights.ts';
import type { PageScreen, ResourceScreen, ScreenPage } from '#language/screen.ts';
import { loadDoor, loadEntity } from '../declarations/declared.ts';
import { useLabel } from '../i18n/locale.ts';
import type { MenuContext } from '../session/menus.ts';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { HOME } from '../route/guard.ts';
import type { Match } from '../route/routeTable.ts';
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
        <Framed match={match} frame={match.screen.frame}>
          <OwnPage module={match.module} name={match.screen.component} />
        </Framed>
      );
    case 'resource':
      return (
        <Framed match={match} frame={match.screen.frame}>
          <ResourcePage match={match} screen={match.screen} page={match.page ?? 'list'} />
        </Framed>
      );
  }
}

/** What several screens stand within stays where it is while one goes from one to the other. */
function Framed({
  match,
  frame,
  children,
}: {
  readonly match: Match;
  readonly frame: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { frames } = use(loadDoor(match.module));
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
  readonly match: Match;
  readonly screen: ResourceScreen;
  readonly page: ScreenPage;
}): ReactElement {
  const { menu: found } = useVisit();
  const own = screen.components?.[page];
  const declared = use(loadEntity(screen.entity));
  const entity = useMemo(() => (screen.isOwn === true ? ownOf(declared) : declared), [screen, declared]);
  const menu = screen.isOwn === true ? { ...OWN, ...found, rights: OWN.rights } : found;
  const label = useLabel();
  const { slots, tables, actions } = use(loadDoor(match.module));
  if (own !== undefined) return <OwnPage module={match.module} name={own} />;
  // The key makes a new screen of a new record: nothing of the last one stays behind in it.
  if (page === 'list') {
    const list = {
      entity,
      base: match.base,
      menu,
      where: onlyAt(screen, match.params),
      ...(found === undefined || screen.frame !== undefined ? { title: label(entity.title) } : {}),
    };
    return entity.document ? (
      <RequestList key={match.base} party={screen.party} {...list} />
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
  if (screen.isAtCounter === true && page === 'create') return <CounterScreen key={page} {...record} />;
  // Nobody's documents are those of the register: who writes there keeps it, and requests nothing.
  const isKept = entity.document && screen.party === undefined && page !== 'view';
  return isKept ? (
    <RegisterScreen key={`${page} ${id ?? ''}`} page={page} {...record} />
  ) : (
    <RecordScreen key={`${page} ${id ?? ''}`} page={page} {...record} />
  );
}

/** The terms of the list, with the parameters of the address in their places. */
export function onlyAt({ only }: Pick<ResourceScreen, 'only'>, params: Match['params']): ResourceScreen['only'] {
  return only?.map((term) =>
    typeof term.value === 'string'
      ? { ...term, value: term.value.replace(/^\{(\w+)\}$/u, (whole, name: string) => params[name] ?? whole) }
      : term,
  );
}

/** What is one's own needs no menu: everything may be done with it. */
const OWN: MenuContext = { id: '', name: '', nameEn: null, icon: null, rights: new Set(rights), attributes: {} };

function OwnPage({ module, name }: { readonly module: string; readonly name: PageScreen['component'] }): ReactElement {
  const { components } = use(loadDoor(module));
  const Found: ComponentType | undefined = components?.[name];
  if (Found === undefined) throw new Error(`The module "${module}" brings no component "${name}"`);
  return <Found />;
}
