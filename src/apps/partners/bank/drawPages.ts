/** Draws the pages of the bank: the payment form and the slip for a payment. */
import type { Label } from '#language/label.ts';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { formatDecimal } from '#language/values/decimal.ts';
import type { Biller } from '#platform/server/config.ts';
import { PAYMENT_CHANNELS, type PaymentChannel } from '#platform/server/linkage/bankNotice.ts';
import { escapeHtml } from '#platform/server/html.ts';
import { addressOf, drawPage, labelHtml, type Frame, type Query } from '../partnerPage.ts';
import { behaviourButtons } from '../behaviourModes.ts';
import type { Payment, NoticeResult } from './counter.ts';
import { LONGEST_PAYER, type OrderForm, type OrderProblems } from './readOrder.ts';
import type { DemoBank } from './startBank.ts';
import { STYLE } from './style.ts';

export interface FilledForm {
  readonly form: OrderForm;
  readonly problems: OrderProblems;
  readonly query?: Query;
}

export function bankPage(frame: Frame, bank: DemoBank, { form, problems, query = {} }: FilledForm): string {
  const payments = bank.counter.list();
  const main = [
    `<h1>${labelHtml(frame, texts.title)}</h1>`,
    `<p class="hint">${labelHtml(frame, texts.hint)}</p>`,
    payForm(frame, bank.biller, { form, problems }),
    `<section><h2>${labelHtml(frame, texts.payments)}</h2>${payments.length === 0 ? `<p class="hint">${labelHtml(frame, texts.none)}</p>` : `<ol class="payments">${payments.map((payment) => paymentRow(frame, payment)).join('\n')}</ol>`}</section>`,
    `<section><h2>${labelHtml(frame, texts.debit)}</h2><p class="hint">${labelHtml(frame, texts.debitHint)}</p>${behaviourButtons(frame, { behaviour: bank.behaviour(), actionOf: (mode) => addressOf(frame, `mood/${mode}`) })}</section>`,
  ].join('\n');
  return drawPage(frame, { title: labelHtml(frame, texts.title), main, style: STYLE, query });
}

export function slipPage(frame: Frame, biller: Biller, payment: Payment): string {
  const { transactionId, billerId, ref1, ref2, paidAt, channel, payer, branch, teller } = payment;
  const lines: readonly (readonly [Label, string | undefined])[] = [
    [texts.biller, `${labelHtml(frame, biller.name)}<br><span class="code">${billerId}</span>`],
    [texts.ref1, code(ref1)],
    [texts.ref2, ref2 === '' ? undefined : code(ref2)],
    [texts.channel, labelHtml(frame, channels[channel])],
    [texts.payer, payer === undefined ? undefined : escapeHtml(payer)],
    [texts.branch, branch === undefined ? undefined : escapeHtml(`${branch} ${teller ?? ''}`)],
    [texts.paidAt, formatDatetime(paidAt, frame.locale)],
    [texts.transactionId, code(transactionId)],
  ];
  const main = `<p><a href="${addressOf(frame)}">← ${labelHtml(frame, texts.back)}</a></p>
<article class="slip">
<header><h1>${labelHtml(frame, texts.paid)}</h1><p class="amount">${baht(frame, payment)}</p></header>
<dl>${lines.map(([label, value]) => (value === undefined ? '' : `<dt>${labelHtml(frame, label)}</dt><dd>${value}</dd>`)).join('')}</dl>
</article>
<section><h2>${labelHtml(frame, texts.notice)}</h2>${noticeText(frame, payment)}${sendAgain(frame, payment)}</section>`;
  return drawPage(frame, { title: labelHtml(frame, texts.paid), main, style: STYLE, id: slipId(payment) });
}

export function missingPage(frame: Frame): string {
  return drawPage(frame, {
    title: labelHtml(frame, texts.missing),
    main: `<p><a href="${addressOf(frame)}">← ${labelHtml(frame, texts.back)}</a></p>\n<h1>${labelHtml(frame, texts.missing)}</h1>`,
    style: STYLE,
  });
}

