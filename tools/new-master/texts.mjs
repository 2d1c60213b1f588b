import { localeContent, localePath, readLocale } from '../texts/locales.mjs';
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
 * The texts of a master in one language.
 * @param {string} name
 * @param {string} language
 * @param {Words} words
 */
function textsOf(name, language, words) {
  const { texto = '', nuevo = '', vacio = '', editar = '', guardado = '', id = '' } = SENTENCES[language] ?? {};
  const [one, many] = words[language] ?? ['', ''];
  return {
    lista: { titulo: many, texto, nuevo, vacio },
    edicion: { nuevo, editar: `${editar}: ${one}`, guardado },
    campos: { [`id_${name}`]: id },
  };
}

/** An object as TypeScript on one line. @param {Record<string, string>} texts */
const inline = (texts) =>
  `{ ${Object.entries(texts)
    .map(([key, text]) => `${key}: ${literal(text)}`)
    .join(', ')} }`;

/**
 * The Spanish file.
 * @param {string} name
 * @param {Words} words
 * @returns {Record<string, string>}
 */
export const textFiles = (name, words) => ({
  [`packages/messages/src/es/${name}.ts`]: `export const ${name} = {
${Object.entries(textsOf(name, 'es', words))
  .map(([group, texts]) => `  ${group}: ${inline(texts)},\n`)
  .join('')}} as const;
`,
});

/**
 * The other languages' files with the texts of a master, which `npm run textos` puts into the order of the Spanish ones.
 * @param {string} root
 * @param {string} name
 * @param {Words} words
 * @returns {Map<string, string>}
 */
export const translatedFiles = (root, name, words) =>
  new Map(
    LANGUAGES.slice(1).map((language) => [
      localePath(language),
      localeContent(withMaster(readLocale(root, language), { name, language, words })),
    ]),
  );

/**
 * @param {any} texts of a language
 * @param {{ name: string, language: string, words: Words }} master
 */
function withMaster(texts, { name, language, words }) {
  const { plural } = namesOf(name);
  const [one = '', many = ''] = words[language] ?? [];
  const { comun, palabra } = texts;
  const opciones = { ...comun.opciones, tabla: { [name]: one, ...comun.opciones.tabla } };
  return {
    [name]: textsOf(name, language, words),
    ...texts,
    comun: { ...comun, opciones },
    palabra: { ...palabra, pantallas: { [name]: one, ...palabra.pantallas } },
    pantallas: { [plural]: many, [name]: one, ...texts.pantallas },
  };
}
