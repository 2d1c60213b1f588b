import ts from 'typescript';

/**
 * Words of a source file that may name a text. A computed word becomes a pattern: `campos.${field}`.
 * @typedef {{ namespaces: string[], words: Set<string>, patterns: { pattern: RegExp, head: string }[] }} Mentions
 */

/**
 * Namespaces (`useTranslations('x')`), whole words and computed words of a source file.
 * @param {string} name
 * @param {string} code
 * @returns {Mentions}
 */
export function mentionsOf(name, code) {
  /** @type {Mentions} */
  const found = { namespaces: [], words: new Set(), patterns: [] };
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isStringLiteralLike(node)) found.words.add(node.text);
    if (ts.isTemplateExpression(node)) found.patterns.push(...patternOf(node));
    if (ts.isCallExpression(node) && node.expression.getText() === 'useTranslations') {
      const [namespace] = node.arguments;
      if (namespace && ts.isStringLiteralLike(namespace)) found.namespaces.push(namespace.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true));
  return found;
}

/**
 * A template that could be a key: letters, digits and dots around its values, and at least one letter.
 * @param {ts.TemplateExpression} node
 */
function patternOf(node) {
  const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  if (!/^[\w.]*[a-z][\w.]*$/i.test(parts.join(''))) return [];
  const source = parts.map((part) => part.replaceAll('.', String.raw`\.`)).join(String.raw`[\w.]+`);
  return [{ pattern: new RegExp(`^${source}$`), head: node.head.text }];
}

/**
 * Whether a source names a key; a computed key of the whole catalogue must say where it begins.
 * @param {Mentions} source
 * @param {string} key
 */
function names({ namespaces, words, patterns }, key) {
  if (words.has(key) || patterns.some(({ pattern, head }) => head.includes('.') && pattern.test(key))) return true;
  const rests = namespaces.filter((namespace) => key.startsWith(`${namespace}.`)).map((namespace) => key.slice(namespace.length + 1));
  return rests.some((rest) => words.has(rest) || patterns.some(({ pattern }) => pattern.test(rest)));
}

/**
 * Keys that no source names.
 * @param {readonly string[]} keys
 * @param {readonly Mentions[]} sources
 * @param {readonly string[]} [computed] beginnings of keys that are computed where no source shows it
 * @returns {string[]}
 */
export const unusedKeys = (keys, sources, computed = []) =>
  keys.filter((key) => !computed.some((start) => key.startsWith(start)) && !sources.some((source) => names(source, key)));
