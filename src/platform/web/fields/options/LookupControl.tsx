import { useQuery } from '@tanstack/react-query';
import { memo, useState, type ReactElement } from 'react';
import type { ChoiceField, LookupField } from '#language/field.ts';
import type { SentTerm } from '../../api/resource.ts';
import { useLocale } from '../../i18n/locale.ts';
import type { CardValue, ControlProps } from '../control.ts';
import { inputProps } from '../controls/inputProps.ts';
import { lookupText } from '../display.ts';
import { Combobox, type OpenOptionList } from './Combobox.tsx';
import { BY_SEQ, groupOf, inGroup, LOOKUPS, lookupsQuery, type LookupRow } from './lookups.ts';
import { isMatch, optionOf, type OptionPage } from './option.ts';
import { OptionList } from './OptionList.tsx';
import { useRemoteOptions } from './useRemoteOptions.ts';

type LookupProps = ControlProps<CardValue, ChoiceField | LookupField>;

/** Chooses a word of a vocabulary. A word that was archived since is still displayed, but no longer offered. */
export const LookupControl = memo(function LookupControl(props: LookupProps): ReactElement {
  const { field, value, onChange, onBlur, isInCell = false, where } = props;
  const locale = useLocale();
  return (
    <Combobox
      input={inputProps(props)}
      displayText={lookupText(value, locale)}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      isInCell={isInCell}
      renderOptions={(open) =>
        where === undefined ? (
          <GroupOptions field={field} open={open} />
        ) : (
          <RemoteLookupOptions group={groupOf(field)} where={where} open={open} />
        )
      }
    />
  );
});

function GroupOptions({
  field,
  open,
}: {
  readonly field: ChoiceField | LookupField;
  readonly open: OpenOptionList;
}): ReactElement {
  const group = groupOf(field);
  const locale = useLocale();
  const { data, isPending, isError, refetch } = useQuery(lookupsQuery(group));
  const [limit, setLimit] = useState(PAGE_ROWS);
  if (data?.isWhole === false) return <RemoteLookupOptions group={group} where={NOTHING_MORE} open={open} />;
  const rows = data?.rows.filter((row) => isOffered(field, row) && isMatch(CARD, { ...row }, open.query)) ?? [];
  const page: OptionPage = {
    options: rows.slice(0, limit).map((row) => optionOf(CARD, { ...row }, locale)),
    isLoading: isPending,
    isFailed: isError,
    hasMore: rows.length > limit,
    loadMore: () => setLimit(limit + PAGE_ROWS),
    retry: () => void refetch(),
  };
  return <OptionList {...open} page={page} />;
}

function RemoteLookupOptions({
  group,
  where,
  open,
}: {
  readonly group: string;
  readonly where: readonly SentTerm[];
  readonly open: OpenOptionList;
}): ReactElement {
  const page = useRemoteOptions(
    {
      wire: LOOKUPS.wire,
      card: CARD,
      where: [inGroup(group), ACTIVE, ...where],
      sort: BY_SEQ,
      key: ['lookups', group, 'pick'],
    },
    open.query,
  );
  return <OptionList {...open} page={page} />;
}

const CARD = { key: 'key', th: 'value', en: 'value2' } as const;
const ACTIVE: SentTerm = { name: 'isActive', type: 'Boolean', operator: '=', value: true };
const NOTHING_MORE: readonly SentTerm[] = [];
/** Further rows are rendered on request. */
const PAGE_ROWS = 100;

/** A choice offers only the words that the code knows; other rows of its group are not offered. */
function isOffered({ kind }: ChoiceField | LookupField, row: LookupRow): boolean {
  return row.isActive && (kind === 'lookup' || row.code !== null);
}
