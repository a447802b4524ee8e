/** The first field of the page that is to be mended. */
export function focusFirstProblem(): void {
  document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
}
