/** Options that a project of playwright.config.ts sets for its tests. */
export interface WorkerOptions {
  /** Servers behind nginx, one of which is killed at random again and again; 1: a single one without nginx. */
  readonly processes: number;
  /** Kills under load in each test of durability. */
  readonly kills: number;
  /** Whether each screen is judged by the second accessibility engine and as a whole on a phone, instead of by what is measured every day. */
  readonly thorough: boolean;
}
