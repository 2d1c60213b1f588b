/** A failure with a Spanish message that advises the operator; printed without a stack trace. */
export class OperatorError extends Error {}

/**
 * Runs a command's main function; prints a failure and ends the process with code 1.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof OperatorError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
