import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileImport, IconSquarePlus, IconWand } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useServicio } from '../borradores/redactor.queries.ts';
import { BancoSource } from '../enlaces/BancoSource.tsx';
import { Ficha } from '../../../pieces/pregunta/Clave.tsx';
import type { PreguntaItem } from '../../../pieces/pregunta/pregunta.queries.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { OrderedItems } from '../../../ui/master/order/OrderedItems.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

// Comes behind the screen, before anybody asks for it: a line that is lost meanwhile closes no form.
const loadDialog = () => import('../../../pieces/pregunta/NuevaPreguntaDialog.tsx').then((m) => ({ default: m.NuevaPreguntaDialog }));
const NuevaPreguntaDialog = lazy(loadDialog);

const NONE: readonly PreguntaItem[] = [];

interface Props {
  label: string;
  /** Id of the edited topic; undefined for a new one, into which nothing is imported yet. */
  id: number | undefined;
  value?: readonly PreguntaItem[];
  onChange?: (preguntas: PreguntaItem[]) => void;
  /** Owner of the topic, and of the questions that are written for it. */
  owner: unknown;
}

/** Ordered questions of a topic: adds those of the bank, writes new ones in a dialog, imports them or has a model draft them. */
export function PreguntasField({ id, value = NONE, onChange, owner, ...props }: Props) {
  const t = useTranslations('tema.edicion');
  const [writing, dialog] = useDisclosure(false);
  useEffect(() => void loadDialog().catch(() => undefined), []);
  return (
    <>
      <OrderedItems
        {...props}
        value={value}
        onChange={onChange}
        noun={t('sustantivo')}
        Source={BancoSource}
        rowExtra={(pregunta) => <Ficha {...pregunta} />}
        actions={
          <>
            {id !== undefined && (
              <LinkButton
                to="/preguntaimportar"
                search={{ tema: id }}
                variant="subtle"
                leftSection={<IconFileImport size={16} aria-hidden="true" />}
              >
                {t('importar')}
              </LinkButton>
            )}
            {id !== undefined && <BorradoresLink id={id} />}
            <Button variant="subtle" leftSection={<IconSquarePlus size={16} aria-hidden="true" />} onClick={dialog.open}>
              {t('nuevaPregunta')}
            </Button>
          </>
        }
      />
      <Suspense>
        {writing && (
          <NuevaPreguntaDialog
            owner={typeof owner === 'number' ? owner : null}
            onClose={dialog.close}
            onCreated={(pregunta) => {
              onChange?.([...value, pregunta]);
              toast.info(t('enlazada'), { id: 'enlazada' });
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Way to the drafts of a language model; none while the operator set no service. */
function BorradoresLink({ id }: { readonly id: number }) {
  const t = useTranslations('redactor');
  const { data } = useServicio();
  if (!data?.servicio) return null;
  return (
    <LinkButton to="/temaborradores" search={{ id }} variant="subtle" leftSection={<IconWand size={16} aria-hidden="true" />}>
      {t('pantalla')}
    </LinkButton>
  );
}
