/** Styles of the pages of the bank; they use the tokens of the screens, as all pages do. */
import { BEHAVIOUR_STYLE } from '../behaviourModes.ts';

export const STYLE = `${BEHAVIOUR_STYLE}
section, .slip { display: grid; gap: var(--space-3); padding: var(--space-4); border: var(--hairline) solid var(--line); border-radius: var(--radius); background: var(--surface); }
h2 { font-size: var(--text-large); }
.code { font-family: var(--font-code); overflow-wrap: anywhere; }
.hint { font-size: var(--text-small); }
.pay { display: grid; gap: var(--space-4); }
.field { display: grid; gap: var(--space-1); align-content: start; }
.row { display: grid; gap: var(--space-3); grid-template-columns: repeat(auto-fit, minmax(calc(var(--width-menu) - var(--space-5)), 1fr)); }
fieldset { min-width: 0; border: 0; }
legend { margin-bottom: var(--space-2); padding: 0; color: var(--heading); font-weight: var(--weight-strong); }
input:not([type='radio']), textarea { width: 100%; min-height: var(--height-control); padding: var(--space-1) var(--space-2); border: var(--hairline) solid var(--line-strong); border-radius: var(--radius-small); background: var(--surface); color: var(--ink); font: inherit; }
textarea { font-family: var(--font-code); resize: vertical; overflow-wrap: anywhere; }
input[aria-invalid='true']:not([type='radio']), textarea[aria-invalid='true'] { border-color: var(--bad-ink); }
.problem { color: var(--bad-ink); font-size: var(--text-small); }
.choices { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-6); }
.choice { display: inline-flex; gap: var(--space-2); align-items: center; min-height: var(--size-target); }
.choice input { width: var(--size-tick); height: var(--size-tick); margin: 0; accent-color: var(--action); }
button { min-height: var(--height-control); }
.main { justify-self: start; padding: 0 var(--space-8); border-color: var(--action); background: var(--action); color: var(--on-action); font-weight: var(--weight-strong); }
.main:hover { background: var(--action-hover); }
.payments { display: grid; padding: 0; list-style: none; }
.payments li { display: grid; gap: var(--space-1) var(--space-4); grid-template-columns: 1fr auto; align-items: start; padding: var(--space-3) 0; border-top: var(--hairline) solid var(--line-soft); }
.payments li > div:first-child { display: grid; min-width: 0; }
.state { display: flex; flex-wrap: wrap; gap: var(--space-2); grid-column: 1 / -1; align-items: center; justify-content: space-between; }
.mark { display: inline-block; padding: 0 var(--space-2); border: var(--hairline) solid; border-radius: var(--radius-round); font-size: var(--text-small); }
.accepted { border-color: var(--good-line); background: var(--good-fill); color: var(--good-ink); }
.answered { border-color: var(--bad-line); background: var(--bad-fill); color: var(--bad-ink); }
.silent { border-color: var(--warn-line); background: var(--warn-fill); color: var(--warn-ink); }
.slip { gap: var(--space-4); padding: var(--space-6) var(--space-4); border-top: var(--mark) solid var(--action); }
.slip header { display: grid; gap: var(--space-1); text-align: center; }
.slip h1 { color: var(--good-ink); font-size: var(--text-large); }
.amount { color: var(--heading); font-size: var(--text-title); font-weight: var(--weight-strong); }
dl { display: grid; grid-template-columns: auto 1fr; gap: var(--space-2) var(--space-4); padding-top: var(--space-4); border-top: var(--hairline) dashed var(--line-strong); }
dt { color: var(--ink-soft); }
dd { text-align: end; overflow-wrap: anywhere; }
pre { padding: var(--space-2) var(--space-3); border-radius: var(--radius-small); background: var(--surface-sunken); font-family: var(--font-code); font-size: var(--text-small); white-space: pre-wrap; overflow-wrap: anywhere; }
`;
