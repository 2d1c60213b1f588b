/**
 * @typedef {object} Call
 * @property {string} method
 * @property {string} path
 * @property {string} access
 * @property {string} summary
 */

const cell = (/** @type {string} */ text) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

/** @param {[string, Record<string, Call>]} domain */
function section([name, group]) {
  const rows = Object.values(group).map(
    ({ method, path, access, summary }) => `| ${method} | \`${cell(path.replace(/(?<=.)\/$/, ''))}\` | ${access} | ${cell(summary)} |`,
  );
  return [`## ${name}`, '', '| Método | Ruta | Acceso | Qué hace |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}

/**
 * The calls of the API as tables, one a domain, in the order of the contract.
 * @param {Record<string, Record<string, Call>>} api
 * @param {Record<string, string>} rules what each access rule means
 */
export function apiDocument(api, rules) {
  const domains = Object.entries(api);
  const total = domains.reduce((sum, [, group]) => sum + Object.keys(group).length, 0);
  return [
    '# API',
    '',
    `Generado de \`packages/contract\` con \`npm run generate\`; no se edita. ${total} llamadas bajo \`/api\`. Con sus esquemas: \`/api/docs\` en el portal,`,
    '`docs/openapi.json` aquí.',
    '',
    ...Object.entries(rules).map(([access, rule]) => `- **${access}**: ${rule}`),
    '',
    domains.map(section).join('\n'),
  ].join('\n');
}
