/** Reads one card when the person requests it, and never automatically. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { IdCardFacts } from '#platform/model/linkage/idCardFacts.ts';
import { readOneCard, type CardProblem } from './readOneCard.ts';

export interface CardReader {
  readonly isReading: boolean;
  readonly problem: CardProblem | undefined;
  readonly read: () => void;
}

export function useCardReader(onRead: (card: IdCardFacts) => void): CardReader {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<CardProblem>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const read = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setReading(true);
    setProblem(undefined);
    void readOneCard({ signal: controller.signal }).then((result) => {
      if (result === undefined) return;
      setReading(false);
      if ('card' in result) onRead(result.card);
      else setProblem(result.problem);
    });
  }, [onRead]);
  return { isReading, problem, read };
}
