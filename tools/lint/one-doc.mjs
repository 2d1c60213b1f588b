/** @param {{ type: string, value: string }} comment */
const isDoc = ({ type, value }) => type === 'Block' && value.startsWith('*');

/** A declaration has one documentation comment: the first of two in a row documents nothing. Type definitions of JavaScript are comments too. */
export const oneDoc = {
  create: (/** @type {any} */ context) => ({
    Program() {
      const { sourceCode } = context;
      const docs = sourceCode.getAllComments().filter(isDoc);
      for (const [index, doc] of docs.entries()) {
        const next = docs[index + 1];
        if (!next || /@(?:typedef|callback|import|template)\b/.test(doc.value)) continue;
        const between = sourceCode.text.slice(doc.range[1], next.range[0]);
        if (between.trim() === '')
          context.report({ node: doc, message: 'Dos comentarios JSDoc seguidos: únalos, o escriba con // el que es del archivo.' });
      }
    },
  }),
};
