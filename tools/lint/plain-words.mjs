/** Words that hide who does what (CONTRIBUTING, «Words»). */
const WORDS = /\b(?:told|telling|tells?|stands?|whose|anew)\b/i;
/** A clause as a subject. */
const CLAUSE = /(?:^|[.!?:] )(?:What|Whoever)\b/;
const TESTS = new Set(['test', 'it', 'describe']);

/** @param {string} text */
const plain = (text) =>
  text
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Name of the function that a call of tests starts with: `test` of `test.each(rows)('title')`. @param {any} callee @returns {string | undefined} */
function rootOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  return callee.type === 'CallExpression' ? rootOf(callee.callee) : undefined;
}

/** @param {any} node @returns {string} text of a literal or a template, without its values */
const textOf = (node) =>
  node?.type === 'TemplateLiteral'
    ? node.quasis.map((/** @type {any} */ { value }) => value.cooked).join('…')
    : typeof node?.value === 'string'
      ? node.value
      : '';

/** A comment and the title of a test name the technical thing with one active verb. */
export const plainWords = {
  create: (/** @type {any} */ context) => {
    const judge = (/** @type {any} */ node, /** @type {string} */ text) => {
      const found = WORDS.exec(text)?.[0] ?? CLAUSE.exec(text)?.[0];
      if (found) context.report({ node, message: `«${found.trim()}»: diga quién hace qué, con un verbo (CONTRIBUTING, «Words»).` });
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) judge(comment, plain(comment.value));
      },
      CallExpression(/** @type {any} */ { callee, arguments: [title] }) {
        if (title && TESTS.has(rootOf(callee) ?? '')) judge(title, textOf(title));
      },
    };
  },
};
