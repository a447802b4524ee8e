/** Groups the timeline by days in the time zone of Thailand. */
import { plainDateOf } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { TimelineEntry } from '#platform/model/request/caseView.ts';

export interface TimelineDay {
  readonly day: PlainDate;
  readonly entries: readonly TimelineEntry[];
}

/** In the given order: the latest first. */
export function daysOfTimeline(timeline: readonly TimelineEntry[]): readonly TimelineDay[] {
  const days: { day: PlainDate; entries: TimelineEntry[] }[] = [];
  for (const entry of timeline) {
    const day = plainDateOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
