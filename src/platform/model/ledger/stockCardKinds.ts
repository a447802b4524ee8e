/** The kinds of stock card: what each counts, and what its figures mean. */
import type { ledgerUnit, stockCardKind } from './choices.ts';

export type StockCardKind = keyof typeof stockCardKind.values;
export type LedgerUnit = keyof typeof ledgerUnit.values;

export interface StockCardTerms {
  readonly unit: LedgerUnit;
  /**
   * `consumed`: what was used never comes back, and the card can be closed with it. `occupied`: what is used is there
   * now, falls when it leaves, and keeps the document from being cancelled.
   */
  readonly use: 'consumed' | 'occupied';
  /** One card for each lot, in addition to the line. */
  readonly isByLot?: true;
}

export const stockCardKinds: Readonly<Record<StockCardKind, StockCardTerms>> = {
  // A numbered detail of a licence or notice to import, export or manufacture.
  quota: { unit: 'kilogram', use: 'consumed' },
  // A detail of a licence or notice to possess: a ceiling.
  possess: { unit: 'kilogram', use: 'occupied' },
  // An area of a store, allotted to licences and notices to possess.
  area: { unit: 'squareMetre', use: 'occupied' },
  // The capacity of an area of a store: goods that are there or on their way.
  room: { unit: 'kilogram', use: 'occupied' },
  // One lot in one area of a store: quota is what was received, use what has left, held what may not be moved.
  stock: { unit: 'kilogram', use: 'consumed', isByLot: true },
  // A product of a notice: reserve is in inspection, held is sequestrated, use has an outcome.
  goods: { unit: 'kilogram', use: 'consumed' },
  // A product of an export notice, certified by health certificates.
  certified: { unit: 'kilogram', use: 'consumed' },
  // A product of a sample permit.
  sample: { unit: 'kilogram', use: 'consumed' },
};
