import type { ResponderProps } from '../responder-props.ts';
import { Options } from '../Options.tsx';

/** One of 2 to 10 options, as radio buttons. */
export function Responder({ mostrado: { opciones }, value, onChange }: ResponderProps) {
  return <Options type="radio" options={opciones} chosen={typeof value === 'number' ? [value] : []} onPress={onChange} />;
}
