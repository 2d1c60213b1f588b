import { memberName } from './ambient.mjs';

/** Steps of Kysely's chains that take columns, values and conditions. */
const STEPS = new Set([
  'select',
  'where',
  'set',
  'values',
  'expression',
  'returning',
  'orderBy',
  'groupBy',
  'having',
  'innerJoin',
  'leftJoin',
  'doUpdateSet',
]);

/** @param {any} node */
const methodOf = (node) =>
  node?.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? memberName(node.callee) : undefined;

/**
 * Whether this fragment is inside a step of a builder's chain.
 * @param {any} node
 */
function isInStep(node) {
  for (let { parent } = node; parent && !parent.type.endsWith('Statement'); { parent } = parent)
    if (STEPS.has(methodOf(parent) ?? '')) return true;
  return false;
}

/**
 * Whether a chain of calls begins with this method.
 * @param {any} call
 * @param {string} first
 */
function beginsWith(call, first) {
  for (let node = call; methodOf(node); node = node.callee.object) if (methodOf(node) === first) return true;
  return false;
}

/** CONTRIBUTING, "SQL or builder": several rows are SQL, one row is the builder, and no statement is both. */
export const sqlOrBuilder = {
  create: (/** @type {any} */ context) => ({
    TaggedTemplateExpression(/** @type {any} */ node) {
      if (node.tag.name === 'sql' && isInStep(node))
        context.report({ node, message: 'Un fragmento sql dentro del constructor de consultas: escriba toda la sentencia en SQL.' });
    },
    CallExpression(/** @type {any} */ node) {
      if (methodOf(node) === 'execute' && beginsWith(node, 'selectFrom'))
        context.report({ node, message: 'Una consulta de varias filas se escribe en SQL; el constructor lee una (executeTakeFirst).' });
    },
  }),
};
