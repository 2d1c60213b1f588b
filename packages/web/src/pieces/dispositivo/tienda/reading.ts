/** Milliseconds after the last sign of use during which a lesson in sight counts as being read. */
const READING_MS = 10 * 60_000;
/** A gap between two looks after which the tablet has slept, and nobody read. */
const ASLEEP_MS = 5000;
/** Share of the window that a frame must fill. */
const IN_SIGHT = 0.25;

/** Returns whether a frame is in sight: what happens inside of one never reaches the page around it. */
function isFrameInSight(): boolean {
  if (document.visibilityState === 'hidden') return false;
  return [...document.querySelectorAll('iframe')].some((frame) => {
    const { top, bottom } = frame.getBoundingClientRect();
    return Math.min(bottom, window.innerHeight) - Math.max(top, 0) >= window.innerHeight * IN_SIGHT;
  });
}

/** Judges, look after look, whether somebody reads in a frame. Each sign of use restarts the whole reading time. */
export function watchReading(now: number) {
  let [sign, last] = [now, now];
  return {
    sign: (moment: number): void => void (sign = moment),
    look: (moment: number): boolean => {
      const awake = moment - last < ASLEEP_MS;
      last = moment;
      return awake && moment - sign < READING_MS && isFrameInSight();
    },
  };
}
