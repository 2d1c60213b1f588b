import { basename } from 'node:path';
import { isAmbient, memberName } from './ambient.mjs';
import { fileName } from './file-name.mjs';
import { FOLDERS, saysItsLayer, SUFFIXES } from './layers.mjs';
import { oneDoc } from './one-doc.mjs';
import { plainWords } from './plain-words.mjs';
import { sqlOrBuilder } from './sql-or-builder.mjs';

/** Architecture rule 5: use cases read the time from the context, so that a test can set the clock. */
const clock = {
  create: (/** @type {any} */ context) => {
    const message = 'El reloj llega por el contexto (context.now, context.today): aquí no se lee Date.';
    return {
      NewExpression(/** @type {any} */ node) {
        if (node.arguments.length === 0 && isAmbient(context, node.callee, 'Date')) context.report({ node, message });
      },
      CallExpression(/** @type {any} */ node) {
        if (isAmbient(context, node.callee, 'Date')) context.report({ node, message });
      },
      MemberExpression(/** @type {any} */ node) {
        if (memberName(node) === 'now' && isAmbient(context, node.object, 'Date')) context.report({ node, message });
      },
    };
  },
};

/** Architecture rule 6: no file or folder has a name that could hold anything (`utils`). */
const attic = {
  create: (/** @type {any} */ context) => ({
    Program(/** @type {any} */ node) {
      const parts = context.filename.split(/[\\/]/).slice(0, -1);
      const name = basename(context.filename).replace(/\..*$/, '');
      const bad = [name, ...parts.slice(parts.lastIndexOf('src') + 1)].find((part) => /^(utils?|helpers?|misc|commons?)$/i.test(part));
      if (bad) context.report({ node, message: `«${bad}» no dice qué contiene: nombre el archivo por lo que hace.` });
    },
  }),
};

/** Architecture rule 3: a file of a server domain carries its layer in its name, which decides its imports. */
const layer = {
  create: (/** @type {any} */ context) => ({
    Program(/** @type {any} */ node) {
      const [, path] = /[\\/]domains[\\/][^\\/]+[\\/](.+)$/.exec(context.filename) ?? [];
      if (path && !saysItsLayer(path.replaceAll('\\', '/')))
        context.report({
          node,
          message: `El nombre no dice su capa: use .${SUFFIXES.join('.ts, .')}.ts o una carpeta de capa (${FOLDERS.join('/, ')}/).`,
        });
    },
  }),
};

/** A text with letters, among them signs that Spanish sentences have and names in code do not. */
const SPANISH = /^(?=.*\p{L}).*[áéíóúñü¿¡«»]/isu;

/** Architecture rule 7: a sentence that a person may read has a key; what only the log gets is no sentence of that kind. */
const sentence = {
  create: (/** @type {any} */ context) => {
    const report = (/** @type {any} */ node, /** @type {unknown} */ text) => {
      if (typeof text === 'string' && SPANISH.test(text) && !isLogged(node))
        context.report({ node, message: 'Las frases van en packages/messages/src/es con una clave; aquí se nombra la clave.' });
    };
    return {
      Literal: (/** @type {any} */ node) => report(node, node.value),
      TemplateElement: (/** @type {any} */ node) => report(node, node.value.cooked),
    };
  },
};

/**
 * Whether a text is for the log alone: in an argument of `log.warn(…)` or of `new Error(…)`.
 * @param {any} node
 * @returns {boolean}
 */
function isLogged(node) {
  for (let at = node; at; at = at.parent) {
    if (at.type === 'NewExpression' && at.callee.name === 'Error') return true;
    if (at.type !== 'CallExpression' || at.callee.type !== 'MemberExpression') continue;
    const { object } = at.callee;
    if ((object.type === 'MemberExpression' ? memberName(object) : object.name) === 'log') return true;
  }
  return false;
}

/** The portal's own lint rules; .oxlintrc.json chooses the files for each. */
export default {
  meta: { name: 'portal' },
  rules: {
    'clock-from-context': clock,
    'file-name': fileName,
    'layer-in-name': layer,
    'no-attic': attic,
    'one-doc': oneDoc,
    'plain-words': plainWords,
    'sentence-has-key': sentence,
    'sql-or-builder': sqlOrBuilder,
  },
};
