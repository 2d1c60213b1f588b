const LOOK_MS = 500;

/**
 * npm runs a script through a shell, and a signal to npm ends that shell alone: what it started would run on with nobody to stop it.
 * Calls back when the parent of this process is gone. Started without npm (`nohup node tools/start.mjs &`), outliving the parent is
 * what was asked for, and nothing happens.
 * @param {() => void} callback
 * @returns {() => void} stops looking
 */
export function onOrphaned(callback) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