export function slipId({ transactionId }: Payment): string {
  return `payments/${transactionId}`;
}

const texts = {
  title: ['ธนาคารของระบบสาธิต', 'Demonstration bank'],
  hint: [
    'ทดลองชำระเงินตามใบแจ้งหนี้ ไม่มีเงินจริงเกี่ยวข้อง เมื่อชำระแล้วธนาคารจะแจ้งระบบให้ทราบ',
    'Pay an invoice here as a trial. No real money is involved. The bank notifies the system as soon as it is paid.',
  ],
  pay: ['ชำระเงิน', 'Pay'],
  biller: ['ผู้รับชำระ', 'Paid to'],
  code: ['ข้อความใน QR หรือบาร์โค้ด', 'Text in the QR code or barcode'],
  codeHint: [
    'วางข้อความแล้วไม่ต้องกรอกรหัสอ้างอิงและจำนวนเงินด้านล่าง ธนาคารใช้ค่าในข้อความ',
    'If you paste the text, leave the references and the amount below empty: the bank uses those in the text.',
  ],
  byHand: ['หรือกรอกตามใบแจ้งหนี้', 'Or fill in the details from the invoice'],
  ref1: ['รหัสอ้างอิง 1', 'Reference 1'],
  ref2: ['รหัสอ้างอิง 2', 'Reference 2'],
  amount: ['จำนวนเงิน (บาท)', 'Amount (baht)'],
  channel: ['ช่องทาง', 'Payment channel'],
  payer: ['ชื่อผู้ชำระ', 'Payer’s name'],
  optional: ['ไม่บังคับ', 'optional'],
  payments: ['รายการชำระเงิน', 'Payments'],
  none: ['ยังไม่มีรายการชำระเงิน', 'No payments yet'],
  debit: ['การหักบัญชี', 'Direct debit'],
  debitHint: [
    'บัญชีที่ลงท้ายด้วย 000 ไม่มีเงิน บัญชีอื่นมีเงินพอเสมอ เลือกให้ธนาคารตอบผิดปกติเพื่อดูว่าระบบทำอย่างไร',
    'Accounts ending in 000 have no money; all others have enough. Choose a faulty reply from the bank to see how the system reacts.',
  ],
  paid: ['ชำระเงินสำเร็จ', 'Payment successful'],
  branch: ['สาขา / พนักงาน', 'Branch / teller'],
  paidAt: ['วันเวลา', 'Time'],
  transactionId: ['เลขที่รายการ', 'Transaction number'],
  notice: ['การแจ้งระบบ', 'Notification to the system'],
  sendAgain: ['ส่งอีกครั้ง', 'Send again'],
  accepted: ['ระบบรับแจ้งแล้ว', 'Accepted by the system'],
  answered: ['ระบบไม่รับแจ้ง', 'Rejected by the system'],
  silent: ['ระบบไม่ตอบ', 'No reply from the system'],
  silentHint: [
    'ธนาคารเก็บรายการนี้ไว้แล้ว กดส่งอีกครั้งเมื่อระบบพร้อม',
    'The bank has kept this notification. Send it again when the system is available.',
  ],
  times: ['จำนวนครั้งที่ส่ง', 'Times sent'],
  back: ['กลับไปที่ธนาคาร', 'Back to the bank'],
  missing: ['ไม่พบรายการชำระเงินนี้', 'This payment was not found'],
} as const satisfies Record<string, Label>;

const channels: Readonly<Record<PaymentChannel, Label>> = {
  qr: ['สแกน QR', 'QR code'],
  counter: ['เคาน์เตอร์ธนาคาร', 'At the counter'],
};

