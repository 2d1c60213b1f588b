import { Button } from '@mantine/core';
import type { Borrador } from '@portal/contract/redactor';
import { LIMITES_REDACTOR } from '@portal/contract/redactor';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { BorradorCard } from './BorradorCard.tsx';
import styles from './borradores.module.css';
import { useDescartar } from './redactor.queries.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { showFailure } from '../../../ui/overlay/show-failure.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';

interface Props {
  readonly id: number;
  /** Company to which the topic belongs, and its questions; null: the whole portal. */
  readonly owner: number | null;
  readonly borradores: readonly Borrador[];
  /** A request of the topic waits for the model. */
  readonly running: boolean;
}

/** Drafts of a topic that nobody accepted or discarded yet. */
export function Borradores({ id, owner, borradores, running }: Props) {
  const t = useTranslations('redactor.borradores');
  const list = useRef<HTMLDivElement>(null);
  const n = borradores.length;
  return (
    <Section
      title={t('titulo')}
      description={n > 0 && t('cuantos', { n })}
      actions={n > 1 && <DescartarTodos id={id} borradores={borradores} />}
    >
      <div ref={list} tabIndex={-1} className={styles.focusable}>
        {n === 0 && (running ? <EmptyList title={t('enCamino')} /> : <EmptyList title={t('vacio')} text={t('vacioTexto')} />)}
        <ul className={styles.list}>
          {borradores.map((borrador) => (
            <BorradorCard
              key={borrador.id_redaccion_borrador}
              id={id}
              owner={owner}
              borrador={borrador}
              // The button that had the focus is gone with its card.
              onDone={() => list.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function DescartarTodos({ id, borradores }: Pick<Props, 'id' | 'borradores'>) {
  const t = useTranslations('redactor');
  const confirm = useConfirm();
  const { mutateAsync } = useDescartar(id);
  const ids = borradores.slice(0, LIMITES_REDACTOR.descartados).map((one) => one.id_redaccion_borrador);
  const n = ids.length;
  const discard = async () => {
    try {
      const yes = await confirm({
        title: t('borradores.descartarPregunta', { n }),
        text: t('borradores.descartarTexto'),
        tone: 'danger',
        confirmLabel: t('borradores.descartar'),
        action: () => mutateAsync(ids),
      });
      if (yes) toast.success(t('descartados', { n }));
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Button variant="default" onClick={() => void discard()}>
      {t('borradores.descartarTodos')}
    </Button>
  );
}
