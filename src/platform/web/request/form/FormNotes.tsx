import { useEffect, useState, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { useFormReport, useOpenForm } from '../../form/store/formContext.ts';
import type { FormStore } from '../../form/store/formStore.ts';
import { placeProblems } from '../../form/store/orderProblems.ts';
import { createDebouncedTask } from '../../form/store/debouncedTask.ts';
import { focusField } from '../../form/layout/reveal.ts';
import { listOf } from '../../form/store/computeRecord.ts';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CaseNotices } from '../case/CaseNotices.tsx';
import { caseNoticesOf } from '../state/caseNoticesOf.ts';
import { checkedItems, isMissing } from './checklist.ts';
import { closedFieldsReason, findFirstOpenField, submitStepOf } from './formCase.ts';
import css from './FormNotes.module.css';
import { texts } from './texts.ts';

export interface FormNotesProps {
  readonly entity: AnyEntity;
  readonly declaration: RequestDeclaration;
  readonly caseView: CaseView | undefined;
}

/**
 * Shows what to know before filling in the form: why it was sent back, which fields are locked, what is still missing.
 */
export function FormNotes({ entity, declaration, caseView }: FormNotesProps): ReactElement {
  const notices =
    caseView === undefined ? [] : caseNoticesOf({ caseView, workflow: declaration.workflow, revision: null });
  return (
    <div className={css.notes}>
      {caseView === undefined ? null : (
        <CaseNotices
          notices={notices.filter(({ kind }) => KINDS_SHOWN.has(kind))}
          entity={entity}
          caseView={caseView}
          editAddress={undefined}
        />
      )}
      {caseView === undefined ? null : (
        <ClosedLine
          entity={entity}
          caseView={caseView}
          remark={notices.find(({ kind }) => kind === 'fieldsOpen')?.remark}
        />
      )}
      {submitStepOf(declaration, caseView) === undefined ? null : <MissingList declaration={declaration} />}
    </div>
  );
}

/** The other kinds are shown on the page of the case. */
const KINDS_SHOWN: ReadonlySet<string> = new Set(['sentBack', 'standsIn']);

const closedTexts = { unlocked: 'closedUnlocked', state: 'closedState', officer: 'closedOfficer' } as const;

function ClosedLine({
  entity,
  caseView,
  remark,
}: {
  readonly entity: AnyEntity;
  readonly caseView: CaseView;
  readonly remark: string | null | undefined;
}): ReactElement | null {
  const t = useTexts(texts);
  const label = useLabel();
  const form = useOpenForm();
  const [why] = useState(() => closedFieldsReason(entity, caseView));
  if (why === undefined) return null;
  const first = why.kind === 'cancel' ? undefined : findFirstOpenField(entity, caseView);
  const fields = why.fields.map(label).join(', ');
  const quotedRemark = why.kind === 'unlocked' && typeof remark === 'string' ? remark : undefined;
  const words =
    why.kind === 'cancel'
      ? t('closedCancel', { fields })
      : t(closedTexts[why.kind], { fields, status: caseView.request.status.label });
  return (
    <Callout tone={why.kind === 'unlocked' ? 'warn' : 'info'} title={quotedRemark === undefined ? undefined : words}>
      {quotedRemark ?? words} {/* The fields may be far down a long form. */}
      {first === undefined ? null : (
        <LinkButton onClick={() => focusField(form, first)}>{t('toOpenFields')}</LinkButton>
      )}
    </Callout>
  );
}

interface MissingItem {
  readonly address: string;
  readonly label: Label | undefined;
  /** For an attachment: the label of its item. */
  readonly item?: Label;
}

/** A longer list would be as long as the form. */
const SHOWN_MAX = 12;
/** Longer than it takes to type a word. */
const RECHECK_DELAY_MS = 300;

/** Unobtrusive, and hidden as soon as nothing is missing. After a failed attempt the error summary says the same. */
function MissingList({ declaration }: Pick<FormNotesProps, 'declaration'>): ReactElement | null {
  const t = useTexts(texts);
  const label = useLabel();
  const form = useOpenForm();
  const { store } = form;
  const { problems } = useFormReport();
  const [missing, setMissing] = useState(() => missingItems(store, declaration));
  useEffect(() => {
    const plan = createDebouncedTask(RECHECK_DELAY_MS, () => setMissing(missingItems(store, declaration)));
    const unwatch = store.watchChanges(() => plan.schedule());
    return () => {
      unwatch();
      plan.cancel();
    };
  }, [store, declaration]);
  if (missing.length === 0 || problems.length > 0) return null;
  const left = missing.length - SHOWN_MAX;
  return (
    <section className={css.missing} aria-label={t('missingTitle', { n: missing.length })}>
      <p className={css.title}>
        <strong>{t('missingTitle', { n: missing.length })}</strong> {t('missingHint')}
      </p>
      <ul className={css.list}>
        {missing.slice(0, SHOWN_MAX).map(({ address, label: name, item }) => (
          <li key={`${address} ${item?.[1] ?? ''}`}>
            <LinkButton onClick={() => focusField(form, address)}>
              {item === undefined ? label(name ?? [address, address]) : t('attach', { name: item })}
            </LinkButton>
          </li>
        ))}
        {left > 0 ? <li>{t('missingMore', { n: left })}</li> : null}
      </ul>
    </section>
  );
}

function missingItems(store: FormStore, declaration: RequestDeclaration): readonly MissingItem[] {
  const computed = store.findComputed('');
  if (computed === undefined) return [];
  const fields = placeProblems(store.model, computed, store.findMissing()).map(
    ({ problem: { address }, label }): MissingItem => ({ address, label }),
  );
  const { attachments } = declaration;
  const recordValues = store.getRecordValues();
  const items = checkedItems(declaration, { document: recordValues, rows: listOf(recordValues[attachments]) }).filter(
    isMissing,
  );
  return [
    ...fields,
    ...items.map(({ code, item }): MissingItem => ({
      address: attachments,
      label: undefined,
      item: item?.label ?? [code, code],
    })),
  ];
}
