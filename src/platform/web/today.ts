/** Today in Thailand, wherever the browser is. */
import { useState } from 'react';
import { instantFromMs, plainDateOf } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';

export function today(): PlainDate {
  return plainDateOf(instantFromMs(Date.now()));
}

/** Returns the day on which the page was opened: what it shows does not change while it is read. */
export function useToday(): PlainDate {
  const [day] = useState(today);
  return day;
}
