import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Notes that Vitest's own JSON report lacks: messages of the errors outside any test, and the tests that passed on a repetition.
 *
 * @typedef {{ title: string, message: string }} Repeated
 * @typedef {{ outside: string[], repeated: Repeated[] }} Notes
 */

/** Reporter of Vitest that writes its notes as JSON to the file that `NOTES_FILE` names. */
export default class RunReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { readonly message: string }[]} errors
   */
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap(({ moduleId, children }) => [...children.allTests()].map((test) => ({ test, file: basename(moduleId) })));
    const repeated = tests
      .filter(({ test }) => test.diagnostic()?.flaky)
      .map(({ test, file }) => ({ title: `${file}: ${test.fullName}`, message: test.result().errors?.[0]?.message ?? '' }));
    /** @type {Notes} */
    const notes = { outside: errors.map(({ message }) => message), repeated };
    if (process.env.NOTES_FILE) writeFileSync(process.env.NOTES_FILE, JSON.stringify(notes));
  }
}
