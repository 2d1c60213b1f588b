/** Names of the global object. */
const GLOBAL_OBJECTS = new Set(['globalThis', 'window', 'self', 'global']);

/**
 * Whether this identifier is the global of that name and not a parameter or variable of the file.
 * @param {any} context
 * @param {any} node
 * @param {string} name
 */
function isGlobal(context, node, name) {
  if (node.type !== 'Identifier' || node.name !== name) return false;
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
    const variable = scope.set.get(name);
    if (variable) return variable.defs.length === 0;
  }
  return true;
}

/**
 * Whether this expression is the global `name`, alone or as a member of the global object.
 * @param {any} context
 * @param {any} node
 * @param {string} name
 */
export function isAmbient(context, node, name) {
  if (isGlobal(context, node, name)) return true;
  if (node.type !== 'MemberExpression' || memberName(node) !== name) return false;
  return [...GLOBAL_OBJECTS].some((object) => isGlobal(context, node.object, object));
}

/**
 * `object.name` and `object['name']` -> `name`.
 * @param {any} node
 * @returns {string | undefined}
 */
export function memberName(node) {
  return node.computed ? node.property.value : node.property.name;
}
