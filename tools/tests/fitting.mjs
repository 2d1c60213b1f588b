/**
 * Choice of the stages of the long run where its time is limited, as on CI: machines of one kind differ threefold, and what is cut there lands nothing.
 * @typedef {{ name: string, minutes: number }} Timed `minutes`: of a quiet machine with two cores
 */

/** How much slower this machine is than a quiet one; never less than 1. @param {{ seconds: number, stages: readonly Timed[] }} everyday */
export const slownessOf = ({ seconds, stages }) => Math.max(1, seconds / (60 * stages.reduce((sum, { minutes }) => sum + minutes, 0)));

/**
 * Puts stages in the order of a day: each day another one is the first, so that all of them are tried in a few days.
 * @template T
 * @param {readonly T[]} stages
 * @param {Date} now
 * @returns {T[]}
 */
export function orderOf(stages, now) {
  const first = Math.floor(now.getTime() / 86_400_000) % stages.length;
  return [...stages.slice(first), ...stages.slice(0, first)];
}

/**
 * Returns whether a stage ends in time.
 * @param {Timed} stage
 * @param {{ left: number, slowness: number }} time `left`: seconds
 */
export const fits = ({ minutes }, { left, slowness }) => minutes * 60 * slowness <= left;
