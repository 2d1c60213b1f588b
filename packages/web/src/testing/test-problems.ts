const problems: string[] = [];

/** Fails the running test at its end with this reason, even where the code under test would catch an exception. */
export const noteProblem = (problem: string): void => void problems.push(problem);

/** Returns the problems since the last call. */
export const takeProblems = (): string[] => problems.splice(0);
