/** The places of manufacture of a demonstration: one in each status, made by people who have the rights. */
import {
  FAILED,
  issuedFrom,
  nextTo,
  PASSED,
  PASSED_WITH_CONDITIONS,
  placeStories,
  recordedPlace,
  visited,
  visitWritten,
  type PlaceKind,
} from '#modules/storage-location/server/index.ts';
import type { DemoStory } from '#platform/server/seeds/demoStory.ts';
import {
  approved,
  examined,
  filed,
  paid,
  received,
  refiled,
  refused,
  sentBack,
  SIGNED,
  step,
  withdrawn,
} from '#platform/server/seeds/documentStory.ts';
import {
  bangPakongWorks,
  koratWorks,
  pathumThaniWorks,
  rayongWorks,
  samutSakhonWorks,
  templeWorks,
  type DemoFactory,
} from './factories.ts';

const kind: PlaceKind<DemoFactory> = {
  module: 'manufacture-location',
  documentType: '06',
  attached: ({ licence }) => [
    ['1', 'area-map'],
    ['2', 'floor-plan'],
    ['10', 'machine-list'],
    ['11', 'production-process'],
    ['12', 'waste-treatment'],
    ['3', 'accident-prevention'],
    ['4', 'storage-method'],
    ['5', 'land-papers'],
    ['6', 'company-papers'],
    ...(licence === undefined ? [] : [['7', 'factory-licence'] as const]),
  ],
  hasExpert: false,
  more: ({ machines, workers, licence }) => ({
    machines: machines.map(([name, count, horsepower]) => ({ name, count, horsepower })),
    workers,
    ...licence,
  }),
};

const story = placeStories(kind);

export const stories = (): readonly DemoStory[] => [
  recordedPlace(kind, { name: 'for types 2 and 3', place: bangPakongWorks, daysAgo: 62 }),
  story('near a temple', templeWorks, issuedFrom(58, 'operator', { result: PASSED_WITH_CONDITIONS })),
  story('above the licence limit', rayongWorks, issuedFrom(50, 'operator')),
  story('renewed', samutSakhonWorks, [
    ...issuedFrom(46, 'employee'),
    refiled(19, 'operator', { kind: 'renew', values: {} }),
    filed(19, 'operator', SIGNED),
    ...examined(18),
    step(15, 'center', 'skip-visit', { remark: 'ตรวจสถานที่แล้วเมื่อไม่นานมานี้ และไม่มีการเปลี่ยนแปลง' }),
    ...paid(14, 'cash'),
    approved(13, SIGNED),
  ]),
  story('changed', pathumThaniWorks, [
    ...issuedFrom(42, 'operator'),
    refiled(17, 'operator', { kind: 'change', values: { workers: 46, reason: 'ลดจำนวนคนงานในสายบรรจุ' } }),
    filed(17, 'operator', SIGNED),
    ...examined(16),
    step(14, 'center', 'skip-visit', { remark: 'เครื่องจักรและพื้นที่ไม่เปลี่ยนแปลง' }),
    ...paid(13, 'cash'),
    approved(12, SIGNED),
  ]),
  story('cancelled', koratWorks, [
    ...issuedFrom(38, 'employee'),
    refiled(15, 'operator', { kind: 'cancel', values: { reason: 'เลิกผลิตและรื้อถอนเครื่องจักรแล้ว' } }),
    filed(15, 'operator', SIGNED),
    ...examined(14),
    step(12, 'center', 'skip-visit', { remark: 'เครื่องจักรถูกรื้อถอนแล้วตามภาพถ่ายที่ยื่น' }),
    approved(11),
  ]),
  story('to be signed', nextTo(rayongWorks, '2'), [
    filed(21, 'operator', SIGNED),
    ...examined(19),
    ...visited(14, { result: PASSED }),
    ...paid(12, 'cash'),
  ]),
  story('to be paid', nextTo(samutSakhonWorks, '2'), [
    filed(18, 'operator', SIGNED),
    ...examined(16),
    ...visited(11, { result: PASSED }),
  ]),
  story('visit failed', nextTo(koratWorks, '2'), [
    filed(16, 'employee'),
    ...examined(14),
    visitWritten(7, { result: FAILED }),
  ]),
  story('to be visited', nextTo(pathumThaniWorks, '2'), [filed(11, 'operator', SIGNED), ...examined(9)]),
  story('refused', nextTo(templeWorks, '2'), [
    filed(23, 'operator'),
    received(22),
    refused(19, 'ที่ดินอยู่ในเขตที่อยู่อาศัยซึ่งผังเมืองห้ามตั้งโรงงาน'),
  ]),
  story('sent back', nextTo(rayongWorks, '3'), [
    filed(8, 'employee'),
    received(7),
    sentBack(5, 'กรุณาแนบแผนผังที่แสดงตำแหน่งเครื่องจักรและระบบบำบัดอากาศเสีย'),
  ]),
  story('received', nextTo(samutSakhonWorks, '3'), [filed(4, 'operator', SIGNED), received(3)]),
  story('withdrawn', nextTo(koratWorks, '3'), [filed(6, 'operator'), withdrawn(5, 'operator', 'ชะลอการลงทุนไว้ก่อน')]),
  story('submitted', nextTo(pathumThaniWorks, '3'), [filed(1, 'operator', SIGNED)]),
  story('draft', nextTo(rayongWorks, '4'), []),
];
