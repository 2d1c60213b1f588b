import type { TipoPaquete } from '@portal/contract/paquete';
import type { Session } from './session.ts';

/** Names of the eight calls in each standard, in the order of `callsOf`. */
const NAMES: Readonly<Record<TipoPaquete, readonly string[]>> = {
  scorm12: [
    'LMSInitialize',
    'LMSFinish',
    'LMSGetValue',
    'LMSSetValue',
    'LMSCommit',
    'LMSGetLastError',
    'LMSGetErrorString',
    'LMSGetDiagnostic',
  ],
  scorm2004: ['Initialize', 'Terminate', 'GetValue', 'SetValue', 'Commit', 'GetLastError', 'GetErrorString', 'GetDiagnostic'],
};

type Call = (first?: unknown, second?: unknown) => string;

const callsOf = (session: Session): readonly Call[] => [
  () => session.initialize(),
  () => session.finish(),
  (element) => session.get(element),
  (element, value) => session.set(element, value),
  () => session.commit(),
  () => session.lastError(),
  (code) => session.errorString(code),
  (code) => session.diagnostic(code),
];

/** The object that a lesson finds. Its functions need no `this`: lessons keep them by themselves. */
function apiObject(tipo: TipoPaquete, session: Session): Readonly<Record<string, Call | string>> {
  const calls = callsOf(session);
  const named = Object.fromEntries(NAMES[tipo].map((name, index) => [name, calls[index] as Call]));
  return tipo === 'scorm2004' ? { ...named, version: '1.0' } : named;
}

/** Where lessons look for the object. */
const PLACES = { scorm12: 'API', scorm2004: 'API_1484_11' } as const satisfies Record<TipoPaquete, string>;

/** Offers the session to the lesson, in the place of a former one; null: nothing is offered, as to a mere document. */
export function offer(tipo: TipoPaquete, session: Session | null): void {
  Object.assign(globalThis, { [PLACES[tipo]]: session ? apiObject(tipo, session) : null });
}
