import { writeFileSync } from 'node:fs';

/** Reporter of Vitest that writes the messages of the errors outside any test, as a JSON array, to the file that `ERRORS_FILE` names. */
export default class ErrorsReporter {
  /**
   * @param {unknown} _modules
   * @param {readonly { readonly message: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    if (process.env.ERRORS_FILE) writeFileSync(process.env.ERRORS_FILE, JSON.stringify(errors.map(({ message }) => message)));
  }
}
