// @ts-check
/** Why a file cannot be read as a sheet, by a word that the server has a sentence for. */
export class SheetProblem extends Error {
  /**
   * @param {string} reason
   * @param {number} [row] as a person counts it
   */
  constructor(reason, row) {
    super(reason);
    this.reason = reason;
    this.row = row;
  }
}
