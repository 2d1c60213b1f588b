import type { ParteMostrada } from '@portal/contract/pregunta';
import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { positionsOf } from '../positions.ts';
import type { ResponderProps } from '../responder-props.ts';
import styles from '../tipos.module.css';
import { ImagenAmpliable } from '../../imagen/ImagenAmpliable.tsx';
import { useContentLanguage } from '../../../portal/portal.queries.ts';

/** Letters of a right side that a closed list of a phone shows. */
const SHORT = 40;
const letterOf = (index: number): string => String.fromCharCode(65 + index);
const NO_PARTS: readonly ParteMostrada[] = [];
/** No choice yet. */
const NONE = 0;

/** A list of all right sides for each left one; a lettered list above it shows long right sides in full. */
export function Responder({ mostrado, value, onChange, disabled }: ResponderProps) {
  const { izquierdas = NO_PARTS, opciones } = mostrado;
  const t = useTranslations('ui.pregunta');
  const lang = useContentLanguage();
  const given = positionsOf(value);
  const chosen = izquierdas.map((_, index) => given[index] ?? NONE);
  const long = opciones.some(({ texto }) => texto.length > SHORT || texto.includes('\n'));
  const choices = [
    { value: String(NONE), label: t('elija') },
    ...opciones.map(({ texto }, index) => ({ value: String(index + 1), label: long ? `${letterOf(index)}. ${texto}` : texto })),
  ];
  return (
    <>
      {long && (
        <ol className={styles.rights} lang={lang}>
          {opciones.map(({ texto }) => (
            <li key={texto}>{texto}</li>
          ))}
        </ol>
      )}
      <ol className={styles.pairs}>
        {izquierdas.map((izquierda, index) => (
          <li key={izquierda.texto + (izquierda.imagen?.url ?? '')} className={styles.pair}>
            {izquierda.imagen && <ImagenAmpliable opcion imagen={izquierda.imagen} />}
            <NativeSelect
              className={styles.answer}
              label={<Side izquierda={izquierda} lang={lang} />}
              lang={lang}
              data={choices}
              value={String(chosen[index])}
              disabled={disabled}
              onChange={({ currentTarget }) => onChange(chosen.with(index, Number(currentTarget.value)))}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

const Side = ({ izquierda: { texto, imagen }, lang }: { izquierda: ParteMostrada; lang: string | undefined }) => (
  <span className={styles.side} lang={lang}>
    {texto || imagen?.descripcion}
  </span>
);
