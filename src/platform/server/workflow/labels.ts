/** Codes and messages in both languages, for views that people read. */
import { requestDeclarationsOf, type Catalogue } from '#language/catalogue.ts';
import { labelOf, type Choice } from '#language/choice.ts';
import { SYSTEM_NAME, SYSTEM_USERNAME } from '#language/commonFields.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { formatMessage, type MessageRef } from '#language/message.ts';
import { stateLabelOf, type Workflow } from '#language/workflow.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import type { CodeAndLabel } from '#platform/model/request/caseView.ts';
import { nameLabelOf } from '../resource/read/nameOf.ts';

export function messageLabelOf({ messages }: Catalogue, ref: MessageRef): Label {
  const text = messages.get(ref.messageKey);
  return text === undefined
    ? [ref.messageKey, ref.messageKey]
    : [formatMessage(text, 'th', ref.data), formatMessage(text, 'en', ref.data)];
}

export function stateWithLabel(choice: Choice, code: unknown): CodeAndLabel {
  return { code: String(code), label: labelOf(choice, String(code)) };
}

/** The label of the status for a document of this type. */
export function statusWithLabel(workflow: Workflow, code: unknown, type: unknown): CodeAndLabel {
  return { code: String(code), label: stateLabelOf(workflow, String(code), String(type)) };
}

/** The title of a document: of its type, if several modules serve the entity and its title is the same for all. */
export function documentTitleOf(catalogue: Catalogue, { name, title }: AnyEntity, type: unknown): Label {
  return requestDeclarationsOf(catalogue, name).length > 1 ? labelOf(documentType, String(type)) : title;
}

/** The name of who took a step: a person, or the system, which is named in the reader's language. */
export function stepActorName(th: unknown, en: unknown): Label {
  return th === SYSTEM_USERNAME ? SYSTEM_NAME : nameLabelOf(th, en);
}
