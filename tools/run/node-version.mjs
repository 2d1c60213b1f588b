/** Oldest version that starts the portal; the long run starts it on this one (e2e/durability/container.spec.ts). */
export const OLDEST = '20.19.0';

const [NEEDED_MAJOR = 0, NEEDED_MINOR = 0] = OLDEST.split('.').map(Number);

/** Ends the process with a clear message when this Node is too old to run the portal. Nothing newer than Node 14 may be used here. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED_MAJOR || (major === NEEDED_MAJOR && minor >= NEEDED_MINOR)) return;
  console.error(
    `El portal necesita Node ${NEEDED_MAJOR}.${NEEDED_MINOR} o más reciente y aquí está Node ${process.versions.node}.\n` +
      'Instale una versión actual desde https://nodejs.org (o con «nvm install») y repita la orden.',
  );
  process.exit(1);
}
