import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** LibreOffice's names of the output formats; the CSV has semicolons and the displayed texts of the cells. */
const FORMS = {
  xlsx: 'xlsx:Calc MS Excel 2007 XML',
  csv: 'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,true',
} as const;

/**
 * Opens and saves a spreadsheet with LibreOffice: LIBREOFFICE_PATH or `soffice`, which `npm test` installs when it can.
 * @param from ending of the source: `fods` (a flat OpenDocument sheet) or `xlsx`
 */
export async function savedByLibreOffice(source: string | Uint8Array, from: 'fods' | 'xlsx', to: keyof typeof FORMS): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-planilla-'));
  const file = join(folder, `hoja.${from}`);
  const target = join(folder, 'guardada');
  writeFileSync(file, source);
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'perfil')).href}`;
  try {
    await run(process.env.LIBREOFFICE_PATH ?? 'soffice', [profile, '--headless', '--convert-to', FORMS[to], '--outdir', target, file], {
      timeout: 100_000,
    });
    return new Uint8Array(readFileSync(join(target, `hoja.${to}`)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
