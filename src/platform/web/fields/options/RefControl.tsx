import { useQuery } from '@tanstack/react-query';
import { memo, type ReactElement } from 'react';
import { cardFieldNamesOf } from '#language/catalogue.ts';
import type { RefField } from '#language/field.ts';
import type { IndexedEntity } from '#language/moduleIndex.ts';
import { baseOf, searchRecords, type SentTerm } from '../../api/resource.ts';
import { CACHED_LIST_MS, FETCH_ALL_SIZE } from '../../constants.ts';
import { catalogue, findIndexedEntity } from '../../declarations/loadedModules.ts';
import { useLocale } from '../../i18n/locale.ts';
import type { CardValue, ControlProps } from '../control.ts';
import { inputProps } from '../controls/inputProps.ts';
import { cardOf, cardText } from '../display.ts';
import { Combobox, type OpenOptionList } from './Combobox.tsx';
import { cardFrom } from './option.ts';
import { OptionList } from './OptionList.tsx';
import { PickButton } from './PickButton.tsx';
import { treeOptions } from './treeOptions.ts';
import { useRemoteOptions } from './useRemoteOptions.ts';

type RefProps = ControlProps<CardValue, RefField>;

/** Chooses another record by its code or name. */
export const RefControl = memo(function RefControl(props: RefProps): ReactElement {
  const { field, value, onChange, onBlur, isInCell = false, isDisabled = false, where = EVERYTHING } = props;
  const locale = useLocale();
  const card = cardOf(field);
  return (
    <Combobox
      input={inputProps(props)}
      displayText={cardText(card, value, locale)}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      isInCell={isInCell}
      tools={
        isDisabled || isInCell ? null : (
          <PickButton target={field.target} where={where} onPick={(row) => onChange(cardFrom(card, row))} />
        )
      }
      renderOptions={(open) => <RefOptions target={field.target} where={where} open={open} />}
    />
  );
});

interface OptionsProps {
  readonly target: string;
  readonly where: readonly SentTerm[];
  readonly open: OpenOptionList;
}

function RefOptions({ target, where, open }: OptionsProps): ReactElement {
  const outlined = findIndexedEntity(target);
  if (outlined === undefined) throw new Error(`No entity is declared with the name "${target}"`);
  // For lookups only a single group is small, and a reference to them may be to any group.
  const isTree = outlined.small && outlined.tree !== null && target !== 'lookup';
  return isTree ? (
    <TreeOptions outlined={outlined} target={target} where={where} open={open} />
  ) : (
    <RemoteRefOptions outlined={outlined} target={target} where={where} open={open} />
  );
}

function RemoteRefOptions({
  outlined,
  target,
  where,
  open,
}: OptionsProps & { readonly outlined: IndexedEntity }): ReactElement {
  const { wire, card } = outlined;
  const page = useRemoteOptions(
    {
      wire,
      card: card ?? undefined,
      where: [...activeOnly(target), ...where],
      sort: byCard(outlined),
      key: [baseOf({ wire }), 'pick'],
    },
    tidySearchText(outlined, target, open.query),
  );
  return <OptionList {...open} page={page} />;
}

/**
 * Loads all rows once and searches them in the browser. People who may see only cards see them without their hierarchy.
 */
function TreeOptions({
  outlined,
  target,
  where,
  open,
}: OptionsProps & { readonly outlined: IndexedEntity }): ReactElement {
  const { wire, card, tree } = outlined;
  const locale = useLocale();
  const through = tree ?? '';
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [baseOf({ wire }), 'tree', where],
    staleTime: CACHED_LIST_MS,
    queryFn: ({ signal }) =>
      searchRecords(
        { wire },
        {
          select: ['id', ...cardFieldNamesOf({ card: outlined.card ?? undefined }), `${through}.id`],
          page: 0,
          size: FETCH_ALL_SIZE,
          where: [...activeOnly(target), ...where],
          sort: byCard(outlined),
        },
        { signal, silent: true },
      ),
  });
  if (isError) return <RemoteRefOptions outlined={outlined} target={target} where={where} open={open} />;
  const options =
    data === undefined
      ? []
      : treeOptions({ rows: data.data, card: card ?? undefined, through, query: open.query, locale });
  return (
    <OptionList
      {...open}
      page={{
        options,
        isLoading: isPending,
        isFailed: false,
        hasMore: false,
        loadMore: () => undefined,
        retry: () => void refetch(),
      }}
    />
  );
}

const EVERYTHING: readonly SentTerm[] = [];

/** Parts and logs cannot be archived. */
function activeOnly(target: string): readonly SentTerm[] {
  const kind = catalogue.entities.get(target)?.kind ?? 'record';
  return kind === 'record' ? [{ name: 'isActive', type: 'Boolean', operator: '=', value: true }] : [];
}

/** Codes may be typed with and without their dots. */
function tidySearchText({ card }: IndexedEntity, target: string, typed: string): string {
  const field = card?.key === undefined ? undefined : catalogue.entities.get(target)?.fields[card.key];
  return field?.kind === 'text' && field.tidy !== undefined ? field.tidy(typed.trim()) : typed;
}

function byCard({ card }: IndexedEntity): readonly { readonly name: string; readonly type: 'ASC' }[] {
  return [{ name: card?.key ?? card?.th ?? 'id', type: 'ASC' }];
}
