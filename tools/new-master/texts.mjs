import { LANGUAGES, namesOf } from './names.mjs';

/** The name of one record and of several, by language. @typedef {Record<string, readonly [one: string, many: string]>} Words */

/** Texts of every new master besides its name, until its author replaces them. @type {Record<string, Record<string, string>>} */
const SENTENCES = {
  es: {
    texto: 'Todo lo que se registró, con su estado.',
    nuevo: 'Crear nuevo',
    vacio: 'Aquí estará lo que se cree.',
    editar: 'Editar',
    guardado: 'Guardado: {nombre}',
    id: 'Id',
  },
  de: {
    texto: 'Alles, was angelegt wurde, mit seinem Status.',
    nuevo: 'Neu anlegen',
    vacio: 'Hier steht, was angelegt wird.',
    editar: 'Bearbeiten',
    guardado: 'Gespeichert: {nombre}',
    id: 'ID',
  },
  en: {
    texto: 'Everything that was created, with its status.',
    nuevo: 'Create new',
    vacio: 'What is created will be here.',
    editar: 'Edit',
    guardado: 'Saved: {nombre}',
    id: 'Id',
  },
  fr: {
    texto: 'Tout ce qui a été créé, avec son statut.',
    nuevo: 'Créer',
    vacio: 'Ce qui sera créé apparaîtra ici.',
    editar: 'Modifier',
    guardado: 'Enregistré : {nombre}',
    id: 'ID',
  },
  ja: {
    texto: '作成されたものとその状態の一覧です。',
    nuevo: '新規作成',
    vacio: '作成されたものがここに表示されます。',
    editar: '編集',
    guardado: '保存しました：{nombre}',
    id: 'ID',
  },
  zh: {
    texto: '所有已创建的内容及其状态。',
    nuevo: '新建',
    vacio: '创建的内容将显示在这里。',
    editar: '编辑',
    guardado: '已保存：{nombre}',
    id: 'ID',
  },
};

/**
 * Reads `de=Werkstatt,Werkstätten`; a language that is not named has the Spanish name, which is made of the master's.
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Words}
 */
export function wordsOf(name, args) {
  const { Name, Plural } = namesOf(name);
  const given = args.map((arg) => /^([a-z]{2})=([^,]+)(?:,([^,]+))?$/u.exec(arg));
  const bad = args.filter((_, place) => !LANGUAGES.includes(given[place]?.[1] ?? ''));
  if (bad.length > 0) throw new Error(`«${bad[0]}» no se entiende: escriba «idioma=singular,plural», con uno de ${LANGUAGES.join(', ')}.`);
  const words = given.map((found) => /** @type {const} */ ([found?.[1] ?? '', pairOf(found?.[2] ?? '', found?.[3])]));
  const spanish = Object.fromEntries(words)['es'] ?? /** @type {const} */ ([Name, Plural]);
  return { ...Object.fromEntries(LANGUAGES.map((language) => [language, spanish])), ...Object.fromEntries(words) };
}

/** @param {string} one @param {string} [many] @returns {readonly [string, string]} */
const pairOf = (one, many) => [one.trim(), (many ?? one).trim()];

/** A text as a literal of TypeScript. @param {string} text */
export const literal = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/**
 * @param {string} name
 * @param {Words} words
 * @returns {Record<string, string>}
 */
export const textFiles = (name, words) =>
  Object.fromEntries(LANGUAGES.map((language) => [`packages/messages/src/${language}/${name}.ts`, catalogue(name, language, words)]));

/** @param {string} name @param {string} language @param {Words} words */
function catalogue(name, language, words) {
  const { texto = '', nuevo = '', vacio = '', editar = '', guardado = '', id = '' } = SENTENCES[language] ?? {};
  const [one, many] = words[language] ?? ['', ''];
  const [before, opening, end] =
    language === 'es' ? ['', ' =', '} as const;'] : ["import type { Catalog } from '../catalog.ts';\n\n", `: Catalog['${name}'] =`, '};'];
  return `${before}export const ${name}${opening} {
  lista: { titulo: ${literal(many)}, texto: '${texto}', nuevo: '${nuevo}', vacio: '${vacio}' },
  edicion: { nuevo: '${nuevo}', editar: ${literal(`${editar}: ${one}`)}, guardado: '${guardado}' },
  campos: { id_${name}: '${id}' },
${end}
`;
}
