/** Names that people know, each with the words of user agents that carry it; the first that fits counts. */
type Names = readonly (readonly [name: string, ...words: string[]])[];

/** Edge, Opera, Samsung Internet and others also say Chrome, and Chrome says Safari. */
const BROWSERS: Names = [
  ['Edge', 'Edg/', 'EdgA/', 'EdgiOS/'],
  ['Opera', 'OPR/', 'Opera'],
  ['Samsung Internet', 'SamsungBrowser/'],
  ['Firefox', 'Firefox/', 'FxiOS/'],
  ['Chrome', 'Chrome/', 'CriOS/'],
  ['Safari', 'Safari/'],
];

/** An Android says Linux too, an iPhone says Mac OS X. */
const SYSTEMS: Names = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['ChromeOS', 'CrOS'],
  ['Windows', 'Windows'],
  ['macOS', 'Macintosh', 'Mac OS X'],
  ['Linux', 'Linux'],
];

const nameIn = (agent: string, names: Names): string | null =>
  names.find(([, ...words]) => words.some((word) => agent.includes(word)))?.[0] ?? null;

/** Returns browser and system of a user agent, by which a person recognises a device (P150); null for one that it does not name. */
export const describeAgent = (agent: string | null): { navegador: string | null; sistema: string | null } => ({
  navegador: nameIn(agent ?? '', BROWSERS),
  sistema: nameIn(agent ?? '', SYSTEMS),
});
