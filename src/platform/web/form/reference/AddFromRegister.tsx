import { Suspense, useState, type ReactElement } from 'react';
import type { AnyRecord } from '#language/record.ts';
import { isEmpty } from '#language/valueRule.ts';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { findRecordAt, splitAddress } from '../store/address.ts';
import { useFormStore } from '../store/formContext.ts';
import { modelAt } from '../model/formModel.ts';
import { listOf } from '../store/computeRecord.ts';
import { findReferenceField, valuesFromPick, type PickedValue, type ReferenceField } from './pickedReference.ts';
import { texts } from './texts.ts';
import { usePickContext } from './usePickContext.ts';

const PickIssuedDialog = lazyComponent(() => import('./PickIssuedDialog.tsx'), 'PickIssuedDialog');

export interface AddFromRegisterProps {
  /** Address of the rows: `products`. */
  readonly address: string;
  /** How many more rows can be added. */
  readonly room: number;
}

/** For a table whose rows refer to issued documents: several are chosen at once, and each becomes a row. */
export function AddFromRegister({ address, room }: AddFromRegisterProps): ReactElement | null {
  const { model } = useFormStore();
  const referring = findReferenceField(modelAt(model, `${address}.0`).entity);
  return referring === undefined ? null : (
    <AddFromRegisterButton address={address} room={room} name={referring[0]} field={referring[1]} />
  );
}

function AddFromRegisterButton({
  address,
  room,
  name,
  field,
}: AddFromRegisterProps & { readonly name: string; readonly field: ReferenceField }): ReactElement {
  const store = useFormStore();
  const t = useTexts(texts);
  const label = useLabel();
  const [isOpen, setOpen] = useState(false);
  const { context, isHolderMissing, isOfAnybody } = usePickContext(`${address}.0`, name);
  const { entity } = modelAt(store.model, `${address}.0`);
  const rows = (): readonly AnyRecord[] =>
    listOf(findRecordAt(store.getTyped(), splitAddress(address).record)?.[splitAddress(address).name]);
  const isOnce = entity.unique.some((names) => names.includes(name) && names.includes(entity.partOf?.rootField ?? ''));
  return (
    <>
      <Button
        icon="search"
        onClick={() => setOpen(true)}
        disabledReason={isHolderMissing ? t('holderFirst') : room <= 0 ? t('tooMany', { n: 0 }) : undefined}
        aria-haspopup="dialog"
      >
        {t('addFromRegister')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PickIssuedDialog
            context={context}
            what={label(field.label)}
            maxPicked={room}
            isOfAnybody={isOfAnybody}
            taken={isOnce ? new Set(rows().map((row) => (row[name] as PickedValue | null)?.id ?? '')) : NONE}
            onClose={() => setOpen(false)}
            onPick={(picked) => {
              // A row that was added and left empty is replaced first.
              const filledRows = rows().filter((row) => !isBlank(row));
              const added = picked.map((row) => store.newRow(address, valuesFromPick(entity, name, row)));
              store.setValues(splitAddress(address).record, {
                [splitAddress(address).name]: [...filledRows, ...added],
              });
              setOpen(false);
              notify.success(t('added', { n: picked.length }));
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** Returns true for a new row without any chosen or typed value. */
function isBlank(row: AnyRecord): boolean {
  return (
    row['isNew'] === true &&
    Object.entries(row).every(([name, value]) => name === 'id' || name === 'isNew' || isEmpty(value))
  );
}
