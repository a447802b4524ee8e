/** Logs store codes; auditors read texts. */
import { describe, expect, it } from 'vitest';
import { moduleServers } from '#apps/server/moduleServers.ts';
import {
  eventNameLabels,
  eventSourceLabels,
  securityReasonLabels,
  sessionEndLabels,
} from '#platform/model/log/logCodeLabels.ts';
import { tasksOf } from '#platform/server/platformJobs.ts';

describe('the labels of the logs', () => {
  it('exist for every job', () => {
    expect(Object.keys(tasksOf(moduleServers)).filter((name) => !Object.hasOwn(eventNameLabels, name))).toEqual([]);
  });

  it('are Thai and English', () => {
    const labels = [eventNameLabels, eventSourceLabels, securityReasonLabels, sessionEndLabels].flatMap((words) =>
      Object.entries(words),
    );
    expect(
      labels.filter(([, [th, en]]) => !/\p{Script=Thai}/u.test(th) || !/^[ -~’]+$/u.test(en)).map(([code]) => code),
    ).toEqual([]);
  });
});
