/** Dice with the real house: sealed and proved, thrown by people, counted; and the report on a match. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import type { BackgammonView, TableView } from '../src/protocol';
import { isAccessible } from './axe';
import type { Guest } from './guest';
import { Keyboard } from './keyboard';
import { scene, type Stage } from './stage';

/** How long a question stands before a press answers it, and a little more, in milliseconds. */
const SURE = 450;

/** Two people at a table of backgammon; the first is White. */
async function table(stage: Stage, room: string): Promise<{ anna: Guest; bert: Guest; id: string }> {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  await Promise.all([anna.introduces(), bert.introduces()]);
  const id = await anna.openRoom({ family: 'backgammon', room, seat: 'a', against: 'link' });
  await bert.sit(id);
  for (const guest of [anna, bert]) await guest.main('[data-status=playing]').waitFor();
  return { anna, bert, id };
}

const viewOf = async (guest: Guest): Promise<TableView> => (await guest.snapshot()).view;
const positionOf = (view: TableView): BackgammonView => {
  if (view.position.kind !== 'backgammon') throw new Error('this is no backgammon');
  return view.position;
};

/** Whoever is to play plays the first play of the list, past the page; answers who is on roll then. */
async function plays(id: string, anna: Guest, bert: Guest): Promise<{ on: Guest; other: Guest }> {
  for (;;) {
    // A throw comes when both pages have told their shares of it.
    await expect.poll(async () => (await viewOf(anna)).turn).not.toBe('chance');
    const view = await viewOf(anna);
    if (positionOf(view).phase === 'turn') return view.turn === 'a' ? { on: anna, other: bert } : { on: bert, other: anna };
    const on = view.turn === 'a' ? anna : bert;
    const play = (await viewOf(on)).legal.find((one) => one.includes('/') || one === 'nomove');
    if (play === undefined) throw new Error(`nothing to play in ${positionOf(view).phase}`);
    expect((await on.force(id, { kind: 'act', action: play })).status).toBe(200);
  }
}

/** Chooses something that is asked about, and confirms it. */
async function decides(guest: Guest, choose: string, confirm: string): Promise<void> {
  await guest.button(choose).click();
  await guest.page.getByTestId('question').waitFor();
  await guest.page.waitForTimeout(SURE);
  // A double click confirms once.
  await guest.button(`confirm_${confirm}`).dblclick();
}

