import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A workbook written by LibreOffice itself from a flat OpenDocument sheet (`.fods`). Its command is LIBREOFFICE_PATH or `soffice`;
 * `npm test` installs it when it can.
 */
export async function writtenByLibreOffice(fods: string): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-planilla-'));
  const source = join(folder, 'hoja.fods');
  writeFileSync(source, fods);
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'perfil')).href}`;
  try {
    await run(
      process.env.LIBREOFFICE_PATH ?? 'soffice',
      [profile, '--headless', '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', folder, source],
      { timeout: 100_000 },
    );
    return new Uint8Array(readFileSync(join(folder, 'hoja.xlsx')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
