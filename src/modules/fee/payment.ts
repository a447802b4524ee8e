/** The payment of a fee in the format of the API: what a page shows to a person who pays. */
import type { Label } from '#language/label.ts';
import type { feeStatus } from '#platform/model/businessChoices.ts';

export interface FeePayment {
  readonly id: string;
  readonly version: number;
  readonly feeCode: string;
  /** The document that was applied for, and its module, for the link back. */
  readonly documentId: string;
  readonly module: string;
  readonly status: keyof (typeof feeStatus)['values'];
  readonly isPayable: boolean;
  readonly amount: number;
  readonly dueDate: string | null;
  readonly isOverdue: boolean;
  /** The reason why the last debit failed. */
  readonly bankReason: string | null;
  /** Null if the department has no biller number yet: then there is no code to pay by. */
  readonly biller: { readonly id: string; readonly name: Label } | null;
  readonly ref1: string;
  readonly ref2: string;
  /** The texts of the two codes; null if nothing can be paid by them. */
  readonly qr: string | null;
  readonly barcode: string | null;
  /** The main account of the holder, with all but its last digits hidden. */
  readonly account: {
    readonly id: string;
    readonly no: string;
    readonly name: string;
    readonly bank: Label;
    readonly hasConsent: boolean;
  } | null;
  /** The page of the bank of the demonstration, with the bill filled in. A real bank has none. */
  readonly bankPage: string | null;
}
