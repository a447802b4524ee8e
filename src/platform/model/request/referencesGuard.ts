/**
 * The guard of documents that refer to others that were issued: what they refer to must still stand when they are filed,
 * and when they are approved. A workflow that asks it names it beside the usual ones.
 */
import { message } from '#language/message.ts';
import type { GuardDeclaration } from '#language/workflow.ts';
import './requestMessages.ts';

export const referencesStand: GuardDeclaration = {
  label: ['เอกสารที่อ้างถึงยังมีผลใช้บังคับและเป็นฉบับปัจจุบัน', 'The documents it refers to are in force and current'],
  why: message('referredNotFound', { what: ['เอกสารที่อ้างถึง', 'document referred to'] }),
};
