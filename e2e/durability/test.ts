import { test as base } from '@playwright/test';
import type { WorkerOptions } from '../support/options.ts';

/** A test that kills again and again: how often is an option of its project. */
export const test = base.extend<object, Pick<WorkerOptions, 'kills'>>({ kills: [5, { scope: 'worker', option: true }] });
