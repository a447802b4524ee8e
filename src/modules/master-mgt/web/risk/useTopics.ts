/** The topics a scheme names, with what each may find. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CodeBook } from '#platform/web/form/codeBook.ts';
import { search, type WireRecord } from '#platform/web/api/resource.ts';
import { CACHED_LIST_MS } from '#platform/web/constants.ts';
import { findDecimal, type Decimal } from '#language/values/decimal.ts';
import { riskAnswer } from '../../choices.ts';
import type { RiskAnswer } from '../../riskConditions.ts';

export interface TopicCondition {
  readonly id: string;
  readonly refAnswer: RiskAnswer | null;
  readonly fromPercent: Decimal | null;
  readonly score: number;
}

export interface KnownTopic {
  readonly id: string;
  readonly nameTh: string;
  readonly nameEn: string | null;
  readonly conditions: readonly TopicCondition[];
}

const TOPICS = { wire: 'master/risk-topics' } as const;

export function useTopics(ids: readonly string[], codes: CodeBook): UseQueryResult<readonly KnownTopic[]> {
  return useQuery({
    queryKey: ['/api/v1/master/risk-topics', 'trial', ids],
    staleTime: CACHED_LIST_MS,
    enabled: ids.length > 0,
    queryFn: async ({ signal }) => {
      const where = [{ name: 'id', type: 'UUID', operator: 'in', value: ids }] as const;
      const { data } = await search(TOPICS, { select: ['nameTh', 'nameEn'], page: 0, size: ids.length, where, children: [{ name: 'conditions' }] }, { signal, silent: true });
      return data.map((row) => topicOf(row, codes));
    },
  });
}

function topicOf(row: WireRecord, codes: CodeBook): KnownTopic {
  const conditions = (row['conditions'] ?? []) as readonly WireRecord[];
  return {
    id: row.id,
    nameTh: String(row['nameTh']),
    nameEn: typeof row['nameEn'] === 'string' ? row['nameEn'] : null,
    conditions: conditions.map((one) => ({ id: one.id, refAnswer: codes.codeOf(riskAnswer.group, one['refAnswer']) as RiskAnswer | null, fromPercent: findDecimal(one['fromPercent']) ?? null, score: Number(one['score']) })),
  };
}
