import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;

/**
 * Names that a module exports where they are declared.
 * @param {any} program
 * @returns {Set<string>}
 */
function declaredExports(program) {
  const declarations = program.body.flatMap((/** @type {any} */ { type, declaration }) =>
    type === 'ExportNamedDeclaration' && declaration ? (declaration.declarations ?? [declaration]) : [],
  );
  return new Set(declarations.map((/** @type {any} */ { id }) => id?.name));
}

/**
 * Reason why a file's name is refused; undefined when it is valid.
 * @param {string} file
 * @param {any} program
 */
function complaint(file, program) {
  const [name = '', ...kinds] = basename(file).replace(/^\./, '').split('.');
  const extension = kinds.pop();
  if (!kinds.every((kind) => KEBAB.test(kind)) || !(KEBAB.test(name) || PASCAL.test(name)))
    return 'se escribe en kebab-case, salvo un componente (PascalCase.tsx)';
  if (KEBAB.test(name)) return undefined;
  if (extension !== 'tsx') return 'se escribe en kebab-case: PascalCase es de los componentes (.tsx)';
  return kinds.includes('test') || declaredExports(program).has(name) ? undefined : 'debe exportar un componente de ese nombre';
}

/** Architecture rule 6: a component's file and styles carry its name in PascalCase, every other file is kebab-case. */
export const fileName = {
  create: (/** @type {any} */ context) => ({
    Program(/** @type {any} */ node) {
      const reason = complaint(context.filename, node);
      if (reason) context.report({ node, message: `«${basename(context.filename)}» ${reason}.` });
    },
    ImportDeclaration(/** @type {any} */ node) {
      const source = node.source.value;
      if (!source.endsWith('.module.css')) return;
      const name = basename(source, '.module.css');
      const component = join(dirname(context.filename), dirname(source), `${name}.tsx`);
      if (KEBAB.test(name) || (PASCAL.test(name) && existsSync(component))) return;
      context.report({ node, message: `«${name}.module.css» se llama como su componente o, si es de varios, en kebab-case.` });
    },
  }),
};
