/** Replaces zod's writer of JSON Schema (build/no-json-schema.ts). */
const absent = (): never => {
  throw new Error('the client has no JSON Schema');
};

// zod makes these two for each schema and calls what they return only to describe it.
export const createToJSONSchemaMethod = () => absent;
export const createStandardJSONSchemaMethod = () => absent;

export {
  absent as toJSONSchema,
  absent as extractDefs,
  absent as finalize,
  absent as handleUnrepresentable,
  absent as initializeContext,
  absent as processSchema,
};
export const allProcessors = {};
