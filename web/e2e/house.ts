/** A house for one test: the real binary on a free port, with a data folder of its own. */

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How long a house may take to open or to close, in milliseconds. */
const PATIENCE = 30_000;

/** The binary under test: `YONBAN`, or what `cargo build` makes. */
function binary(): string {
  const named = process.env['YONBAN'];
  const path = named ?? fileURLToPath(new URL('../../target/debug/yonban', import.meta.url));
  if (!existsSync(path)) {
    throw new Error(`${path} is not there: build it with \`cargo build -p yonban\`, or set YONBAN`);
  }
  return path;
}

/** Whatever still runs when the tests end, or are ended, goes with them. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const one of running) one.kill('SIGKILL');
});

export class House {
  readonly #data: string;
  #process: ChildProcess;
  #said: string;
  /** Where it listens, without a slash at the end. It stays the same over restarts. */
  readonly url: string;

  private constructor(data: string, running: Running) {
    this.#data = data;
    this.#process = running.process;
    this.#said = running.said;
    this.url = running.url;
  }

  /** Opens a house with nothing in it. */
  static async open(): Promise<House> {
    const data = await mkdtemp(join(tmpdir(), 'yonban-e2e-'));
    return new House(data, await run('127.0.0.1:0', data));
  }

  /** Ends it as a power cut would: SIGKILL. */
  async kill(): Promise<void> {
    await ended(this.#process, 'SIGKILL');
  }

  /** Opens it again on the same port with the same data. */
  async restart(): Promise<void> {
    const running = await run(new URL(this.url).host, this.#data);
    this.#process = running.process;
    this.#said = running.said;
  }

  /** Closes it for good and takes its data away. */
  async close(): Promise<void> {
    await ended(this.#process, 'SIGTERM');
    await rm(this.#data, { recursive: true, force: true });
  }

  /** What it printed when it opened, for failures. */
  get said(): string {
    return this.#said;
  }

  /** The log of a table, line by line, without the seal at its end. */
  async log(table: string): Promise<string[]> {
    const answer = await fetch(`${this.url}/api/v1/tables/${table}/log`);
    if (!answer.ok) throw new Error(`the log of ${table}: HTTP ${answer.status}`);
    return (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('end\t'));
  }

  /** The actions that the log of a table holds, in order. */
  async played(table: string): Promise<string[]> {
    return (await this.log(table)).flatMap((line) => {
      const fields = line.split('\t');
      if (fields[3] !== 'played') return [];
      const action = fields.find((field) => field.startsWith('action='));
      return action === undefined ? [] : [decodeURIComponent(action.slice('action='.length))];
    });
  }
}

interface Running {
  process: ChildProcess;
  url: string;
  said: string;
}

/** Starts the binary and waits until it says where it listens. */
function run(listen: string, data: string): Promise<Running> {
  const child = spawn(binary(), ['serve', '--listen', listen, '--data', data], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return new Promise((resolve, reject) => {
    let said = '';
    const giveUp = (why: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`the house did not open: ${why}\n${said}`));
    };
    const timer = setTimeout(() => giveUp(`nothing for ${PATIENCE} ms`), PATIENCE);
    const listenTo = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve({ process: child, url, said });
    };
    child.stdout.on('data', listenTo);
    child.stderr.on('data', listenTo);
    child.once('error', (error) => giveUp(String(error)));
    child.once('exit', (code) => giveUp(`it ended with status ${code}`));
  });
}

/** Sends a signal and waits for the end; a process that does not obey is killed. */
function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill(signal);
  });
}
