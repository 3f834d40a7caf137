/**
 * A bad line between a browser and the house: a TCP proxy that delays, throttles, freezes, resets,
 * and that can leave a connection half open, as a dead cable does: it stays and carries nothing.
 */

import { createServer, connect, type Server, type Socket } from 'node:net';

/** What can be wrong with a line. */
export const FAULTS = ['delay', 'throttle', 'freeze', 'reset', 'half-open'] as const;
export type Fault = (typeof FAULTS)[number];

/** How late a slow line is, in milliseconds, and how little it carries, in bytes a second. */
const LATE = 400;
const THIN = 6000;

/** One connection: what the two ends have said and what has not been passed on yet. */
class Line {
  readonly #ends: readonly [Socket, Socket];
  readonly #waiting: [Buffer[], Buffer[]] = [[], []];
  /** When the last chunk of each way is due: chunks never overtake each other. */
  readonly #due: [number, number] = [0, 0];
  frozen = false;
  /** Nothing comes through any more, in either way. */
  dead = false;
  late = 0;
  thin = Infinity;

  constructor(browser: Socket, house: Socket, gone: () => void) {
    this.#ends = [browser, house];
    for (const way of [0, 1] as const) {
      const [from, to] = [this.#ends[way], this.#ends[1 - way] as Socket];
      from.setNoDelay(true);
      from.on('data', (chunk: Buffer) => this.#carry(way, chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        if (to.destroyed) gone();
        // The other end of a dead line does not hear of it.
        if (!this.dead) to.destroy();
      });
    }
  }

  #carry(way: 0 | 1, chunk: Buffer): void {
    if (this.dead) return;
    if (this.frozen) {
      this.#waiting[way].push(chunk);
      return;
    }
    const now = performance.now();
    const due = Math.max(this.#due[way], now + this.late) + (chunk.length / this.thin) * 1000;
    this.#due[way] = due;
    const pass = () => {
      if (this.dead) return;
      if (this.frozen) this.#waiting[way].push(chunk);
      else this.#ends[1 - way]?.write(chunk);
    };
    if (due <= now) pass();
    else setTimeout(pass, due - now);
  }

  thaw(): void {
    this.frozen = false;
    for (const way of [0, 1] as const) {
      for (const chunk of this.#waiting[way].splice(0)) this.#carry(way, chunk);
    }
  }

  reset(): void {
    for (const end of this.#ends) end.resetAndDestroy();
  }

  end(): void {
    for (const end of this.#ends) end.destroy();
  }
}

export class Proxy {
  readonly #server: Server;
  readonly #lines = new Set<Line>();
  readonly url: string;
  #late = 0;
  #thin = Infinity;
  #frozen = false;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Opens a line to a house. */
  static async open(house: string): Promise<Proxy> {
    const { hostname, port } = new URL(house);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const proxy = new Proxy(server, address.port);
    server.on('connection', (browser) => {
      const line: Line = new Line(browser, connect(Number(port), hostname), () =>
        proxy.#lines.delete(line),
      );
      line.late = proxy.#late;
      line.thin = proxy.#thin;
      line.frozen = proxy.#frozen;
      proxy.#lines.add(line);
    });
    return proxy;
  }

  /** Lets a fault begin. A reset and a line left half open are done at once. */
  begin(fault: Fault): void {
    switch (fault) {
      case 'delay':
        this.#late = LATE;
        break;
      case 'throttle':
        this.#thin = THIN;
        break;
      case 'freeze':
        this.#frozen = true;
        break;
      case 'reset':
        for (const line of this.#lines) line.reset();
        break;
      case 'half-open':
        for (const line of this.#lines) line.dead = true;
        break;
    }
    for (const line of this.#lines) {
      line.late = this.#late;
      line.thin = this.#thin;
      line.frozen = this.#frozen;
    }
  }

  /** The line is good again. What was lost stays lost. */
  heal(): void {
    this.#late = 0;
    this.#thin = Infinity;
    this.#frozen = false;
    for (const line of this.#lines) {
      line.late = 0;
      line.thin = Infinity;
      line.thaw();
    }
  }

  async close(): Promise<void> {
    for (const line of this.#lines) line.end();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
