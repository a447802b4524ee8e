/** The queries that are measured, as calls of the product and of the hand-written server. */
import { PAGE, type BenchCases, type Queue } from './cases.ts';
import type { Scale } from './scale.ts';

export interface Question {
  readonly key: string;
  readonly title: string;
  readonly cases: readonly Case[];
}

export interface Case {
  /** The body of `_search`. */
  readonly criteria: object;
  /** The hand-written call for the same rows. */
  readonly byHand: { readonly path: string; readonly body: object };
}

export const SEARCH = '/haz/backend/api/v1/transaction/bench-requests/_search';
export const SAVE = '/haz/backend/api/v1/transaction/bench-requests';
export const SAVE_BY_HAND = '/requests';

/** The goal that DESIGN and README promise: at least four fifths of the speed of the hand-written server. */
export const GOAL = 0.8;
export const headline: ReadonlySet<string> = new Set(['a', 'b', 'c', 'd']);

export function questionsOf(cases: BenchCases, scale: Scale): readonly Question[] {
  const deepPage = scale.deepOffset / PAGE;
  return [
    {
      key: 'a',
      title: 'page of 20, four references, filtered and sorted',
      cases: cases.holders.map((holder) => ofHolder(holder)),
    },
    {
      key: 'b',
      title: 'the same with a total of one to two thousand',
      cases: cases.queues.map((queue) => inQueue(queue, 0)),
    },
    {
      key: 'c',
      title: 'page of 20 with its parts',
      cases: cases.holders.map((holder) => ofHolder(holder, { withLines: true })),
    },
    oneRecord(cases),
    {
      key: 'f',
      title: `page ${deepPage}, behind ${scale.deepOffset.toLocaleString('en')} rows`,
      cases: cases.deepQueues.map((queue) => inQueue(queue, deepPage)),
    },
    {
      key: 'g1',
      title: 'part of a code',
      cases: cases.codes.map((text) => ({
        criteria: { ...page(0), where: [like('code', text)], sort: newest },
        byHand: { path: '/by-code', body: { text } },
      })),
    },
    {
      key: 'g2',
      title: 'part of a Thai subject',
      cases: cases.subjects.map((text) => ({
        criteria: { ...page(0), where: [like('subject', text)], sort: newest },
        byHand: { path: '/by-subject', body: { text } },
      })),
    },
  ];
}

/** Returns the queries of an officer who sees one department. */
export function questionsOfOfficer(cases: BenchCases): readonly Question[] {
  return [
    {
      key: 'b',
      title: 'the queue of their department, with a total',
      cases: cases.queues.map((queue) => inQueue(queue, 0)),
    },
    oneRecord(cases),
  ];
}

/** Returns the queries of the largest holder: all their requests, newest first. */
export function questionsOfHolder(cases: BenchCases, holder: string): readonly Question[] {
  const own = {
    criteria: { ...page(0), where: [active], sort: newest },
    byHand: { path: '/of-holder', body: { holder } },
  };
  return [{ key: 'b', title: 'everything of theirs, with its total', cases: [own] }, oneRecord(cases)];
}

const newest = [{ name: 'createDate', type: 'DESC' }];
const active = { name: 'isActive', type: 'Boolean', operator: '=', value: true };

function page(number: number): object {
  return { page: number, size: PAGE };
}

function is(name: string, value: string): object {
  return { name, type: 'UUID', operator: '=', value };
}

function like(name: string, value: string): object {
  return { name, type: 'String', operator: 'like', value };
}

function ofHolder(holder: string, { withLines = false } = {}): Case {
  return {
    criteria: {
      ...page(0),
      where: [is('refHolder.id', holder), active],
      sort: newest,
      ...(withLines ? { children: [{ name: 'lines' }] } : {}),
    },
    byHand: { path: withLines ? '/of-holder-with-lines' : '/of-holder', body: { holder } },
  };
}

function inQueue({ status, statusId, department }: Queue, number: number): Case {
  return {
    criteria: {
      ...page(number),
      where: [is('refStatus.id', statusId), is('refDepartment.id', department), active],
      sort: newest,
    },
    byHand: { path: '/queue', body: { status, department, page: number } },
  };
}

function oneRecord({ ids }: BenchCases): Question {
  return {
    key: 'd',
    title: 'one record',
    cases: ids.map((id) => ({ criteria: { where: [is('id', id)] }, byHand: { path: '/one', body: { id } } })),
  };
}
