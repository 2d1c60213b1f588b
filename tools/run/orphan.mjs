const LOOK_MS = 500;

/**
 * Calls back when the parent of this process has ended: npm runs a script through a shell, and a signal to npm kills that shell but not
 * its children. Does nothing when started without npm, because `nohup node tools/start.mjs &` is meant to outlive its parent.
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
