import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { lookupText } from '#platform/web/fields/display.ts';
import { lookupsQuery, type LookupRow } from '#platform/web/fields/options/lookups.ts';
import { Segments } from '#platform/web/ui/input/Segments.tsx';
import { requestType } from '#platform/model/businessChoices.ts';
import { questionFields } from '../../feeQuestion.ts';
import css from './KindOfRequest.module.css';

export interface KindOfRequestProps {
  readonly kinds: readonly LookupRow[];
  readonly chosen: LookupRow | undefined;
  readonly onChange: (kind: LookupRow | undefined) => void;
}

/** Chooses one of the four, in the words of the administrator. */
export function KindOfRequest({ kinds, chosen, onChange }: KindOfRequestProps): ReactElement {
  const locale = useLocale();
  const label = useLabel();
  const text = label(questionFields.requestType.label);
  return (
    <div className={css.kind}>
      <span className={css.label} aria-hidden="true">
        {text}
      </span>
      <Segments
        label={text}
        segments={kinds.map((row) => ({ key: row.id, label: lookupText(row, locale) }))}
        value={chosen?.id ?? ''}
        onChange={(id) => onChange(kinds.find((row) => row.id === id))}
      />
    </div>
  );
}

/** The kinds that code knows, in their order. */
export function useKinds(): readonly LookupRow[] {
  const { data } = useQuery(lookupsQuery(requestType.group));
  return data?.rows.filter(({ code, isActive }) => code !== null && isActive) ?? NONE;
}

const NONE: readonly LookupRow[] = [];
