/** Rule 2 between folders of the server, apart from the tests of a domain, which may use any other. */
import modules from './.dependency-cruiser.mjs';

/** Floors, and each domain with its parts as one. */
const FOLDER = '^packages/server/src/(domains/)?[^/]+$';

export default {
  forbidden: [
    {
      name: '2-no-circles-of-folders',
      comment: 'Dos dominios o pisos se necesitan uno al otro: app.ts o jobs.ts pasa la función que falta.',
      severity: 'error',
      scope: 'folder',
      from: { path: FOLDER },
      to: { circular: true, path: FOLDER },
    },
  ],
  options: {
    ...modules.options,
    includeOnly: { path: '^packages/server/src/' },
    exclude: { path: [modules.options.exclude.path, String.raw`\.test\.ts$`, '/testing/'] },
  },
};
