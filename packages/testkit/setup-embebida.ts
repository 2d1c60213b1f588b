import type { TestProject } from 'vitest/node';
import { embeddedTemplate, removeOrphanedDataDirs } from './embedded-template.ts';
import { buildWorkers } from './worker-files.ts';

/** Global set-up of the project `embebida`. */
export async function setup(project: TestProject): Promise<void> {
  removeOrphanedDataDirs();
  await buildWorkers();
  project.provide('testDatabase', { kind: 'embebida', template: await embeddedTemplate() });
}
