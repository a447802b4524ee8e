/**
 * A request for a ruling, seen by three people: the operator previews the likely answer, the officer
 * processes, differs and passes it on, the signatory signs; then the operator begins a registration from the ruling,
 * and another officer finds the ruling without names.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discussBody } from '#modules/haz-discuss/testing/discusses.ts';
import { fileDocument, takeStep, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { CA_PASSWORD, makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { findAxeViolations } from './support/axe.ts';
import { pressAction, takeAction, waitForStatus } from './support/casePage.ts';
import { button, textbox, waitForPath } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { pickOption } from './support/formFilling.ts';
import { openInApp } from './support/openInApp.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

let site: Site;
let people: SigningPeople;
let filed: FiledRequest;
let operator: Page;
let officer: Page;
const DESK = { width: 1366, height: 900, locale: 'en' } as const;

beforeAll(async () => {
  site = await openSite();
  people = await makeSigningPeople(site.app);
  filed = await fileDocument(site.app, people.operator, {
    wire: 'transaction/haz-discusses',
    values: await discussBody(site.app, people.operator),
  });
  operator = await site.browser.newPage(DESK);
  officer = await site.browser.newPage(DESK);
});
afterAll(() => site.close());

const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const explanation = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('the operator', () => {
  it('is told to choose operation and objective before a substance, and previews the likely answer', async () => {
    await openAs(operator, people.operator, '/app/haz-discuss/requests/create');
    await button(operator, 'Add a substance').click();
    await pickOption(operator, combobox(operator, 'Active substance, row 1'), '7647-01-0', /Hydrochloric/);
    await textbox(operator, 'Concentration, row 1').fill('20');
    await operator.getByText('Choose the operation and the objective, with their sub-choices').first().waitFor();
    await pickOption(operator, combobox(operator, 'Operation'), 'Import', /Import$/);
    await pickOption(operator, combobox(operator, 'Objective'), 'sale', /For sale/);
    await pickOption(operator, combobox(operator, 'Sub-objective'), 'Whole', /Wholesale/);
    await operator.getByRole('combobox', { name: 'Unit, row 1' }).selectOption({ label: '% w/w' });
    await button(operator, 'Preview the likely answer').click();
    await explanation(operator, 'Likely answer').getByText('Type 2').first().waitFor();
    await explanation(operator, 'Likely answer').getByText('By case DC-01').first().waitFor();
    await operator.getByText('This is no ruling').first().waitFor();
    expect(await findAxeViolations(operator)).toEqual([]);
    await textbox(operator, 'Concentration, row 1').fill('40');
    await operator.getByText('The data has changed since').waitFor();
    await button(operator, 'Save').click();
    await waitForPath(operator, /\/(?:view|edit)$/);
    expectNoPageErrors(operator);
  });
});

describe('the officer', () => {
  it('processes the request before it can be passed on, and sees why', async () => {
    await takeStep(site.app, people.operator, filed, 'request');
    await openAs(officer, people.receiver, `/app/haz-discuss/request-receives/${filed.id}/view`);
    await takeAction(officer, 'Receive');
    await takeAction(officer, 'Record check result', { answer: /Passed/ });
    await officer.getByText('Process the request first').first().waitFor();
    await takeAction(officer, 'Process');
    const result = explanation(officer, 'Processed result');
    await result.getByText('Type 2').first().waitFor();
    await result.getByText('Other cases that name this substance').click();
    await result.getByText('concentration out of range').first().waitFor();
    expect(await findAxeViolations(officer)).toEqual([]);
  });

  it('differs with a reason, and passes it on', async () => {
    await button(officer, 'Edit').click();
    await waitForPath(officer, '/edit');
    await pickOption(officer, combobox(officer, 'Ruling'), 'Type 3', /Type 3/);
    await button(officer, 'Save').click();
    await officer.getByText('Your ruling differs from the processed result. Enter the reason.').first().waitFor();
    await textbox(officer, 'Why it differs from the processed result').fill('Used together with an oxidiser.');
    await textbox(officer, 'Text of the letter (English)').fill('This product is a hazardous substance of type 3.');
    await textbox(officer, 'Text of the letter (Thai)').fill('ผลิตภัณฑ์นี้เป็นวัตถุอันตรายชนิดที่ 3');
    await button(officer, 'Save').click();
    await officer.getByText('Saved', { exact: true }).first().waitFor();
    await officer.goto(`/haz/app/haz-discuss/request-receives/${filed.id}/view`);
    await takeAction(officer, 'Send to the signatory');
    await waitForStatus(officer, 'Waiting for the signatory');
    expectNoPageErrors(officer);
  });
});

describe('after the signature', () => {
  it('the operator reads the ruling and begins a registration from it', async () => {
    await openInApp(operator, `/app/haz-discuss/requests/${filed.id}/view`);
    expect(await operator.getByText('Used together with an oxidiser.').count()).toBe(0);
    const signatory = officer;
    await openAs(signatory, people.signatory, `/app/haz-discuss/request-approves/${filed.id}/view`);
    await takeAction(signatory, 'Approve and sign', { caPassword: CA_PASSWORD });
    await waitForStatus(signatory, 'Approved');
    await openInApp(operator, '/app/haz-discuss/haz-discusses');
    await operator.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
    await waitForPath(operator, '/view');
    await operator.getByText('This product is a hazardous substance of type 3.').first().waitFor();
    expect(await operator.getByText('Used together with an oxidiser.').count()).toBe(0);
    await pressAction(operator, 'File a registration from this ruling');
    await waitForPath(operator, '/app/haz/requests/create');
    await expect.poll(() => textbox(operator, 'Trade name (English)').inputValue()).toBe('AQ-ACID');
    await expect.poll(() => textbox(operator, 'Declared content, substance 1').inputValue()).toBe('20');
    expectNoPageErrors(operator);
  });

  it('another officer finds the ruling by its substance, without names', async () => {
    const customs = await site.app.person({ roles: ['OFFICER_CUSTOMS'] });
    await openAs(officer, customs, '/app/haz-discuss/past-rulings');
    await officer.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
    await waitForPath(officer, '/view');
    await officer.getByText('Used together with an oxidiser.').waitFor();
    expect(await officer.getByText('AQ-ACID').count()).toBe(0);
    expect(await findAxeViolations(officer)).toEqual([]);
    expectNoPageErrors(officer);
  });
});
