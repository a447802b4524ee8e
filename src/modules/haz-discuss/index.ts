/** Rulings: whether a product is a hazardous substance, of which type, and what its holder has to do. */
import { readRights } from '#language/module.ts';
import { resourceScreen } from '#language/screen.ts';
import type { FollowUp } from '#language/followUp.ts';
import { message } from '#language/message.ts';
import type { RecordValuesWithNames } from '#language/namedRecord.ts';
import type { PublicFact } from '#language/requestDeclaration.ts';
import { numberedByYear, subjectFromNames } from '#platform/model/request/numbering.ts';
import { requestModule } from '#platform/model/request/requestModule.ts';
import { receive, review, sign } from '#platform/model/request/stages.ts';
import type { Stage } from '#platform/model/request/stage.ts';
import { hazDiscussChecklist, rulingResult } from './choices.ts';
import { hazDiscuss as document, hazDiscussAttachment } from './hazDiscuss.ts';
import {
  hazDiscussAquatic,
  hazDiscussMainSubStance,
  hazDiscussPictogram,
  hazDiscussUseRate,
} from './hazDiscussParts.ts';
import { hazDiscussMessages } from './messages.ts';
import { pastRuling } from './pastRuling.ts';

const DISCUSSES = '/api/v1/transaction/haz-discusses';
const REPORTS = '/api/v1/transaction/requests/report';
/** Public lists from which the form proposes pictograms and kinds of substances. */
const LOOKUP_CALLS = ['haz-sub-stances', 'ld50', 'pictogram'].map((list) => `POST /api/v1/master/${list}/_search`);

const reviewed = review({
  days: 15,
  edits: ['refDecision', 'decisionReason', 'letterTh', 'letterEn'],
  guards: ['processedNow'],
});

/** The officer processes what is filed: any number of times, the last one counts. */
const reviewAndProcess: Stage = {
  ...reviewed,
  actions: {
    process: {
      label: ['ประมวลผล', 'Process'],
      by: ['receiver'],
      guards: ['rulingAsked'],
      effects: ['recordRuling'],
      icon: 'sync',
      notice: null,
      fourEyes: 'handles',
    },
    ...reviewed.actions,
  },
  // Fields may be unlocked and corrected while it waits for the signatory.
  decidingGuards: ['processedNow'],
  guards: {
    rulingAsked: { label: ['ไม่ใช่คำขอยกเลิก', 'It is no cancellation'], why: message('cancellationNotProcessed') },
    processedNow: {
      label: ['ประมวลผลข้อมูลปัจจุบันแล้ว', 'The current content was processed'],
      why: message('processFirst'),
      metBy: 'process',
    },
  },
  effects: { recordRuling: { label: ['บันทึกผลการประมวลผล', 'Processed result recorded'] } },
};

/** The registration of a product that was ruled to need one; contents found, tests and makers are filled in later. */
const registrationFromRuling: FollowUp = {
  document: 'haz',
  label: ['ยื่นขอขึ้นทะเบียนจากคำวินิจฉัยนี้', 'File a registration from this ruling'],
  where: { field: 'refResult', oneOf: ['type2', 'type3'] },
  copies: {
    tradeNameTh: 'productNameTh',
    tradeNameEn: 'productNameEn',
    refPhysicalState: 'refPhysicalState',
    appearance: 'appearance',
    hazards: 'hazards',
  },
  copiedParts: {
    mainSubStances: {
      from: 'mainSubStances',
      copies: { refSubStance: 'refSubStance', content: 'concentration', refUnit: 'refUnit' },
    },
    aquatics: {
      from: 'aquatics',
      copies: {
        refSubAquaticType: 'refSubAquaticType',
        refEffect: 'refEffect',
        concentration: 'concentration',
        hours: 'hours',
        isDegradable: 'isDegradable',
        reportNo: 'reportNo',
      },
    },
    pictograms: { from: 'pictograms', copies: { refPictogram: 'refPictogram', remark: 'remark' } },
    useRates: {
      from: 'useRates',
      copies: {
        refProductUse: 'refProductUse',
        refSubAquaticType: 'refSubAquaticType',
        rate: 'rate',
        withdrawalDays: 'withdrawalDays',
      },
    },
  },
};

export const hazDiscuss = requestModule({
  name: 'haz-discuss',
  dependsOn: ['haz', 'master-mgt'],
  title: ['ข้อหารือวัตถุอันตราย', 'Rulings'],
  icon: 'QuestionCircleOutlined',
  document,
  parts: [hazDiscussMainSubStance, hazDiscussAquatic, hazDiscussPictogram, hazDiscussUseRate, hazDiscussAttachment],
  choices: [rulingResult],
  messages: hazDiscussMessages,
  registerTitle: ['หนังสือที่ออกแล้ว', 'Rulings issued'],
  hasManualRegister: true,
  documentTypes: ['ruling'],
  workflow: {
    stages: [receive({ days: 2 }), reviewAndProcess, sign({ days: 5 })],
    effects: {
      issueRuling: { label: ['เปิดเผยคำวินิจฉัย', 'Ruling disclosed'], isIrreversible: true },
    },
  },
  issueEffects: ['issueRuling'],
  application: { signature: 'may' },
  certificate: { signature: 'must' },
  followUps: [registrationFromRuling],
  // A ruling is given once and stands until it is changed, cancelled or revoked.
  renewal: 'never',
  validity: null,
  approveCode: numberedByYear('หร.'),
  subject: subjectFromNames('productNameTh', 'productNameEn'),
  namedFields: ['refResult'],
  publicFacts: (ruling) => factsOf(ruling),
  checklist: hazDiscussChecklist,
  requiredFor: { requestLetter: ['new'], composition: ['new'], sds: ['new'] },
  calls: [
    `POST ${REPORTS}/haz-discuss`,
    `POST ${REPORTS}/calculate-haz-discuss`,
    `POST ${DISCUSSES}/report/data`,
    ...LOOKUP_CALLS,
  ],
  also: {
    entities: [pastRuling],
    menus: [
      {
        key: 'haz-discuss.past-rulings',
        label: ['ค้นคำวินิจฉัยที่ผ่านมา', 'Past rulings'],
        icon: 'FileSearchOutlined',
        url: '/app/haz-discuss/past-rulings/**',
        entities: ['pastRuling'],
        roles: {
          ADMIN: readRights,
          AUDITOR: readRights,
          OFFICER_CENTER: readRights,
          OFFICER_HEAD: readRights,
          OFFICER_CUSTOMS: readRights,
          OFFICER_LAB: readRights,
          SIGNATORY: readRights,
        },
      },
    ],
    screens: [resourceScreen('/app/haz-discuss/past-rulings', 'pastRuling', { pages: ['list', 'view'] })],
  },
});

function factsOf(ruling: RecordValuesWithNames<'hazDiscuss', 'refResult'>): readonly PublicFact[] {
  const { refResult } = ruling;
  return [
    { label: ['ผลิตภัณฑ์', 'Product'], value: subjectFromNames('productNameTh', 'productNameEn')(ruling) },
    ...(refResult === null ? [] : [{ label: rulingResult.title, value: refResult.name }]),
  ];
}
