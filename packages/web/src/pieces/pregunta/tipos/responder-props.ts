import type { Mostrado, Respuesta } from '@portal/contract/pregunta';

/** Props of the fields with which a learner answers a question of one kind; an incomplete answer is given on too, so that a draft has it. */
export interface ResponderProps {
  readonly mostrado: Mostrado;
  readonly value: Respuesta | undefined;
  readonly onChange: (respuesta: Respuesta) => void;
  readonly disabled?: boolean | undefined;
}
