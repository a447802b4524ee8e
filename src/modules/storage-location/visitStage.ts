/** The stages in which a place is received and visited, with the conditions for passing it on. */
import { message } from '#language/message.ts';
import { receive, visit } from '#platform/model/request/stages.ts';
import type { Stage } from '#platform/model/request/stage.ts';
import './messages.ts';
import { recordedVisitFields } from './visit.ts';

interface Days {
  readonly days: number;
}

/** A place is filed, and certified, only while the papers of its experts are valid. */
export function receivePlace({ days }: Days): Stage {
  return {
    ...receive({ days }),
    entry: { guards: ['expertPapersValid'] },
    decidingGuards: ['expertPapersValid'],
    guards: {
      expertPapersValid: {
        label: ['เอกสารของบุคลากรเฉพาะยังไม่หมดอายุ', 'The papers of the experts are valid'],
        why: message('expertPaperExpired', { name: '', date: '' }),
      },
    },
  };
}

/** Officers visit the place. One that failed is not passed on, neither with the visit nor without it. */
export function visitPlace({ days }: Days): Stage {
  const stage = visit({ days, edits: recordedVisitFields, guards: ['visitRecorded', 'visitNotFailed'] });
  const skip = stage.actions['skip-visit'];
  if (skip === undefined) throw new Error('The stage of the visit has no action to skip it');
  return {
    ...stage,
    actions: { ...stage.actions, 'skip-visit': { ...skip, guards: ['visitNotFailed'] } },
    guards: {
      visitRecorded: {
        label: ['บันทึกวันที่ ผู้ตรวจ และผลการตรวจแล้ว', 'Date, officers and result of the visit are recorded'],
        why: message('visitDateMissing'),
      },
      visitNotFailed: { label: ['ผลการตรวจไม่ใช่ไม่ผ่าน', 'The visit was not failed'], why: message('visitFailed') },
    },
  };
}
