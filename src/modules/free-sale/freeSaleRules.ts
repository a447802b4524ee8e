/** Rules about the products of a free-sale certificate. */
import { rule } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { fieldProblem, message } from '#language/message.ts';
import { idOf } from '#language/readUnknown.ts';
import type { RecordValues } from '#language/record.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { findDay, isWithin } from '#language/values/compareDays.ts';
import { addDays } from '#language/values/plainDate.ts';

/** A certificate that expires sooner may arrive abroad too late to be used. */
export const SOON_DAYS = 90;

type Product = NonNullable<RecordValues<'freeSale'>['products']>[number];

/** By its dossier, because a draft may have an older revision of the same product. */
export const productOnce = rule<'freeSale'>('productOnce', {
  check: ({ products }) => {
    const rows = remainingRows(products);
    return rows.flatMap(([row, index], place) =>
      rows.slice(0, place).some(([before]) => isSameProduct(row, before))
        ? [fieldProblem(`products.${index}.refHaz`, message('productTwice'))]
        : [],
    );
  },
});

export const productExpiresSoon = rule<'freeSale', 'today'>('productExpiresSoon', {
  isWarning: true,
  needsAcknowledgement: true,
  needs: ['today'],
  check: ({ products }, { today }) =>
    remainingRows(products).flatMap(([row, index]) => {
      const day = findDay(row.hazExpires);
      if (day === undefined || !isWithin(day, { from: today, to: addDays(today, SOON_DAYS) })) return [];
      const date: Label = [formatDate(day, 'th'), formatDate(day, 'en')];
      // Without the days that are left: an acknowledgement is found by the text, which must be the same on every day.
      const details = { product: nameOf(row), number: row.hazNumber ?? '', date };
      return [fieldProblem(`products.${index}.refHaz`, message('productExpiresSoon', details))];
    }),
});

function isSameProduct(row: Product, other: Product): boolean {
  const isSame = (name: 'refHaz' | 'refHazDossier'): boolean => {
    const id = idOf(row[name]);
    return id !== null && id === idOf(other[name]);
  };
  return isSame('refHaz') || isSame('refHazDossier');
}

export function nameOf({ hazNameTh, hazNameEn }: Pick<Product, 'hazNameTh' | 'hazNameEn'>): Label {
  return [hazNameTh ?? hazNameEn ?? '', hazNameEn ?? hazNameTh ?? ''];
}
