/** The warnings of a case as people read them: those of the current document, and those of steps that were taken. */
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

/** Computed again at every view; each with the person who has confirmed exactly this warning, if anybody has. */
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
  // Facts are computed on a separate connection, in a transaction that is rolled back, so that they change nothing.
  const warnings = await inTransaction(app.pools.api, { requestId, isDryRun: true }, (db) =>
    warningsFor(app, db, { actor, entity, record: asHolderDocument(found), isComplete: true }),
  );
  return warnings.map((warning) => {
    const described = describeWarning(app.catalogue, warning);
    return { ...described, confirmed: confirmationOf(described, timeline) };
  });
}

/** Returns the warnings in spite of which a step was taken, as far as the reader may see them. */
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

/** A confirmation counts only for exactly the same text. */
function confirmationOf(
  { rule, path, message: [th] }: CaseWarning,
  timeline: readonly TimelineEntry[],
): CurrentWarning['confirmed'] {
  const entry = timeline.find(({ warnings }) =>
    warnings.some(
      (saved) => saved.isAcknowledged && saved.rule === rule && saved.path === path && saved.message[0] === th,
    ),
  );
  return entry === undefined ? null : { by: entry.by, at: entry.at };
}
