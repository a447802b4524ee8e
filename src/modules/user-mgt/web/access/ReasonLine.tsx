import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { AccessReason } from '#platform/model/access/accessReason.ts';
import type { Right } from '#language/rights.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { createMenuMatcher } from '#platform/web/session/menus.ts';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';
import css from './ReasonLine.module.css';
import { fillSentence } from './fillSentence.ts';
import { reasonTexts, texts } from './texts.ts';
import type { AccessNames } from './wire.ts';

/** Shows one reason, in a sentence whose names link to where it can be corrected. */
export function ReasonLine({
  reason,
  names,
}: {
  readonly reason: AccessReason;
  readonly names: AccessNames;
}): ReactElement {
  const locale = useLocale();
  const key = reason.kind === 'viaMenu' && reason.isCardOnly ? 'viaMenuCard' : reason.kind;
  const parts = fillSentence(reasonTexts[key][locale]);
  const words = useRightWords();
  const valuesByName: Readonly<Record<string, ReactNode>> = {
    role: 'role' in reason ? <RoleName id={reason.role} names={names} /> : null,
    menu: 'menu' in reason && reason.menu !== null ? <MenuName id={reason.menu} names={names} /> : null,
    resource: 'resources' in reason ? <ResourceName id={reason.resources[0] ?? ''} names={names} /> : null,
    rights: 'rights' in reason ? words(reason.rights) : 'missing' in reason ? words(reason.missing) : null,
  };
  return (
    <span>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Fragment key={`${part.name} ${String(index)}`}>{valuesByName[part.name]}</Fragment>
        ),
      )}
    </span>
  );
}

export function RoleName({ id, names }: { readonly id: string; readonly names: AccessNames }): ReactElement {
  const locale = useLocale();
  const role = names.roles.find((candidate) => candidate.id === id);
  return (
    <RecordLink path="/app/user-mgt/roles" id={id} text={(locale === 'en' ? role?.nameEn : null) ?? role?.name ?? id} />
  );
}

function MenuName({ id, names }: { readonly id: string; readonly names: AccessNames }): ReactElement {
  const locale = useLocale();
  const menu = names.menus.find((candidate) => candidate.id === id);
  return (
    <RecordLink path="/app/user-mgt/menus" id={id} text={(locale === 'en' ? menu?.nameEn : null) ?? menu?.name ?? id} />
  );
}

function ResourceName({ id, names }: { readonly id: string; readonly names: AccessNames }): ReactElement {
  const resource = names.resources.find((candidate) => candidate.id === id);
  return (
    <RecordLink
      path="/app/user-mgt/resources"
      id={id}
      text={resource === undefined ? id : `${resource.method} ${resource.path}`}
      isCode
    />
  );
}

/** A link for people who may open its target. */
export function RecordLink({
  path,
  id,
  text,
  isCode = false,
}: {
  readonly path: string;
  readonly id: string;
  readonly text: string;
  readonly isCode?: boolean;
}): ReactElement {
  const { info } = useVisit();
  const to = `${path}/${id}/view`;
  const isOpen = createMenuMatcher(info.menus)(to)?.rights.has('canView') === true;
  if (!isOpen) return <span className={isCode ? css.code : css.name}>{text}</span>;
  return (
    <TextLink className={isCode ? css.code : undefined} to={to}>
      {text}
    </TextLink>
  );
}

function useRightWords(): (held: readonly Right[]) => string {
  const t = useTexts(texts);
  return (rightList) => rightList.map((right) => t(right)).join(` ${t('or')} `);
}
