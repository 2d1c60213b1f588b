import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Driver, PageCode, Role, Target } from './driver.ts';

/** A name that is exactly this text; a required field's name ends in a star. */
const exactly = (text: string): string => `^${text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')}( \\*)?$`;

/** A person at another browser: acts as soon as the screen allows it, and waits for what must be true. */
export class Visitor {
  private readonly driver: Driver;
  private readonly url: string;
  private readonly folder: string;

  constructor(driver: Driver, { url, folder }: { url: string; folder: string }) {
    this.driver = driver;
    this.url = url;
    this.folder = folder;
  }

  /** Stores the language of this device, whatever the browser prefers. */
  async speak(language: string): Promise<void> {
    await this.open('/favicon.svg');
    await this.read((chosen) => localStorage.setItem('UCJ', JSON.stringify({ language: chosen })), language);
  }

  open(path: string): Promise<void> {
    return this.driver.goto(`${this.url}${path}`);
  }

  reload(): Promise<void> {
    return this.driver.reload();
  }

  click(role: Role, name: string, { within }: Pick<Target, 'within'> = {}): Promise<void> {
    const target = { role, name: exactly(name), ...(within && { within }) };
    return this.until(`click ${role} «${name}»`, () => this.driver.click(target));
  }

  type(label: string, text: string): Promise<void> {
    return this.until(`type into «${label}»`, () => this.driver.type({ role: 'textbox', name: exactly(label) }, text));
  }

  see(role: Role, name: RegExp): Promise<void> {
    return this.until(`see ${role} ${name}`, () => this.driver.shows({ role, name: name.source }));
  }

  /** Chooses an option of a list field by its text. */
  async choose(label: string, option: string): Promise<void> {
    await this.click('combobox', label);
    await this.click('option', option);
  }

  at(path: string): Promise<void> {
    return this.until(`be at ${path}`, async () => (await this.read(() => location.pathname)) === path);
  }

  read<Args extends unknown[], Result>(code: PageCode<Args, Result>, ...args: Args): Promise<Result> {
    return this.driver.run(code, ...args);
  }

  /** The file that the browser saved, once it is complete: Firefox keeps an empty one in its place until then. */
  async saved(name: RegExp): Promise<string> {
    const files = () => readdirSync(this.folder).filter((file) => name.test(file) && statSync(join(this.folder, file)).size > 0);
    await expect.poll(files, `saved ${name}`).toHaveLength(1);
    return join(this.folder, files()[0] ?? '');
  }

  complaints(): Promise<readonly string[]> {
    return this.driver.complaints();
  }

  /** Tries until it succeeds: an element may be absent, replaced or covered for a moment. */
  private async until(step: string, attempt: () => Promise<boolean>): Promise<void> {
    try {
      await expect(async () => expect(await attempt(), step).toBe(true)).toPass({ timeout: 60_000 });
    } catch (error) {
      // These browsers leave no trace to look at.
      throw new Error(`could not ${step} at ${await this.read(() => `${location.href}\n${document.body.innerText}`)}`, { cause: error });
    }
  }
}
