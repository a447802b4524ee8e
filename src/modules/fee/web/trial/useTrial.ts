import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#platform/web/api/call.ts';
import type { FeeAnswer } from '../../feeAnswer.ts';

const TRY = '/api/v1/master/fee-rates/try';
/** Shorter than people notice, longer than typing a letter takes. */
const ASK_DELAY_MS = 250;

/** Returns the answer to the last question; the previous one stays visible until it arrives. */
export function useTrial(body: Readonly<Record<string, unknown>> | undefined): UseQueryResult<FeeAnswer> {
  const text = useDebouncedText(body === undefined ? '' : JSON.stringify(body));
  return useQuery({
    queryKey: [TRY, text],
    enabled: text !== '',
    // A rate may have been changed meanwhile.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call<FeeAnswer>('POST', TRY, { body: JSON.parse(text) as unknown, signal, silent: true }),
  });
}

/** Returns the text after it has not changed for a moment; the first text at once. */
function useDebouncedText(text: string): string {
  const [debouncedText, setDebouncedText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), ASK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debouncedText;
}
