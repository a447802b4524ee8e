// @ts-check
/** The reason why a file cannot be read as a sheet; the server has a message for each reason. */
export class SheetProblem extends Error {
  /**
   * @param {string} reason
   * @param {number} [row] counted from 1
   */
  constructor(reason, row) {
    super(reason);
    this.reason = reason;
    this.row = row;
  }
}
