/**
 * Types an object of which the properties are computed by their names: mapped types say what `Object.fromEntries` forgets. The compiler checks that
 * every property of `T` is there; its type is the caller's word.
 */
export const byNames = <T extends object>(built: { readonly [Name in keyof T]: unknown }): T => built as T;
