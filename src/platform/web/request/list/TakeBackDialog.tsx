import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactElement } from 'react';
import { text } from '#language/field.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { FieldControl } from '../../fields/FieldControl.tsx';
import { FieldFrame } from '../../fields/FieldFrame.tsx';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { newId } from '../../newId.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/notices.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { caseQuery, takeBack } from '../caseApi.ts';
import css from './TakeBackDialog.module.css';
import { texts } from './texts.ts';

export interface TakeBackDialogProps {
  readonly requestId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const WIDTH = '560px';
const remarkField = text(['เหตุผล', 'Reason'], { max: 2000, multiline: true });

/** Says what would be undone, or why nothing can be; the reason is the person's to give. */
export function TakeBackDialog({ requestId, onClose, onDone }: TakeBackDialogProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  // As it is now: what is undone must be what the person read.
  const { data, error, refetch } = useQuery({ ...caseQuery(requestId), staleTime: 0, gcTime: 0 });
  const [remark, setRemark] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [key] = useState(newId);
  const code = data?.request.requestCode ?? data?.request.draftCode ?? '';
  const go = async ({ request, takeBack: possible }: CaseView): Promise<void> => {
    setBusy(true);
    try {
      await takeBack({ id: request.id, version: request.version, ...(remark.trim() === '' ? {} : { remark: remark.trim() }) }, key);
      notify.success(t('takenBack', { status: possible?.to?.label ?? '' }));
      onClose();
    } catch {
      // Said already, by the call itself.
    } finally {
      setBusy(false);
      onDone();
    }
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      {data?.takeBack?.isOpen === true ? (
        <Button kind="primary" icon="rollback" isBusy={isBusy} onClick={() => void go(data)}>
          {t('takeBack')}
        </Button>
      ) : null}
    </>
  );
  return (
    <Dialog isOpen isBusy={isBusy} onClose={onClose} title={t('takeBackTitle', { code })} width={WIDTH} footer={footer}>
      {error !== null ? (
        <Callout tone="bad" isAlert action={<Button size="small" onClick={() => void refetch()}>{t('retry')}</Button>}>
          {t('loadFailed')}
        </Callout>
      ) : data === undefined ? (
        <Skeleton lines={3} />
      ) : data.takeBack?.isOpen === true ? (
        <Question kase={data} remark={remark} onRemark={setRemark} />
      ) : (
        <Callout tone="info">{label(data.takeBack?.why ?? [t('ended'), t('ended')])}</Callout>
      )}
    </Dialog>
  );
}

function Question({ kase: { request, takeBack: possible, timeline }, remark, onRemark }: { readonly kase: CaseView; readonly remark: string; readonly onRemark: (remark: string) => void }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const id = useId();
  const last = timeline.find(({ kind }) => kind === 'step');
  const then = possible?.to?.label ?? request.status.label;
  return (
    <div className={css.question}>
      <p>{possible?.to?.code === request.status.code ? t('takeBackSame') : t('takeBackText', { status: then })}</p>
      <dl className={css.facts}>
        {last === undefined ? null : (
          <div>
            <dt>{t('lastStep')}</dt>
            <dd>{[label(last.label), last.by === null ? '' : label(last.by)].filter((part) => part !== '').join(' · ')}</dd>
          </div>
        )}
        <div>
          <dt>{t('nowStatus')}</dt>
          <dd>{label(request.status.label)}</dd>
        </div>
        <div>
          <dt>{t('thenStatus')}</dt>
          <dd>{label(then)}</dd>
        </div>
      </dl>
      <FieldFrame id={id} label={t('remark')}>
        <FieldControl id={id} name="remark" field={remarkField} value={remark} onChange={(value) => onRemark(typeof value === 'string' ? value : '')} />
      </FieldFrame>
    </div>
  );
}
