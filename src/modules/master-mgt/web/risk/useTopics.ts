/** Loads the topics of a scheme, with the possible findings of each. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { searchRecords, type WireRecord } from '#platform/web/api/resource.ts';
import { CACHED_LIST_MS } from '#platform/web/constants.ts';
import { findDecimal, type Decimal } from '#language/values/decimal.ts';

export interface TopicCondition {
  readonly id: string;
  /** A row of the vocabulary, in the words of administrators. */
  readonly answer: unknown;
  readonly fromPercent: Decimal | null;
  readonly score: number;
}

export interface LoadedTopic {
  readonly id: string;
  readonly nameTh: string;
  readonly nameEn: string | null;
  readonly conditions: readonly TopicCondition[];
}

const TOPICS = { wire: 'master/risk-topics' } as const;

export function useTopics(ids: readonly string[]): UseQueryResult<readonly LoadedTopic[]> {
  return useQuery({
    queryKey: ['/api/v1/master/risk-topics', 'trial', ids],
    staleTime: CACHED_LIST_MS,
    enabled: ids.length > 0,
    queryFn: async ({ signal }) => {
      const where = [{ name: 'id', type: 'UUID', operator: 'in', value: ids }] as const;
      const { data } = await searchRecords(
        TOPICS,
        { select: ['nameTh', 'nameEn'], page: 0, size: ids.length, where, children: [{ name: 'conditions' }] },
        { signal, silent: true },
      );
      return data.map(topicOf);
    },
  });
}

function topicOf(row: WireRecord): LoadedTopic {
  const conditions = (row['conditions'] ?? []) as readonly WireRecord[];
  return {
    id: row.id,
    nameTh: String(row['nameTh']),
    nameEn: typeof row['nameEn'] === 'string' ? row['nameEn'] : null,
    conditions: conditions.map((condition) => ({
      id: condition.id,
      answer: condition['refAnswer'] ?? null,
      fromPercent: findDecimal(condition['fromPercent']) ?? null,
      score: Number(condition['score']),
    })),
  };
}
