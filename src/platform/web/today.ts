/** Today in Thailand, wherever the browser stands. */
import { useState } from 'react';
import { instantFromMs, plainDateOf } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';

export function today(): PlainDate {
  return plainDateOf(instantFromMs(Date.now()));
}

/** The day on which the page was opened: what it says does not change while one reads it. */
export function useToday(): PlainDate {
  const [day] = useState(today);
  return day;
}
