/** The warnings of a case as people read them: those of the document as it stands today, and those of steps that were taken. */
import type { Catalogue } from '#language/catalogue.ts';
import type { Warning } from '#language/message.ts';
import { hasWarnings } from '#language/warnings.ts';
import type { CaseWarning, CurrentWarning, TimelineEntry, StepWarning } from '#platform/model/request/caseView.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { App } from '../../app.ts';
import { inTransaction } from '../../database/transaction.ts';
import { mayReadPath, warningsFor } from '../../resource/write/warnings.ts';
import { messageLabelOf } from '../../workflow/labels.ts';
import { asHolderDocument } from '../case/loadCase.ts';
import type { Case } from '../case/caseRows.ts';
import { savedWarnings } from '../step/warnings.ts';

/** Computed anew whenever it is looked at; each with who has confirmed the very same, if anybody has. */
export async function describeWarnings(
  app: App,
  {
    actor,
    found,
    timeline,
    requestId,
  }: {
    readonly actor: Actor;
    readonly found: Case;
    readonly timeline: readonly TimelineEntry[];
    readonly requestId: string;
  },
): Promise<readonly CurrentWarning[]> {
  const { entity } = found;
  if (!hasWarnings(app.catalogue, entity)) return [];
  // Facts are asked of a connection of one's own; a trial leaves nothing behind, whatever they do with it.
  const warnings = await inTransaction(app.pools.api, { requestId, isDryRun: true }, (db) =>
    warningsFor(app, db, { actor, entity, record: asHolderDocument(found), isComplete: true }),
  );
  return warnings.map((warning) => {
    const described = describeWarning(app.catalogue, warning);
    return { ...described, confirmed: confirmationOf(described, timeline) };
  });
}

/** What a step was taken in spite of, as far as the reader may know it. */
export function visibleWarningsOf(
  app: Pick<App, 'catalogue'>,
  { actor, entity, stored }: { readonly actor: Actor; readonly entity: Case['entity']; readonly stored: unknown },
): readonly StepWarning[] {
  return savedWarnings(stored)
    .filter(({ path }) => mayReadPath(app.catalogue, { actor, entity, path }))
    .map((warning) => ({ ...describeWarning(app.catalogue, warning), isAcknowledged: warning.isAcknowledged }));
}

function describeWarning(catalogue: Catalogue, warning: Warning): CaseWarning {
  const { rule, path, needsAcknowledgement } = warning;
  return { rule, path, message: messageLabelOf(catalogue, warning), needsAcknowledgement };
}

/** Whoever confirmed another text has not confirmed this one. */
function confirmationOf(
  { rule, path, message: [th] }: CaseWarning,
  timeline: readonly TimelineEntry[],
): CurrentWarning['confirmed'] {
  const entry = timeline.find(({ warnings }) =>
    warnings.some((one) => one.isAcknowledged && one.rule === rule && one.path === path && one.message[0] === th),
  );
  return entry === undefined ? null : { by: entry.by, at: entry.at };
}
