import { Skeleton } from '@mantine/core';
import { type DatosPregunta, imagenesDePregunta, type ImagenPregunta, mostrarPregunta, type Respuesta } from '@portal/contract/pregunta';
import { Suspense } from 'react';
import { useImagenes } from '../../pieces/pregunta/imagen/imagen.queries.ts';
import { QuestionFrame } from '../../pieces/pregunta/tipos/QuestionFrame.tsx';
import { RESPONDERS } from '../../pieces/pregunta/tipos/responder.tsx';

interface Props {
  readonly pregunta: string;
  readonly datos: DatosPregunta;
  readonly value: Respuesta | undefined;
  readonly onChange: (respuesta: Respuesta) => void;
}

/** Question as it is stored: whoever corrects its key answers it rightly. */
export function Clave({ pregunta, datos, value, onChange }: Props) {
  const urls = useImagenes([...new Set(imagenesDePregunta(datos).map(({ id_archivo }) => id_archivo))]);
  const imagen = ({ id_archivo, descripcion }: ImagenPregunta) => ({ url: urls.get(id_archivo) ?? '', descripcion });
  const { tipo, mostrado } = mostrarPregunta(datos, { orden: [], imagen });
  const Responder = RESPONDERS[tipo];
  return (
    <QuestionFrame text={pregunta} imagen={mostrado.imagen}>
      <Suspense fallback={<Skeleton height={200} aria-busy="true" />}>
        <Responder mostrado={mostrado} value={value} onChange={onChange} />
      </Suspense>
    </QuestionFrame>
  );
}
