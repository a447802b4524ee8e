/**
 * Serves the bank of the demonstration as pages at /haz/bank: the payment form and the slips. In production there is
 * none.
 */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { moneyText } from '#language/values/moneyText.ts';
import { API, BASE } from '#platform/server/routes/server.ts';
import { addressOf, createFrames, sendPage, type FrameOptions } from '../partnerPage.ts';
import { BEHAVIOUR_MODES } from '../behaviourModes.ts';
import { bankPage, missingPage, slipId, slipPage } from './drawPages.ts';
import { EMPTY_FORM, orderForm, readCode, readOrder, type OrderForm } from './readOrder.ts';
import type { DemoBank } from './startBank.ts';

export const BANK_PATH = `${BASE}/bank`;
/** The path at which the system receives payment notices. */
export const NOTICE_PATH = `${API}/api/v1/ws/ktb-paynets/notice`;

export interface BankPages extends Omit<FrameOptions, 'path'> {
  readonly bank: DemoBank;
}

export function bankPages(server: FastifyInstance, { bank, publicUrl, webDir }: BankPages): void {
  const frameOf = createFrames({ path: BANK_PATH, publicUrl, webDir });
  const sendNotice = async (id: string) => bank.counter.sendNotice(id, systemUrl(server, publicUrl) + NOTICE_PATH);
  void server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    scope.get(BANK_PATH, async (request, reply) => {
      const frame = frameOf(request);
      const code = codeIn(request);
      return sendPage(
        reply,
        frame,
        bankPage(frame, bank, { form: formOf(code), problems: {}, query: code === '' ? {} : { qr: code } }),
        { asks: true },
      );
    });
    scope.post(`${BANK_PATH}/pay`, async (request, reply) => {
      const frame = frameOf(request);
      const form = orderForm.safeParse(request.body);
      if (!form.success) return reply.code(400).send();
      const read = readOrder(form.data, bank.biller.id);
      if ('problems' in read)
        return sendPage(
          reply.code(UNPROCESSABLE),
          frame,
          bankPage(frame, bank, { form: form.data, problems: read.problems }),
          { asks: true },
        );
      const payment = bank.counter.pay(read.order);
      await sendNotice(payment.transactionId);
      return reply.redirect(addressOf(frame, slipId(payment)), SEE_OTHER);
    });
    scope.get(`${BANK_PATH}/payments/:id`, async (request, reply) => {
      const frame = frameOf(request);
      const payment = bank.counter.find(idIn(request));
      return payment === undefined
        ? sendPage(reply.code(404), frame, missingPage(frame))
        : sendPage(reply, frame, slipPage(frame, bank.biller, payment), { asks: true });
    });
    scope.post(`${BANK_PATH}/payments/:id/send`, async (request, reply) => {
      const frame = frameOf(request);
      const payment = await sendNotice(idIn(request));
      return payment === undefined
        ? sendPage(reply.code(404), frame, missingPage(frame))
        : reply.redirect(addressOf(frame, slipId(payment)), SEE_OTHER);
    });
    scope.post(`${BANK_PATH}/mood/:mood`, async (request, reply) => {
      const params = behaviourParams.safeParse(request.params);
      if (!params.success) return reply.code(404).send();
      bank.setBehaviour(params.data.mood);
      return reply.redirect(addressOf(frameOf(request)), SEE_OTHER);
    });
  });
}

const FORM_LIMIT = 16 * 1024;
const SEE_OTHER = 303;
const UNPROCESSABLE = 422;
const behaviourParams = z.object({ mood: z.enum(BEHAVIOUR_MODES) });
const linkQuery = z.object({ qr: z.string().max(500) });

/** Returns the address on this machine: the public URL may not be reachable from the server itself. */
function systemUrl(server: FastifyInstance, publicUrl: string): string {
  const [listening] = server.addresses() as readonly AddressInfo[];
  if (listening === undefined) return publicUrl;
  const { address, port } = listening;
  const host = LOOPBACK_OF[address] ?? address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** A server that listens on all addresses is reached on the loopback address. */
const LOOPBACK_OF: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

function idIn({ params }: FastifyRequest): string {
  return (params as { readonly id: string }).id;
}

function codeIn({ query }: FastifyRequest): string {
  const read = linkQuery.safeParse(query);
  return read.success ? read.data.qr : '';
}

/** Fills the form from the code of a link, so that people see what they pay. */
function formOf(code: string): OrderForm {
  const bill = readCode(code);
  return bill === undefined
    ? { ...EMPTY_FORM, code }
    : {
        ...EMPTY_FORM,
        code,
        ref1: bill.ref1,
        ref2: bill.ref2,
        amount: bill.amount.gt('0') ? moneyText(bill.amount) : '',
      };
}
