import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

interface Picture {
  readonly title: string;
  readonly jpeg: Buffer;
}

/** Pictures of one width side by side on one page, to be looked at by people. */
export class ContactSheet {
  private readonly pictures: Picture[] = [];
  private readonly written: string[] = [];

  private readonly page: Page;
  private readonly folder: string;
  private readonly perSheet: number;
  private readonly width: number;

  /** @param layout how many pictures a sheet has, and how wide they are at most */
  constructor(page: Page, folder: string, layout: { perSheet: number; width: number }) {
    [this.page, this.folder, this.perSheet, this.width] = [page, folder, layout.perSheet, layout.width];
    mkdirSync(folder, { recursive: true });
  }

  /** Keeps a picture for the next sheet. */
  put(title: string, jpeg: Buffer): void {
    this.pictures.push({ title, jpeg });
  }

  /** Writes the sheets that are full. */
  async writeFull(): Promise<void> {
    while (this.pictures.length >= this.perSheet) await this.writeOne();
  }

  /** Writes what is left; returns the files of all sheets. */
  async write(): Promise<readonly string[]> {
    while (this.pictures.length > 0) await this.writeOne();
    return this.written;
  }

  private async writeOne(): Promise<void> {
    const figures = this.pictures
      .splice(0, this.perSheet)
      .map(
        ({ title, jpeg }) =>
          `<figure><figcaption>${title}</figcaption><img src="data:image/jpeg;base64,${jpeg.toString('base64')}"></figure>`,
      );
    await this.page.setContent(
      `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;font:14px sans-serif}figure{margin:0}img{display:block;max-width:${this.width}px;border:1px solid #999}</style>${figures.join('')}`,
    );
    const file = join(this.folder, `${this.written.length + 1}.png`);
    writeFileSync(file, await this.page.screenshot({ fullPage: true }));
    this.written.push(file);
  }
}
