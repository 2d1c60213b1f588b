import type { ResponderProps } from '../responder-props.ts';
import { Options } from '../Options.tsx';
import { usePalabras } from '../use-palabras.ts';

/** «Verdadero» and «Falso» in the reader's language, always in this order. */
export function Responder({ value, onChange }: ResponderProps) {
  const { verdadero, falso } = usePalabras();
  const options = [{ texto: verdadero }, { texto: falso }];
  return <Options own type="radio" options={options} chosen={typeof value === 'number' ? [value] : []} onPress={onChange} />;
}
