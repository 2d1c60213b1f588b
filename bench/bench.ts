/** `npm run bench`: `flujo` times the questionnaire flow beside a bare server, anything else the long lists. */
await import(process.argv[2] === 'flujo' ? './flujo/run.ts' : './lists.ts');
