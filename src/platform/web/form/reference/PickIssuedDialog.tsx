import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactElement } from 'react';
import { standingLabels } from '#platform/model/request/shortDetail.ts';
import {
  PICK_SIZE,
  pickableStandings,
  type PickableStanding,
  type PickRow,
} from '#platform/model/request/documentPicker.ts';
import { useDebounced } from '../../fields/options/useDebounced.ts';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import controls from '../../fields/controls/controls.module.css';
import { searchIssued, type PickContext } from './searchIssued.ts';
import { PickLine } from './PickLine.tsx';
import css from './PickIssuedDialog.module.css';
import { texts } from './texts.ts';

export interface PickIssuedDialogProps {
  readonly context: PickContext;
  /** Name of what is chosen. */
  readonly what: string;
  /** Reason why a search is not possible yet. */
  readonly whyNot?: string | undefined;
  /** The documents of all holders are listed only after a search. */
  readonly isOfAnybody?: boolean;
  /** How many may be chosen at once; one by default. */
  readonly maxPicked?: number;
  /** Revisions that are already used, where each may be used only once. */
  readonly taken?: ReadonlySet<string>;
  readonly onClose: () => void;
  readonly onPick: (rows: readonly PickRow[]) => void;
}

const WIDTH = '720px';

/**
 * Searches documents that may be referred to, by number or name. Those that may not be chosen are shown too, with the
 * reason.
 */
export function PickIssuedDialog({
  context,
  what,
  whyNot,
  isOfAnybody = false,
  maxPicked = 1,
  taken = NOTHING,
  onClose,
  onPick,
}: PickIssuedDialogProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [standing, setStanding] = useState<PickableStanding>();
  const [chosen, setChosen] = useState<ReadonlyMap<string, PickRow>>(new Map());
  const isMany = maxPicked > 1;
  const found = useIssuedSearch(context, { typed, standing, isOff: whyNot !== undefined });
  const toggle = (row: PickRow): void => {
    const next = new Map(chosen);
    if (!next.delete(row.id)) next.set(row.id, row);
    setChosen(next);
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      {isMany ? (
        <Button
          kind="primary"
          onClick={() => onPick([...chosen.values()])}
          disabledReason={
            chosen.size === 0 ? t('pickSome') : chosen.size > maxPicked ? t('tooMany', { n: maxPicked }) : undefined
          }
        >
          {t('add', { n: chosen.size })}
        </Button>
      ) : null}
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('title', { what })} width={WIDTH} footer={footer} initialFocus={box}>
      <div className={css.question}>
        <LabelledInput
          ref={box}
          label={t('search')}
          isField
          type="search"
          value={typed}
          autoComplete="off"
          placeholder={t('searchHint')}
          start={<Icon name="search" size={14} />}
          onChange={(event) => setTyped(event.target.value)}
        />
        {isOfAnybody ? null : (
          <label className={css.standing}>
            <span>{t('standing')}</span>
            <select
              className={controls.input}
              value={standing ?? ''}
              onChange={(event) => setStanding(pickableStandings.find((candidate) => candidate === event.target.value))}
            >
              <option value="">{t('any')}</option>
              {pickableStandings.map((candidate) => (
                <option key={candidate} value={candidate}>
                  {label(standingLabels[candidate])}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className={css.found} aria-busy={found.isLoading}>
        {whyNot === undefined ? null : <EmptyState title={whyNot} />}
        {found.isFailed ? (
          <EmptyState title={t('failed')} action={<Button onClick={found.retry}>{t('retry')}</Button>} />
        ) : null}
        {found.isLoading && found.rows.length === 0 ? <Skeleton kind="table" /> : null}
        {whyNot === undefined && !found.isLoading && !found.isFailed && found.rows.length === 0 ? (
          <EmptyState title={t(emptyTextFor(context, { typed: typed.trim(), standing, isOfAnybody }))} />
        ) : null}
        {found.rows.length === 0 ? null : (
          <ul className={css.rows} aria-label={what}>
            {found.rows.map((row) => (
              <PickLine
                key={row.id}
                row={row}
                isMany={isMany}
                isChosen={chosen.has(row.id)}
                whyNot={taken.has(row.id) ? t('already') : row.why === null ? undefined : label(row.why)}
                onPress={() => (isMany ? toggle(row) : onPick([row]))}
              />
            ))}
          </ul>
        )}
        {found.hasMore ? (
          <Button isBusy={found.isLoading} onClick={found.loadMore}>
            {t('more')}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Returns why nothing was found: too little was typed, nothing is there, or nothing matches the form. */
function emptyTextFor(
  { matching }: PickContext,
  { typed, standing, isOfAnybody }: Pick<IssuedSearch, 'typed' | 'standing'> & { readonly isOfAnybody: boolean },
): 'typeMore' | 'none' | 'noneAtAll' | 'noneMatching' {
  if (isOfAnybody && typed.length < MIN_LETTERS) return 'typeMore';
  if (typed !== '' || standing !== undefined) return 'none';
  return matching === undefined ? 'noneAtAll' : 'noneMatching';
}

const NOTHING: ReadonlySet<string> = new Set();
/** The minimum that the search index supports. */
const MIN_LETTERS = 3;

interface IssuedSearch {
  readonly typed: string;
  readonly standing: PickableStanding | undefined;
  readonly isOff: boolean;
}

function useIssuedSearch(place: PickContext, { typed, standing, isOff }: IssuedSearch) {
  const text = useDebounced(typed.trim());
  const found = useInfiniteQuery({
    queryKey: ['pick', place, text, standing],
    // The standing of a document may change from one minute to the next.
    staleTime: 0,
    enabled: !isOff,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      searchIssued(
        place,
        { text, first: pageParam, size: PICK_SIZE, ...(standing === undefined ? {} : { standing }) },
        { signal, silent: true },
      ),
    getNextPageParam: ({ isMore }, pages) =>
      isMore ? pages.reduce((sum, { data }) => sum + data.length, 0) : undefined,
  });
  const isStale = text !== typed.trim();
  return {
    // A row of a previous query must not be chosen by a quick click.
    rows: isStale ? [] : (found.data?.pages.flatMap(({ data }) => data) ?? []),
    isLoading: !isOff && (found.isFetching || isStale),
    isFailed: found.isError,
    hasMore: found.hasNextPage && !isStale,
    loadMore: () => void found.fetchNextPage(),
    retry: () => void found.refetch(),
  };
}
