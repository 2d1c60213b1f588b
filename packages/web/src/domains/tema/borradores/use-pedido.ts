import { validate } from '@portal/contract/core';
import type { TipoPregunta } from '@portal/contract/pregunta';
import { type Redaccion, redactorApi } from '@portal/contract/redactor';
import { useEffect } from 'react';
import { usePedir } from './redactor.queries.ts';
import { useCheckedForm } from '../../../core/forms/use-checked-form.ts';
import { useOneAtATime } from '../../../core/forms/use-one-at-a-time.ts';
import { useParametros } from '../../../pieces/parametro/parametro.queries.ts';
import { accepts } from '../../../ui/master/form-values.ts';
import { showFailure } from '../../../ui/overlay/show-failure.ts';
import { toast } from '../../../ui/overlay/toast.tsx';

/** Choices of a request; null: as the screen proposes. */
interface Elegido extends Record<string, unknown> {
  texto: string | null;
  tipos: TipoPregunta[];
  cantidad: number | string | null;
  /** Empty: any. */
  dificultad: string;
  codigo_categoria: string | null;
}

const INITIAL: Elegido = {
  texto: null,
  tipos: ['unica', 'multiple', 'verdadero_falso'],
  cantidad: 5,
  dificultad: '',
  codigo_categoria: null,
};

/** Returns the category that an import proposes too: `general`, else the oldest active one. */
function useCategoriaUsual(): string | null {
  const { data = [] } = useParametros('categoria_pregunta');
  const byAge = data.toSorted((one, other) => one.id_parametro - other.id_parametro);
  const usual = byAge.find(({ codigo_parametro }) => codigo_parametro.toLowerCase() === 'general') ?? byAge[0];
  return usual?.codigo_parametro ?? null;
}

/** Form of a request for drafts; until the author writes, its text is that of the material. */
export function usePedido(id_tema: number, material: string | undefined) {
  const usual = useCategoriaUsual();
  const textoOf = ({ texto }: Elegido): string => texto ?? material ?? '';
  const bodyOf = ({ dificultad, ...values }: Elegido) => ({
    ...values,
    id_tema,
    texto: textoOf({ dificultad, ...values }),
    dificultad: dificultad || null,
    codigo_categoria: values.codigo_categoria ?? usual,
  });
  const { form, showErrors } = useCheckedForm((values) => validate(redactorApi.pedir.body, bodyOf(values)).issues, INITIAL);
  // A press before the material came refused an empty text. Only the arrival matters: the form is another object with each rendering.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void (material && form.errors['texto'] && form.validateField('texto')), [material]);
  const pedir = usePedir(id_tema);
  const once = useOneAtATime();
  const submit = form.onSubmit((values) => {
    const body: unknown = bodyOf(values);
    if (!accepts(redactorApi.pedir.body, body)) return;
    void once(async () => {
      try {
        toast.success((await pedir.mutateAsync(body)).message);
      } catch (error) {
        if (!showErrors(error)) showFailure(error);
      }
    });
  });
  const again = ({ tipos, cantidad, dificultad, codigo_categoria }: Redaccion) => {
    form.setValues({ tipos, cantidad, dificultad: dificultad ?? '', codigo_categoria });
    submit();
  };
  return {
    form,
    texto: textoOf(form.values),
    /** The author wrote something else than the material. */
    escrito: form.values.texto !== null && form.values.texto !== material,
    categoria: form.values.codigo_categoria ?? usual,
    sending: pedir.isPending,
    submit,
    again,
  };
}

export type Pedido = ReturnType<typeof usePedido>;
