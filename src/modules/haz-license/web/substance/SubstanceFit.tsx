import type { ReactElement } from 'react';
import type { Chosen } from '#modules/haz/web/index.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { getModuleIndex } from '#platform/web/declarations/loadedModules.ts';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { findOtherModule } from '#platform/web/form/open/findOtherModule.ts';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import { createMenuMatcher } from '#platform/web/session/menus.ts';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { whySubstanceUnfit } from '../../licenceRules.ts';
import { otherPaperFor } from './otherPaper.ts';
import { texts } from './texts.ts';

/** Nothing if the type of the substance fits; otherwise why not, and the form of the paper that it needs. */
export function SubstanceFit({ object, card, hasProblem }: Chosen): ReactElement | null {
  const locale = useLocale();
  const licence = useRecordValue('hazLicense', ({ refDocumentType, refOperation }) => ({
    refDocumentType,
    refOperation,
  }));
  const hazType = useCodes('hazType').codeOf(object.refHazType);
  if (hazType === null) return null;
  const name = [String(card['nameTh']), String(card['nameEn'])] as const;
  const why = whySubstanceUnfit(licence, { name, hazType });
  if (why === undefined) return null;
  const link = <OtherPaper hazType={hazType} operation={licence.refOperation} substance={card.id} />;
  return hasProblem ? (
    link
  ) : (
    <Callout tone="bad" action={link}>
      {problemText(why, locale)}
    </Callout>
  );
}

interface OtherPaperProps {
  readonly hazType: string;
  readonly operation: string | null;
  readonly substance: string;
}

/** Opens the form of the other module with the same operation and substance, if the person has it. */
function OtherPaper({ hazType, operation, substance }: OtherPaperProps): ReactElement | null {
  const t = useTexts(texts);
  const { match, info } = useVisit();
  const operations = useCodes('operation');
  const other = otherPaperFor(hazType, operation);
  const screen = match?.screen.kind === 'resource' ? match.screen : undefined;
  if (other === undefined || screen === undefined) return null;
  const menuAt = createMenuMatcher(info.menus);
  const path = findOtherModule(getModuleIndex().screens, {
    screen,
    type: other.documentType,
    page: 'create',
    isOpen: (address) => menuAt(address)?.rights.has('canCreate') === true,
  });
  if (path === undefined) return null;
  const chosen = operations.cardOf(other.operation);
  const props = JSON.stringify({
    ...(chosen === null ? {} : { refOperation: { id: chosen.id } }),
    refHazObject: { id: substance },
  });
  return <TextLink to={`${path}/create?props=${encodeURIComponent(props)}`}>{t(other.text)}</TextLink>;
}
