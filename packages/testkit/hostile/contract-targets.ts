import { exampleCases } from '../examples/examples.ts';
import { callersOf } from './callers.ts';
import { targetOf } from './spoilt-target.ts';
import type { Target } from './target.ts';

/** Calls with a working request that holds a password, token, code or link of the learner or of the boss, or the code of a certificate. */
const PROVING: ReadonlySet<string> = new Set([
  'GET /certificado/verificar/:codigo',
  'POST /equipo/enlace',
  'POST /usuario/externo/terminar',
  'POST /usuario/login',
  'POST /usuario/login/factor',
  'POST /usuario/verify_token',
]);

/** Every call of the contract with each of its fields spoilt, and its body as a whole. */
export const contractTargets: readonly Target[] = exampleCases.map(({ name, endpoint, make }) =>
  targetOf({ endpoint, make, refusals: 'application/problem+json', proves: PROVING.has(name), callers: callersOf }),
);
