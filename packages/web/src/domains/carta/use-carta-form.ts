import type { CartaDetalle, CartaIdioma, TextoCarta } from '@portal/contract/carta';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useGuardar, usePrueba, useRestablecer } from './carta.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useUnsavedGuard } from '../../ui/master/use-leaving.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { toast } from '../../ui/overlay/toast.tsx';

const refused = (error: unknown) => toast.error(messageOf(error));

/**
 * State of the form of one text: the typed words, those that the server has, and what can be done with them. It stays while the letter is fetched
 * again, so that words typed during a save are kept.
 */
export function useCartaForm({ carta }: CartaDetalle, { idioma, version, ...texto }: CartaIdioma) {
  const t = useTranslations('cartas.editor');
  const named = useTranslations('comun.opciones.idioma');
  const confirm = useConfirm();
  const [typed, setTyped] = useState<TextoCarta>({ asunto: texto.asunto, cuerpo: texto.cuerpo });
  const [stored, setStored] = useState({ asunto: texto.asunto, cuerpo: texto.cuerpo, version });
  const guardar = useGuardar();
  const restablecer = useRestablecer();
  const prueba = usePrueba();
  const changed = typed.asunto !== stored.asunto || typed.cuerpo !== stored.cuerpo;
  useUnsavedGuard(() => changed);
  const cual = { carta, idioma };
  const save = () =>
    guardar.mutate(
      { ...cual, ...typed, version: stored.version },
      {
        onSuccess: (answer) => {
          setStored({ ...typed, version: answer.version });
          toast.success(answer.message);
        },
        onError: refused,
      },
    );
  const reset = async () => {
    const original = { asunto: texto.original_asunto, cuerpo: texto.original_cuerpo };
    const title = t('restablecerPregunta', { idioma: named(idioma) });
    const action = async () => {
      const { message } = await restablecer.mutateAsync({ ...cual, version: stored.version });
      setTyped(original);
      setStored({ ...original, version: stored.version + 1 });
      toast.success(message);
    };
    await confirm({ title, text: t('restablecerTexto'), confirmLabel: t('restablecer'), tone: 'loss', action }).catch(refused);
  };
  const send = () => prueba.mutate({ ...cual, ...typed }, { onSuccess: ({ message }) => toast.success(message), onError: refused });
  return {
    cual,
    typed,
    changed,
    write: (part: Partial<TextoCarta>) => setTyped((now) => ({ ...now, ...part })),
    save,
    reset,
    send,
    saving: guardar.isPending,
    sending: prueba.isPending,
  };
}
