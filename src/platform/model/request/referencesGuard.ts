/**
 * The guard of documents that refer to other issued documents: these must still be valid when the document is filed and
 * when it is approved. A workflow that uses it lists it next to the usual ones.
 */
import { message } from '#language/message.ts';
import type { GuardDeclaration } from '#language/workflow.ts';
import './requestMessages.ts';

export const referencesStand: GuardDeclaration = {
  label: ['เอกสารที่อ้างถึงยังมีผลใช้บังคับและเป็นฉบับปัจจุบัน', 'The documents it refers to are in force and current'],
  why: message('referredNotFound', { what: ['เอกสารที่อ้างถึง', 'document referred to'] }),
};
