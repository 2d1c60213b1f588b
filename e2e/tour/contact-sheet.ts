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
  private sheets = 0;

  private readonly page: Page;
  private readonly folder: string;
  private readonly perSheet: number;
  private readonly width: number;

  /** @param layout how many pictures a sheet has, and how wide they are at most */
  constructor(page: Page, folder: string, layout: { perSheet: number; width: number }) {
    [this.page, this.folder, this.perSheet, this.width] = [page, folder, layout.perSheet, layout.width];
    mkdirSync(folder, { recursive: true });
  }

  /** Adds a picture, and writes a sheet when it is full. */
  async add(title: string, jpeg: Buffer): Promise<void> {
    this.pictures.push({ title, jpeg });
    if (this.pictures.length >= this.perSheet) await this.write();
  }

  /** Writes what is left. */
  async write(): Promise<void> {
    const taken = this.pictures.splice(0);
    if (taken.length === 0) return;
    const figures = taken.map(
      ({ title, jpeg }) =>
        `<figure><figcaption>${title}</figcaption><img src="data:image/jpeg;base64,${jpeg.toString('base64')}"></figure>`,
    );
    await this.page.setContent(
      `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;font:14px sans-serif}figure{margin:0}img{display:block;max-width:${this.width}px;border:1px solid #999}</style>${figures.join('')}`,
    );
    this.sheets += 1;
    writeFileSync(join(this.folder, `${this.sheets}.png`), await this.page.screenshot({ fullPage: true }));
  }
}
