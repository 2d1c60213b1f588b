// Repeats what the attack of 2026-11-22 tried and a stranger, a learner or a stolen token could try again.
// Runs against the application in this process, and in the long run also on the embedded database and against three processes on PostgreSQL.
import { describe, inject } from 'vitest';
import { attackAsAdministrator } from './administrator.ts';
import { attackAsLearner } from './learner.ts';
import { attackAsStranger } from './stranger.ts';
import { isThorough } from '../thorough.ts';
import { type Target, useThisProcess, useThreeProcesses } from './target.ts';

function attack(target: Target): void {
  describe('a stranger', () => attackAsStranger(target));
  describe('a learner', () => attackAsLearner(target));
  describe('a stolen token of an administrator', () => attackAsAdministrator(target));
}

describe('this process', () => attack(useThisProcess()));
describe.runIf(isThorough && inject('testDatabase').kind === 'postgresql')('three processes', () => attack(useThreeProcesses()));
