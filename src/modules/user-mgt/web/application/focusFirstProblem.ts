/** Focuses the first field of the page that has a problem. */
export function focusFirstProblem(): void {
  document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
}
