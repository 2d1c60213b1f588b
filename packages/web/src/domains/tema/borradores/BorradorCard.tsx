import { Button } from '@mantine/core';
import { filaDe } from '@portal/contract/pregunta';
import type { Borrador } from '@portal/contract/redactor';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './borradores.module.css';
import { type PreguntaAceptada, useAceptar, useDescartar } from './redactor.queries.ts';
import { useOneAtATime } from '../../../core/forms/use-one-at-a-time.ts';
import { Clave, Ficha } from '../../../pieces/pregunta/Clave.tsx';
import { showFailure } from '../../../ui/overlay/show-failure.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';

const CorregirDialog = lazy(() => import('./CorregirDialog.tsx').then((m) => ({ default: m.CorregirDialog })));

interface Props {
  /** The topic. */
  readonly id: number;
  readonly owner: number | null;
  readonly borrador: Borrador;
  /** Runs once the draft is out of the list. */
  readonly onDone: () => void;
}

/** Returns the question of a draft as it is stored when nobody corrects it. */
const preguntaOf = ({ pregunta, datos, codigo_categoria, dificultad }: Borrador, owner: number | null): PreguntaAceptada => ({
  pregunta,
  datos,
  codigo_categoria,
  dificultad,
  codigo_estado: 1,
  id_empresa: owner,
});

/** A draft with its key, the sentence on which it rests and its explanation, to accept, correct or discard. */
export function BorradorCard({ id, owner, borrador, onDone }: Props) {
  const t = useTranslations('redactor');
  const explicacion = useTranslations('pregunta.editor.explicaciones')('general');
  const { pregunta, datos, dificultad, cita } = borrador;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <StateBadge tone="warning">{t('borradores.borrador')}</StateBadge>
        <Ficha tipo={datos.tipo} dificultad={dificultad} />
      </div>
      <h3 className={styles.pregunta}>{pregunta}</h3>
      <Clave fila={filaDe(datos)} />
      <figure className={styles.cita}>
        <figcaption>{t('borradores.cita')}</figcaption>
        <blockquote>{cita}</blockquote>
      </figure>
      {datos.explicacion && (
        <dl className={styles.explicacion}>
          <dt>{explicacion}</dt>
          <dd>{datos.explicacion}</dd>
        </dl>
      )}
      <Botones id={id} owner={owner} borrador={borrador} onDone={onDone} />
    </li>
  );
}

function Botones({ id, owner, borrador, onDone }: Props) {
  const t = useTranslations('redactor');
  const comun = useTranslations('comun');
  const [correcting, setCorrecting] = useState(false);
  const { aceptar, descartar, busy } = useRevision({ id, owner, borrador, onDone });
  const { pregunta } = borrador;
  return (
    <div className={styles.buttons}>
      <Button
        loading={busy === 'aceptar'}
        disabled={busy !== undefined}
        aria-label={t('borradores.aceptar', { pregunta })}
        onClick={aceptar}
      >
        {comun('aceptar')}
      </Button>
      <Button
        variant="default"
        disabled={busy !== undefined}
        aria-label={t('borradores.corregirEste', { pregunta })}
        onClick={() => setCorrecting(true)}
      >
        {t('borradores.corregir')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        loading={busy === 'descartar'}
        disabled={busy !== undefined}
        aria-label={t('borradores.descartarEste', { pregunta })}
        onClick={descartar}
      >
        {t('borradores.descartar')}
      </Button>
      <Suspense>
        {correcting && <CorregirDialog id={id} owner={owner} borrador={borrador} onDone={onDone} onClose={() => setCorrecting(false)} />}
      </Suspense>
    </div>
  );
}

/** Accepts or discards a draft, one at a time and once. */
function useRevision({ id, owner, borrador, onDone }: Props) {
  const t = useTranslations('redactor');
  const accepting = useAceptar(id);
  const discarding = useDescartar(id);
  const once = useOneAtATime();
  const [busy, setBusy] = useState<'aceptar' | 'descartar'>();
  const { id_redaccion_borrador } = borrador;
  const run = (name: 'aceptar' | 'descartar', work: () => Promise<string>) => () =>
    void once(async () => {
      setBusy(name);
      try {
        toast.success(await work());
        onDone();
      } catch (error) {
        showFailure(error);
      } finally {
        setBusy(undefined);
      }
    });
  return {
    busy,
    aceptar: run('aceptar', async () => {
      const { message } = await accepting.mutateAsync({ id_redaccion_borrador, pregunta: preguntaOf(borrador, owner) });
      return message;
    }),
    descartar: run('descartar', async () => {
      await discarding.mutateAsync([id_redaccion_borrador]);
      return t('descartados', { n: 1 });
    }),
  };
}