describe('sealed dice', () => {
  scene('are proved after a match with a double, a rest and a resignation', async (stage) => {
    const { anna, bert, id } = await table(stage, 'bg-match-3');
    const { on, other } = await plays(id, anna, bert);

    // A double asks first, and its question can be left.
    await on.button('double').click();
    await on.page.getByTestId('question').waitFor();
    expect(await on.page.evaluate(() => document.activeElement?.id)).toBe('question-title');
    await isAccessible(on, 'a double that is asked about');
    await on.page.keyboard.press('Escape');
    await expect.poll(() => on.page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('double');
    await decides(on, 'double', 'double');
    await other.page.getByTestId('answer').waitFor();
    await isAccessible(other, 'a double that is answered');
    await decides(other, 'take', 'take');

    // A held key rolls once.
    await on.asked('roll');
    await on.button('roll').focus();
    for (let n = 0; n < 4; n += 1) await on.page.keyboard.down('Enter');
    await on.page.keyboard.up('Enter');
    await on.sees('roll');
    const { on: first, other: second } = await plays(id, anna, bert);

    // A game is resigned, and refused. The same is not offered again before something has changed.
    await first.button('resign_game').click();
    await decides(first, 'resign_single', 'resign_single');
    await second.button('reject').click();
    await first.asked('roll');
    await first.button('resign_game').click();
    await first.button('resign_gammon').waitFor();
    expect(await first.button('resign_single').count()).toBe(0);
    await first.button('resign_no').click();
    await first.button('roll').click();
    await first.sees('roll');
    const { on: loser, other: winner } = await plays(id, anna, bert);
    await loser.button('resign_game').click();
    await decides(loser, 'resign_single', 'resign_single');
    await winner.button('accept').click();
    for (const guest of [anna, bert]) await guest.page.getByTestId('rest').waitFor();
    await isAccessible(winner, 'the rest between games');
    await winner.button('ready').click();
    await expect.poll(() => loser.page.getByTestId('rest').innerText()).toContain(`${winner.name} is ready.`);
    await loser.button('ready').click();
    await loser.page.getByTestId('rest').waitFor({ state: 'detached' });
    await expect.poll(() => loser.page.getByTestId('match-facts').innerText()).toContain('Crawford game');

    // The match is resigned at the table; then every throw is computed anew.
    await loser.button('resign').click();
    await loser.page.getByRole('dialog').getByRole('button', { name: 'Resign the match' }).click();
    expect(await winner.over()).toContain('by resignation');
    await winner.button('prove').click();
    const proof = winner.page.getByTestId('proof');
    await proof.waitFor();
    const thrown = (await stage.house.log(id)).filter((line) => line.split('\t')[3] === 'rolled').length;
    expect(thrown).toBeGreaterThan(2);
    expect(await proof.getAttribute('data-proved')).toBe(String(thrown));
    expect(await proof.getAttribute('data-flaws')).toBe('');
    for (const summary of await proof.locator('summary').all()) await summary.click();
    expect(await proof.locator('tbody tr').count()).toBe(thrown);
    await isAccessible(winner, 'a proof of the dice');
    const pledged = (await stage.house.log(id)).filter((line) => line.split('\t')[3] === 'pledged').length;
    expect(pledged).toBe(2);

    // The house counts what was thrown.
    const { page } = winner;
    await page.goto('/dice');
    await page.locator('[data-testid=dice][data-state=here]').waitFor();
    expect(await page.getByTestId('dice-total').getAttribute('data-total')).toBe(String(thrown));
    await isAccessible(winner, 'the dice of the house');
  });

  scene('wait through a reload, and a watcher sees them too', async (stage) => {
    const anna = await stage.guest('Anna');
    const bert = await stage.guest('Bert');
    const eve = await stage.guest('Eve');
    await Promise.all([anna.introduces(), bert.introduces()]);
    const id = await anna.openRoom({ family: 'backgammon', room: 'bg-match-1', seat: 'a', against: 'link' });
    // Bert sits down past his page: only Anna can pledge.
    await bert.page.goto('/');
    expect((await bert.force(id, { kind: 'sit', seat: 'b' })).status).toBe(200);
    const sealed = anna.page.getByTestId('sealed');
    await expect.poll(() => sealed.getAttribute('data-owed')).toBe('b:pledge');
    await anna.page.reload();
    await anna.atTable();
    await expect.poll(() => sealed.getAttribute('data-owed')).toBe('b:pledge');
    await eve.visit(id);
    await bert.visit(id);
    for (const guest of [anna, bert, eve]) await guest.main('[data-status=playing]').waitFor();
    await expect.poll(() => eve.page.getByTestId('sealed').innerText()).toContain('house, Anna and Bert');
    expect(await eve.page.getByTestId('cube-panel').getByRole('button').count()).toBe(0);
    expect(await anna.button('offer_takeback').count()).toBe(0);
  });
});

describe('dice that people throw', () => {
  scene('are told, disputed, cocked and confirmed, by keyboard too', async (stage) => {
    const { anna, bert, id } = await table(stage, 'bg-real-dice');
    const pad = anna.page.getByTestId('pad');
    await pad.waitFor();
    await isAccessible(anna, 'a pad for the dice');
    await pad.locator('input').first().focus();
    await anna.page.keyboard.type('31');
    await expect.poll(() => anna.button('throw').innerText()).toBe('Tell 3 and 1');
    await anna.page.keyboard.press('Enter');
    await bert.asked('confirm_throw');
    expect(await bert.page.getByTestId('told').innerText()).toContain('White (Anna) tells: 3 and 1.');
    await isAccessible(bert, 'a throw to be confirmed');
    await bert.button('dispute').click();
    await expect.poll(() => anna.page.getByTestId('told-news').innerText()).toContain('The throw was disputed');

    // Who says no says what is: until then it is Bert who is waited for.
    expect(await anna.page.getByTestId('pad').count()).toBe(0);
    await bert.button('throw_cocked').click();
    await anna.button('confirm_throw').click();
    await expect.poll(() => anna.page.getByTestId('told-news').innerText()).toContain('A die was cocked');

    // Radio buttons alone do as well.
    const keys = new Keyboard(anna.page);
    await keys.tabTo(pad.locator('input[name=die_1]').first());
    await keys.press('Space');
    await keys.press('ArrowLeft');
    await keys.tabTo(pad.locator('input[name=die_2]').first());
    await keys.press('Space');
    await keys.tabTo(anna.button('throw'));
    await anna.page.keyboard.press('Enter');
    await bert.button('confirm_throw').dblclick();
    await anna.myTurn();
    expect(positionOf(await viewOf(anna)).dice).toEqual([6, 1]);
    const told = (await stage.house.log(id)).map((line) => line.split('\t')[3]);
    expect(told.filter((one) => one === 'told').length).toBe(3);
    expect(told.filter((one) => one === 'disputed').length).toBe(1);
    // A cocked throw stands in the log as what it is.
    expect(told.filter((one) => one === 'rolled').length).toBe(2);

    // At one device nobody else has to confirm.
    await anna.home();
    await anna.choosing({ family: 'backgammon', room: 'bg-real-dice', against: 'here' });
    await anna.page.getByLabel('Name of the second player').fill('Bo');
    await anna.page.getByTestId('create').locator('button[type=submit]').click();
    await anna.atTable();
    await pad.waitFor();
    await pad.locator('input').first().focus();
    await anna.page.keyboard.type('42');
    await anna.page.keyboard.press('Enter');
    await anna.myTurn();
    expect(positionOf(await viewOf(anna)).dice).toEqual([4, 2]);
  });
});

describe('a report', () => {
  scene('on an imported match names what each decision cost, and shows where', async (stage) => {
    const guest = await stage.guest('Anna');
    const { page } = guest;
    await page.goto('/review');
    const match = fileURLToPath(new URL('../../data/backgammon/sample_match.mat', import.meta.url));
    // How a game begins is enough, and a report on it short.
    const [first = ''] = (await readFile(match, 'utf8')).split(/^(?= {2}8\))/m);
    await page.getByTestId('import').locator('textarea').fill(first);
    await guest.button('import').click();
    await page.getByTestId('review').waitFor();
    await guest.button('report').click();
    await page.locator('label', { has: page.locator('input[name=depth][value="0"]') }).click();
    await guest.button('make_report').click();
    await page.locator('[data-testid=report][data-state=here]').waitFor({ timeout: 60_000 });
    expect(await page.getByTestId('undone').count()).toBe(0);
    expect(await page.getByTestId('totals').innerText()).toContain('Performance rating');
    const double = page.locator('[data-kind=double]').first();
    await double.locator('summary').click();
    await expect.poll(() => double.innerText()).toContain('Double, take');
    const play = page.locator('[data-kind=play]').first();
    await play.locator('summary').click();
    await expect.poll(() => play.locator('tbody tr').count()).toBeGreaterThan(1);
    await isAccessible(guest, 'a report on a match');

    // The position of a decision is shown; another throw is chosen for it there.
    await double.locator('[data-action=show_decision]').click();
    await guest.asked('roll');
    const before = await page.getByTestId('tree').locator('[data-move]').count();
    await guest.button('roll').click();
    await page.getByTestId('pad').locator('input').first().focus();
    await page.keyboard.type('66');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByTestId('here').innerText()).toContain('6 and 6');
    expect(await page.getByTestId('tree').locator('[data-move]').count()).toBe(before + 2);
  });

  scene('on a position says what to do there, what others are worth, and what is right at every score', async (stage) => {
    const guest = await stage.guest('Anna');
    const { page } = guest;
    await page.goto('/review');
    await page.getByTestId('import').locator('textarea').fill('XGID=-b----E-C---eE---c-e----B-:0:0:1:31:1:2:0:5:10');
    await guest.button('import').click();
    await page.getByTestId('review').waitFor();
    await guest.button('report').click();
    const position = page.getByTestId('situation');
    const judged = async () => {
      await guest.button('judge_position').click();
      await page.locator('[data-testid=situation][data-state=here]').waitFor();
    };
    await judged();
    await expect.poll(() => page.getByTestId('polite').innerText()).toContain('White plays 3-1. Best: 8/5 6/5, +0.');
    expect(await position.locator('tbody th').first().innerText()).toContain('8/5 6/5');
    expect(await position.locator('.judged-table tbody tr').count()).toBe(10);
    expect(await position.innerText()).toContain('and 6 more plays');
    expect(await page.getByTestId('figures').innerText()).toContain('Match, the cube’s value won');
    expect(await page.getByTestId('scores').count(), 'nobody doubles with a throw on the board').toBe(0);

    // The play is made: what was said was about the position before.
    for (const place of ['8', '5', '6', '5']) await page.locator(`[data-place="${place}"]`).click();
    await page.locator('[data-action=hand_over]:not([aria-disabled])').click();
    await page.locator('[data-testid=situation][data-state=not]').waitFor();
    await judged();
    await expect.poll(() => page.getByTestId('polite').innerText()).toContain('Black rolls or doubles. Best: ');
    expect(await position.innerText()).toContain('Double, take');
    const scores = page.getByTestId('scores');
    await scores.locator('summary').click();
    await expect.poll(() => scores.locator('tbody tr').count()).toBe(5);
    expect(await scores.locator('tbody td').count()).toBe(25);
    expect(await scores.locator('tbody tr').nth(4).locator('td').first().innerText()).toContain('Double, take');
    await isAccessible(guest, 'a position that is judged');

    // Whoever steps away and back is not told again.
    await page.keyboard.press('[');
    await page.locator('[data-testid=situation][data-state=not]').waitFor();
    await page.keyboard.press(']');
    await page.locator('[data-testid=situation][data-state=here]').waitFor();
    await expect.poll(() => page.getByTestId('polite').innerText()).not.toContain('Best: ');

    // A cube that was taken leaves nothing but to throw; a throw may leave no move.
    const goes = async (address: string) => {
      await page.goto(address);
      await page.reload();
      await guest.button('report').click();
      await judged();
    };
    const line = ['dice 3 1', '8/5 6/5', 'double', 'take'].map(encodeURIComponent).join(',');
    await goes(`/review#kind=backgammon&rules=${encodeURIComponent('match,length=5')}&moves=${line}`);
    expect(await position.innerText()).toMatch(/Black throws\. Equity -0\.\d/);
    await page.goto('/review');
    await page.getByTestId('import').locator('textarea').fill('XGID=aBBBBBBC----------bbbbcc--:0:0:-1:65:0:0:0:0:10');
    await guest.button('import').click();
    await page.getByTestId('review').waitFor();
    await guest.button('report').click();
    await judged();
    expect(await position.innerText()).toContain('Best: no move, ');
    expect(await position.innerText()).not.toContain('nomove');

    // An empty board has nothing to decide.
    await goes(`/review#kind=backgammon&rules=${encodeURIComponent('match,length=5')}&moves=`);
    expect(await position.innerText()).toContain('Nobody has anything to decide here.');
  });
});
