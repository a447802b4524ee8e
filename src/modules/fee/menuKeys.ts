/** The menu in which an operator sees and pays fees. */
export const FEES_MENU = 'fee.fees';
/** Two menus for the same payments, each with its own rights: for recording and for confirming. */
export const RECEIVES_MENU = 'fee.fee-receives';
export const APPROVES_MENU = 'fee.fee-approves';