function payForm(frame: Frame, biller: Biller, { form, problems }: FilledForm): string {
  const field = (name: 'ref1' | 'ref2' | 'amount', more: string): string =>
    `<div class="field"><label for="${name}">${labelHtml(frame, texts[name])}</label><input id="${name}" name="${name}" value="${escapeHtml(form[name])}" autocomplete="off" ${more}${toProblem(problems, name)}>${problemText(frame, problems, name)}</div>`;
  const choices = PAYMENT_CHANNELS.toReversed().map(
    (channel) =>
      `<label class="choice"><input type="radio" name="channel" value="${channel}"${form.channel === channel ? ' checked' : ''}>${labelHtml(frame, channels[channel])}</label>`,
  );
  return `<section><h2>${labelHtml(frame, texts.pay)}</h2>
<p>${labelHtml(frame, texts.biller)} <strong>${labelHtml(frame, biller.name)}</strong> <span class="code">${biller.id}</span></p>
<form method="post" action="${addressOf(frame, 'pay')}" class="pay" novalidate>
<div class="field"><label for="code">${labelHtml(frame, texts.code)}</label><textarea id="code" name="code" rows="4" spellcheck="false" autocomplete="off" aria-describedby="code-hint${problems.code === undefined ? '' : ' code-problem'}"${problems.code === undefined ? '' : ' aria-invalid="true"'}>\n${escapeHtml(form.code)}</textarea>${problemText(frame, problems, 'code')}<p class="hint" id="code-hint">${labelHtml(frame, texts.codeHint)}</p></div>
<fieldset><legend>${labelHtml(frame, texts.byHand)}</legend><div class="row">${field('ref1', '')}${field('ref2', '')}${field('amount', 'inputmode="decimal"')}</div></fieldset>
<fieldset><legend>${labelHtml(frame, texts.channel)}</legend><div class="choices">${choices.join('')}</div></fieldset>
<div class="field"><label for="payer">${labelHtml(frame, texts.payer)} <span class="hint">(${labelHtml(frame, texts.optional)})</span></label><input id="payer" name="payer" value="${escapeHtml(form.payer)}" maxlength="${LONGEST_PAYER}" autocomplete="off"></div>
<button type="submit" class="main">${labelHtml(frame, texts.pay)}</button>
</form></section>`;
}

function toProblem(problems: OrderProblems, name: keyof OrderProblems): string {
  return problems[name] === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-problem"`;
}

function problemText(frame: Frame, problems: OrderProblems, name: keyof OrderProblems): string {
  const problem = problems[name];
  return problem === undefined ? '' : `<p class="problem" id="${name}-problem">${labelHtml(frame, problem)}</p>`;
}

function paymentRow(frame: Frame, payment: Payment): string {
  const { transactionId, ref1, ref2, paidAt } = payment;
  return `<li><div><a href="${addressOf(frame, slipId(payment))}" class="code">${transactionId}</a><span class="hint">${formatDatetime(paidAt, frame.locale)}</span><span class="hint code">${escapeHtml([ref1, ref2].join(' ').trim())}</span></div><strong>${baht(frame, payment)}</strong><div class="state">${noticeMark(frame, payment.noticeResult)}${sendAgain(frame, payment)}</div></li>`;
}

function noticeText(frame: Frame, { noticeResult, timesSent }: Payment): string {
  const more =
    noticeResult.kind === 'answered' ? `<pre>HTTP ${noticeResult.status} ${escapeHtml(noticeResult.text)}</pre>` : '';
  const what = noticeResult.kind === 'silent' ? `<p>${labelHtml(frame, texts.silentHint)}</p>` : '';
  return `<p>${noticeMark(frame, noticeResult)} <span class="hint">${labelHtml(frame, texts.times)}: ${timesSent}</span></p>${what}${more}`;
}

function noticeMark(frame: Frame, { kind }: NoticeResult): string {
  return `<span class="mark ${kind}">${labelHtml(frame, texts[kind])}</span>`;
}

function sendAgain(frame: Frame, payment: Payment): string {
  return `<form method="post" action="${addressOf(frame, `${slipId(payment)}/send`)}"><button type="submit">${labelHtml(frame, texts.sendAgain)}</button></form>`;
}

function baht({ locale }: Frame, { amount }: Payment): string {
  return `${formatDecimal(amount, locale, 2)} ${locale === 'th' ? 'บาท' : 'baht'}`;
}

function code(text: string): string {
  return `<span class="code">${escapeHtml(text)}</span>`;
}
