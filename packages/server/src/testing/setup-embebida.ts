import type { TestProject } from 'vitest/node';
import { embeddedTemplate, removeOrphanedDataDirs } from './embedded-template.ts';

/** Global set-up of the project `embebida`. */
export async function setup(project: TestProject): Promise<void> {
  removeOrphanedDataDirs();
  project.provide('testDatabase', { kind: 'embebida', template: await embeddedTemplate() });
}
