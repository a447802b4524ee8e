import type { ReactElement } from 'react';
import type { AccessReason } from '#platform/model/access/accessReason.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './Reasons.module.css';
import { ReasonLine } from './ReasonLine.tsx';
import { texts } from './texts.ts';
import type { AccessNames } from './wire.ts';

/** More would hide the others; any one of them is enough. */
const SHOWN_AT_ONCE = 3;

export function Reasons({
  because,
  names,
}: {
  readonly because: readonly AccessReason[];
  readonly names: AccessNames;
}): ReactElement {
  const t = useTexts(texts);
  const more = because.length - SHOWN_AT_ONCE;
  return (
    <ul className={css.reasons}>
      {because.slice(0, SHOWN_AT_ONCE).map((reason) => (
        <li key={JSON.stringify(reason)}>
          <ReasonLine reason={reason} names={names} />
        </li>
      ))}
      {more > 0 ? <li className={css.more}>{t('moreReasons', { n: more })}</li> : null}
    </ul>
  );
}
