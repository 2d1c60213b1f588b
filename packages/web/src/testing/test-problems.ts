const problems: string[] = [];

/** Fails the running test once it has ended, with this reason. For what the code under test would swallow if it were thrown. */
export const noteProblem = (problem: string): void => void problems.push(problem);

/** What was noted since the last time. */
export const takeProblems = (): string[] => problems.splice(0);
