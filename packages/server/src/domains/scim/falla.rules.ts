import { message, type Message, type MessageKey, type ValuesOf } from '@portal/messages';

/** Kinds of a 400 or 409 of RFC 7644 §3.12, as far as the portal answers them. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness';

/** Refusal of a SCIM request with its kind; `protocolo.routes.ts` words it. */
export class ScimFault extends Error {
  readonly scimType: ScimType;
  readonly sentence: Message;
  constructor(scimType: ScimType, sentence: Message) {
    super(`${scimType} ${sentence.clave}`);
    this.scimType = scimType;
    this.sentence = sentence;
  }
}

/** Builds a refusal: `fault('invalidPath', 'scim.errores.ruta', { ruta })`. */
export const fault = <Key extends MessageKey>(scimType: ScimType, clave: Key, ...valores: ValuesOf<Key>): ScimFault =>
  new ScimFault(scimType, message(clave, ...valores));

/** Most characters of a foreign text in an answer. */
const SHOWN = 80;

/** Cuts what the caller sent for the sentence that names it. */
export const shown = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
