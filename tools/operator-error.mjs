/** A failure with a Spanish message that tells the operator what to do; it is shown without a stack trace. */
export class OperatorError extends Error {}

/**
 * Runs a command's main function; a failure is printed and makes the process end with code 1.
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
