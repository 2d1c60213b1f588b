import { expect, onTestFinished, test } from 'vitest';
import { checkCitations } from './citations.mjs';
import { plantTree } from '../fixture/plant.mjs';

const FILE = 'packages/server/src/core/cites.ts';

/** @param {Record<string, string>} files */
function outcome(files) {
  const { root, remove } = plantTree(files);
  onTestFinished(remove);
  return checkCitations(root);
}

test.each([
  ['a rule that does not exist', '/** As P2 says. */', '«P2» no está en docs/producto.md'],
  ['a rule in the title of a test', `it('keeps its word (P2)', () => {});`, '«P2»'],
  ['a record that does not exist', '// docs/decisions/002', '«docs/decisions/002» no existe'],
  ['a record by its number', '// record 002', '«record 002»'],
  ['a page that does not exist', '/** Drawn in docs/nowhere.md. */', '«docs/nowhere.md» no existe'],
  ['a decision by its bare number', '/** Once (decision 1). */', '«decision 1» cite «P13»'],
  ['a section of a text that is not here', '/**\n * Sections 2 and 3.\n */', '«Sections 2»'],
])('%s is refused by name', (_what, comment, complaint) => {
  const { ok, output } = outcome({ [FILE]: `${comment}\nexport const a = 1;\n` });
  expect(ok).toBe(false);
  expect(output).toContain(`${FILE}: `);
  expect(output).toContain(complaint);
});

test('codes inside strings of the code are not citations', () => {
  expect(outcome({ [FILE]: `export const codes = ['P301', 'docs/made-later.md'];\n` })).toEqual({ ok: true, output: '' });
});

test('refuses a broken link of a page, a repeated number and a record without a state', () => {
  const { output } = outcome({
    'docs/producto.md': '### P1 · One\n\n### P1 · Another\n\n[glossary](glosario.md), [site](https://example.com)\n',
    'docs/decisions/002-loose.md': '# 002\n',
  });
  expect(output.split('\n')).toEqual([
    'docs/producto.md: P1 está dos veces',
    'docs/decisions/README.md: falta 002 con su estado (accepted, superseded)',
    'docs/producto.md: el enlace «glosario.md» no existe',
  ]);
});

test('refuses a rule that says Planned although code keeps it', () => {
  const rules = '### P1 · One\n\nDone. **Planned** as a screen.\n\n### P3 · Later\n\n**Planned.**\n';
  const { output } = outcome({ 'docs/producto.md': rules, [FILE]: '/** As P1 says. */\nexport const a = 1;\n' });
  expect(output).toMatch(/^docs\/producto\.md: P1 dice «Planned» y packages\/\S+ la cumple$/);
});

test('refuses to call a screen or a call planned that exists', () => {
  const { output } = outcome({
    'docs/producto.md':
      '### P1 · One\n\n`/curso` is there.\n\n### P3 · Later\n\nA `/curso`. **Planned**: `/taller`, `GET /curso/sellst` and `/curso`.\n',
    'packages/web/src/core/router/paths.ts': "export const paths = {\n  '/curso': 1,\n};\n",
    'packages/contract/src/curso/llamadas.ts': "export const calls = [endpoint('GET', '/curso/sellst', {})];\n",
  });
  expect(output.split('\n')).toEqual([
    'docs/producto.md: P3 dice «Planned» de /curso/sellst, que existe',
    'docs/producto.md: P3 dice «Planned» de /curso, que existe',
  ]);
});
