/** Where an operator sees and pays fees. */
export const FEES_MENU = 'fee.fees';
/** Two menus about the same payments, with a right in each: who records, and who confirms. */
export const RECEIVES_MENU = 'fee.fee-receives';
export const APPROVES_MENU = 'fee.fee-approves';
