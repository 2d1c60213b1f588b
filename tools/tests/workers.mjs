import { availableParallelism } from 'node:os';

/**
 * Processes that run tests at once, in Vitest and in Playwright: one more than there are cores, because a test often waits for the database, a
 * browser or a timer. At most four: the tests share one PostgreSQL server with 60 connections.
 */
export const WORKERS = Math.min(availableParallelism() + 1, 4);
