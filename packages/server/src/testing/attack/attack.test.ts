// Repeats what the attack of 2026-11-22 tried and a stranger, a learner or a stolen token could try again.
// Runs against the application in this process, and in the long run also on the embedded database and against three processes on PostgreSQL.
import { attackAsAdministrator } from '@portal/testkit/attack/administrator.ts';
import { attackAsLearner } from '@portal/testkit/attack/learner.ts';
import { attackAsStranger } from '@portal/testkit/attack/stranger.ts';
import { type Target, useThisProcess, useThreeProcesses } from '@portal/testkit/attack/target.ts';
import { isThorough } from '@portal/testkit/thorough.ts';
import { describe, inject } from 'vitest';

function attack(target: Target): void {
  describe('a stranger', () => attackAsStranger(target));
  describe('a learner', () => attackAsLearner(target));
  describe('a stolen token of an administrator', () => attackAsAdministrator(target));
}

describe('this process', () => attack(useThisProcess()));
describe.runIf(isThorough && inject('testDatabase').kind === 'postgresql')('three processes', () => attack(useThreeProcesses()));
