/** Writes and submits the document of a registration with its request, in the transaction of the caller. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { RecordValues, SentRecord } from '#language/record.ts';
import type { App } from '#platform/server/app.ts';
import { Refusal } from '#platform/server/errors.ts';
import { takeCode } from '#platform/server/request/case/codes.ts';
import { newDocument } from '#platform/server/request/filing/newFiling.ts';
import { commitStep } from '#platform/server/request/step/caseSteps.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { newId } from '#platform/server/database/newId.ts';
import { save } from '#platform/server/resource/write/save.ts';
import { refusalOf } from './checks.ts';

export interface RegistrationFiling {
  /** The person who registers, acting for the holder. */
  readonly writer: Writer;
  readonly type: string;
  readonly holderId: string;
  /** The body as a client would send it. */
  readonly body: SentRecord<'userRequest'>;
  /** Fields that the server sets in addition to those of every document. */
  readonly managed: Partial<RecordValues<'userRequest'>>;
  readonly pathInBody: (path: string) => string;
}

/** Returns the number of the request. */
export async function fileRegistration(
  app: App,
  db: PoolClient,
  { writer, type, holderId, body, managed, pathInBody }: RegistrationFiling,
): Promise<string> {
  const begun = newDocument({ type, kind: 'new', dossierId: newId(), holderId });
  const terms = {
    managed: { ...begun, ...managed },
    isComplete: true,
    refusalOf: () => undefined,
    opening: { origin: 'filed', isOwnDossier: true },
  } as const;
  await withBodyPaths(pathInBody, () =>
    save(app, db, { ...writer, entity: getEntity(app.catalogue, 'userRequest'), body, terms }),
  );
  const requestCode = await takeCode(db, { letter: 'R', type, today: app.clock.today() });
  const step = { writer, id: begun.refRequest.id, version: FIRST_VERSION, action: 'request', remark: null, data: {} };
  await withBodyPaths(pathInBody, () => commitStep(app, db, { step, prepared: { complete: { requestCode } } }));
  return requestCode;
}

const FIRST_VERSION = 1;

/** Moves problems to the path in the form where the value was filled in. */
export async function withBodyPaths<T>(pathInBody: (path: string) => string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const fields =
      error.fields.length > 0
        ? error.fields.map((problem): Problem => ({
            ...problem,
            path: problem.path === '' ? '' : pathInBody(problem.path),
          }))
        : stepProblems(error);
    throw fields.length === 0 ? error : refusalOf(fields, error.status);
  }
}

/** A guard of the step reports problems of the whole case; they are moved to their place in the form. */
function stepProblems({ ref }: Refusal): readonly Problem[] {
  if (ref.messageKey === 'registeredAlready') return [fieldProblem('idTax', message('registeredAlready'))];
  return ref.messageKey === 'attachmentMissing' || ref.messageKey === 'attachmentExpired'
    ? [{ path: 'document.attachments', ...ref }]
    : [];
}
