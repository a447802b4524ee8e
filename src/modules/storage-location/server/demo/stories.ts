/** The storage locations of a demonstration: one in each status, made by people who have the rights. */
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
} from './placeStories.ts';
import {
  chachoengsaoStore,
  cityStore,
  hatYaiStore,
  oldTownStore,
  samutPrakanStore,
  samutSakhonStore,
  siRachaStore,
  type DemoPlace,
} from './places.ts';

const kind: PlaceKind<DemoPlace> = {
  module: 'storage-location',
  documentType: '05',
  attached: () => [
    ['1', 'area-map'],
    ['2', 'floor-plan'],
    ['3', 'accident-prevention'],
    ['4', 'storage-method'],
    ['5', 'land-papers'],
    ['6', 'company-papers'],
  ],
  hasExpert: true,
};

const story = placeStories(kind);

export const stories = (): readonly DemoStory[] => [
  recordedPlace(kind, { name: 'for types 2 and 3', place: chachoengsaoStore, daysAgo: 62 }),
  story('near a public place', cityStore, issuedFrom(60, 'operator')),
  story('near a palace', oldTownStore, issuedFrom(52, 'employee', { result: PASSED_WITH_CONDITIONS })),
  story('in force', siRachaStore, issuedFrom(48, 'operator')),
  story('renewed', samutSakhonStore, [
    ...issuedFrom(44, 'operator'),
    refiled(18, 'operator', { kind: 'renew', values: {} }),
    filed(18, 'operator', SIGNED),
    ...examined(17),
    step(14, 'center', 'skip-visit', { remark: 'ตรวจสถานที่แล้วเมื่อไม่นานมานี้ และไม่มีการเปลี่ยนแปลง' }),
    ...paid(13, 'cash'),
    approved(12, SIGNED),
  ]),
  story('changed', hatYaiStore, [
    ...issuedFrom(40, 'employee'),
    refiled(16, 'operator', { kind: 'change', values: { phone: '074-000-120', reason: 'เปลี่ยนหมายเลขโทรศัพท์ของสถานที่' } }),
    filed(16, 'operator', SIGNED),
    ...examined(15),
    step(13, 'center', 'skip-visit', { remark: 'เปลี่ยนเฉพาะหมายเลขโทรศัพท์' }),
    ...paid(12, 'cash'),
    approved(11, SIGNED),
  ]),
  story('cancelled', samutPrakanStore, [
    ...issuedFrom(36, 'operator'),
    refiled(14, 'operator', { kind: 'cancel', values: { reason: 'เลิกใช้สถานที่และย้ายสินค้าออกหมดแล้ว' } }),
    filed(14, 'operator', SIGNED),
    ...examined(13),
    step(11, 'center', 'skip-visit', { remark: 'สถานที่ว่างเปล่าตามภาพถ่ายที่ยื่น' }),
    approved(10),
  ]),
  story('to be signed', nextTo(siRachaStore, '2'), [
    filed(22, 'operator', SIGNED),
    ...examined(20),
    ...visited(15, { result: PASSED }),
    ...paid(13, 'cash'),
  ]),
  story('to be paid', nextTo(samutSakhonStore, '2'), [
    filed(19, 'operator', SIGNED),
    ...examined(17),
    ...visited(12, { result: PASSED_WITH_CONDITIONS }),
  ]),
  story('visit failed', nextTo(hatYaiStore, '2'), [
    filed(17, 'employee'),
    ...examined(15),
    visitWritten(8, { result: FAILED }),
  ]),
  story('to be visited', nextTo(siRachaStore, '3'), [filed(12, 'operator', SIGNED), ...examined(10)]),
  story('refused', nextTo(cityStore, '2'), [
    filed(24, 'operator'),
    received(23),
    refused(20, 'อาคารอยู่ในเขตที่ห้ามเก็บรักษาวัตถุอันตรายตามผังเมือง'),
  ]),
  story('sent back', nextTo(samutPrakanStore, '2'), [
    filed(9, 'employee'),
    received(8),
    sentBack(6, 'กรุณาแนบแผนผังที่แสดงทางหนีไฟและตำแหน่งถังดับเพลิง'),
  ]),
  story('received', nextTo(hatYaiStore, '3'), [filed(5, 'operator', SIGNED), received(4)]),
  story('withdrawn', nextTo(samutSakhonStore, '3'), [
    filed(7, 'operator'),
    withdrawn(6, 'operator', 'เปลี่ยนไปใช้สถานที่อื่น'),
  ]),
  story('submitted', nextTo(samutPrakanStore, '3'), [filed(1, 'operator', SIGNED)]),
  story('draft', nextTo(siRachaStore, '4'), []),
];
