import { execFileSync } from 'node:child_process';

/**
 * Returns the function that runs git in a folder and returns its trimmed output; throws where git or the repository is missing.
 * @param {string} root
 */
export const gitIn =
  (root) =>
  /** @param {string[]} args */
  (...args) =>
    execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
