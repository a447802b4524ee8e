/** How a fee is paid, as it travels: what a page draws for whoever pays. */
import type { Label } from '#language/label.ts';
import type { feeStatus } from '#platform/model/businessChoices.ts';

export interface FeePayment {
  readonly id: string;
  readonly version: number;
  readonly feeCode: string;
  /** What was applied for, and its entity: where the way back leads. */
  readonly documentId: string;
  readonly document: string;
  readonly status: keyof (typeof feeStatus)['values'];
  readonly isPayable: boolean;
  readonly amount: number;
  readonly dueDate: string | null;
  readonly isOverdue: boolean;
  /** Why the last debit failed. */
  readonly bankReason: string | null;
  /** Null where the department has no biller number yet: then there is no code to pay by. */
  readonly biller: { readonly id: string; readonly name: Label } | null;
  readonly ref1: string;
  readonly ref2: string;
  /** The texts of the two codes; null where nothing is to be paid by them. */
  readonly qr: string | null;
  readonly barcode: string | null;
  /** The main account of the holder, all but its last digits hidden. */
  readonly account: {
    readonly id: string;
    readonly no: string;
    readonly name: string;
    readonly bank: Label;
    readonly hasConsent: boolean;
  } | null;
  /** The page of the bank of the demonstration, with the bill in it. A real one has none. */
  readonly bankPage: string | null;
}
