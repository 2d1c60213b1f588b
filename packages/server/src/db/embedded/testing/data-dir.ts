import { existsSync, rmSync } from 'node:fs';
import { keepProgram, newDataDir } from '@portal/testkit/embedded-template.ts';
import { inject, onTestFinished } from 'vitest';

// For every database that this process opens afterwards.
await keepProgram();

/** A data folder for the running test, removed after it: `migrated` holds a closed, migrated database, `empty` nothing. */
export function testDataDir(content: 'migrated' | 'empty'): string {
  const source = inject('testDatabase');
  if (source.kind !== 'embebida') throw new Error('these tests belong to the project "embebida"');
  const folder = newDataDir(content === 'migrated' ? source.template : undefined);
  onTestFinished(() => {
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
