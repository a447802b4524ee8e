/**
 * The calls that read requests: the case at a glance, its differences, its references, the queues of a person, and what a
 * holder has in force.
 */
import { z } from 'zod';
import { readBody, idSchema } from '../../http/strictBody.ts';
import type { Call, CallContext } from '../../http/call.ts';
import { describeCase } from './describeCase.ts';
import { describeDocuments } from './caseDocuments.ts';
import { describeReferences } from './describeReferences.ts';
import { describeDifference } from '../case/difference.ts';
import { loadHolderFacts } from '../filing/holderFacts.ts';
import { describeHoldings, holdingsBody } from './holdings.ts';
import { describeQueue } from './queue.ts';

export const REQUESTS = '/api/v1/transaction/requests';

export const caseCalls: readonly Call[] = [
  {
    method: 'POST',
    path: `${REQUESTS}/case`,
    entity: 'request',
    summary: ['ภาพรวมของเรื่อง', 'Case overview'],
    rights: ['canView'],
    handle: postCase,
  },
  {
    method: 'POST',
    path: `${REQUESTS}/difference`,
    entity: 'request',
    summary: ['ความแตกต่าง', 'Differences'],
    rights: ['canView'],
    handle: postDifference,
  },
  {
    method: 'POST',
    path: `${REQUESTS}/references`,
    entity: 'request',
    summary: ['เอกสารที่อ้างถึงและที่ถูกอ้างถึง', 'Documents it refers to, and documents that refer to it'],
    rights: ['canView'],
    handle: postReferences,
  },
  {
    method: 'POST',
    path: `${REQUESTS}/documents`,
    entity: 'request',
    summary: ['เอกสารอื่นของเรื่องเดียวกัน', 'The other documents of the same case'],
    rights: ['canView'],
    handle: postDocuments,
  },
  {
    method: 'GET',
    path: `${REQUESTS}/holder-facts`,
    summary: ['ข้อมูลทะเบียนของผู้ที่ดำเนินการแทน', 'Registered details of the operator one acts for'],
    handle: ({ app, actor }) => loadHolderFacts(app, app.pools.api, actor),
  },
  {
    method: 'POST',
    path: `${REQUESTS}/queue`,
    summary: ['งานที่รอดำเนินการ', 'Work waiting for the signed-in user'],
    handle: ({ app, actor }) => describeQueue(app, actor),
  },
  {
    method: 'POST',
    path: '/api/v1/transaction/dossiers/holdings',
    summary: ['เอกสารที่ผู้ประกอบการมีอยู่', 'What an operator has in force'],
    bodySchema: z.toJSONSchema(holdingsBody, { io: 'input', unrepresentable: 'any' }),
    handle: describeHoldings,
  },
];

function postCase(context: CallContext): Promise<unknown> {
  const { id } = readBody(z.strictObject({ id: idSchema }), context.body);
  return describeCase(context, id);
}

function postReferences(context: CallContext): Promise<unknown> {
  const { id } = readBody(z.strictObject({ id: idSchema }), context.body);
  return describeReferences(context, id);
}

function postDocuments(context: CallContext): Promise<unknown> {
  const { id, documentId } = readBody(z.strictObject({ id: idSchema, documentId: idSchema.optional() }), context.body);
  return describeDocuments(context, { id, documentId });
}

function postDifference(context: CallContext): Promise<unknown> {
  const { id, since } = readBody(
    z.strictObject({ id: idSchema, since: z.enum(['base', 'sentBack', 'submitted']) }),
    context.body,
  );
  return describeDifference(context, { id, since });
}
