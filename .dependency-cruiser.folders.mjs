/** Rule 2 between folders, apart from the tests of a domain, which may use any other. */
import modules from './.dependency-cruiser.mjs';

/** Floors, and each domain with its parts as one. */
const FOLDER = '^packages/(server|web)/src/((domains|pieces)/)?[^/]+$';

export default {
  forbidden: [
    {
      name: '2-no-circles-of-folders',
      comment: 'Dos dominios o pisos se necesitan uno al otro: quien los reúne (app.ts, jobs.ts, la pantalla) pasa la función que falta.',
      severity: 'error',
      scope: 'folder',
      from: { path: FOLDER },
      to: { circular: true, path: FOLDER },
    },
  ],
  options: {
    ...modules.options,
    includeOnly: { path: '^packages/(server|web)/src/' },
    exclude: { path: [modules.options.exclude.path, String.raw`\.test\.tsx?$`, '/testing/'] },
  },
};
