import { Button } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Asunto } from './borrador.ts';
import { type JudgedCall, useMayCall } from '../../core/session/may-call.ts';
import { onceClicked } from '../../ui/overlay/once-clicked.ts';

const loadDialog = async () => ({ default: (await import('./PreguntarDialog.tsx')).PreguntarDialog });
const PreguntarDialog = lazy(loadDialog);
/** Begins to load the dialog, so that it takes the first keys after the press. */
const prepare = () => void loadDialog().catch(() => undefined);

/** `consultaApi.ins`, without its schemas. */
const INS: JudgedCall = { access: 'sesion' };

/** Button that asks the training area about a topic, named by `tema`, or about a question of an attempt (P273). */
export function Preguntar({ tema, ...asunto }: Asunto & { readonly tema?: string }) {
  const t = useTranslations('consulta');
  const [open, setOpen] = useState(false);
  if (!useMayCall()(INS)) return null;
  const ofQuestion = asunto.id_pregunta !== undefined;
  return (
    <>
      <Button
        variant={ofQuestion ? 'subtle' : 'default'}
        size={ofQuestion ? 'compact-sm' : 'sm'}
        leftSection={<IconMessageQuestion size={16} aria-hidden="true" />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={onceClicked(() => setOpen(true))}
      >
        {t(ofQuestion ? 'noEntiendo' : 'preguntar')}
      </Button>
      {open && (
        <Suspense>
          <PreguntarDialog asunto={asunto} tema={tema} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
