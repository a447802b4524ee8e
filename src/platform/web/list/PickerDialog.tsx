import { Suspense, use, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { useVisit } from '../route/visit.ts';
import type { SentTerm } from '../api/resource.ts';
import { MODAL_WIDTH } from '../constants.ts';
import { findIndexedEntity, loadEntity } from '../declarations/loadedModules.ts';
import type { CardValue } from '../fields/control.ts';
import { useLabel } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { createMenuMatcher } from '../session/menus.ts';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { asCardsOnly } from './state/criteria.ts';
import { ListScreen } from './ListScreen.tsx';
import { texts } from './texts.ts';

export interface PickerDialogProps {
  readonly entityName: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPick: (rows: readonly CardValue[]) => void;
  readonly isMany?: boolean | undefined;
  readonly where?: readonly SentTerm[] | undefined;
}

/** Shows the whole list of an entity to choose from. */
export function PickerDialog({
  entityName,
  isOpen,
  onClose,
  onPick,
  isMany = false,
  where,
}: PickerDialogProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const outlined = findIndexedEntity(entityName);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('pickTitle', { what: outlined === undefined ? '' : label(outlined.title) })}
      width={MODAL_WIDTH}
    >
      <Suspense fallback={<Skeleton kind="table" />}>
        <PickerList entityName={entityName} onPick={onPick} isMany={isMany} where={where} />
      </Suspense>
    </Dialog>
  );
}

/**
 * Uses the menu of the picked entity, if the person has it; with the menu of the page behind only names may be seen.
 */
function PickerList({
  entityName,
  onPick,
  isMany,
  where = ANYTHING,
}: Omit<PickerDialogProps, 'isOpen' | 'onClose'>): ReactElement {
  const { info, menu: menuBehind, path } = useVisit();
  const entity = use(loadEntity(entityName));
  const home = findIndexedEntity(entityName)?.path ?? null;
  const own = home === null ? undefined : createMenuMatcher(info.menus)(home);
  const isOpenHere = own?.rights.has('canView') === true || own?.rights.has('canSelect') === true;
  const offered = isOpenHere ? withoutState(entity) : asCardsOnly(entity);
  return (
    <ListScreen
      entity={offered}
      base={home ?? path}
      menu={isOpenHere ? own : menuBehind}
      where={[...(entity.kind === 'record' ? ACTIVE : []), ...where]}
      isInUrl={false}
      canSelect
      isMany={isMany}
      isFixed={!isOpenHere}
      onSelect={onPick}
      {...(isOpenHere && own !== undefined ? { headers: { 'x-menu-id': own.id } } : {})}
    />
  );
}

const ANYTHING: readonly SentTerm[] = [];

/** Archived records cannot be chosen. */
const ACTIVE: readonly SentTerm[] = [{ name: 'isActive', type: 'Boolean', operator: '=', value: true }];

function withoutState(entity: AnyEntity): AnyEntity {
  return { ...entity, list: { ...entity.list, search: entity.list.search.filter((path) => path !== 'isActive') } };
}
