import { Button, Group } from '@mantine/core';
import { IconCloudCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './conexion.module.css';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import type { Entry } from '../../../core/offline/outbox.ts';
import { useEntries, useOffline } from '../../../core/offline/use-offline.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { Section } from '../../../ui/page/Section.tsx';

const KINDS = ['cuestionario', 'tema_simple', 'valoracion', 'consulta', 'evento'] as const;
const isKind = (kind: string): kind is (typeof KINDS)[number] => (KINDS as readonly string[]).includes(kind);

/** Everything that the person has sent and the server has not acknowledged, with its state; refused entries are listed apart with their reason. */
export function Bandeja() {
  const t = useTranslations('sinconexion');
  const { sender, store } = useOffline();
  const entries = useEntries();
  const waiting = entries.some(({ state }) => state === 'espera');
  const actions = waiting && (
    <Button variant="default" onClick={() => void sender.run()}>
      {t('enviarAhora')}
    </Button>
  );
  return (
    <Section title={t('porEnviar')} description={t('porEnviarTexto')} actions={actions}>
      {store.failure && <ErrorAlert>{t(`falla.${store.failure.reason}`)}</ErrorAlert>}
      {entries.length === 0 ? (
        <EmptyState compact icon={IconCloudCheck} title={t('nadaEspera')} text={t('nadaEsperaTexto')} />
      ) : (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <Fila key={entry.id} entry={entry} sending={entry.id === sender.sending} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Fila({ entry: { id, kind, moment, state, reason, tries }, sending }: { entry: Entry; sending: boolean }) {
  const t = useTranslations('sinconexion');
  const { sender, store } = useOffline();
  const format = useMomentFormat();
  const confirm = useConfirm();
  const refused = state === 'rechazado';
  const retry = async () => {
    await store.outbox.change(id, { state: 'espera', reason: undefined });
    await sender.run();
  };
  const discard = async () => {
    if (await confirm({ title: t('descartarTitulo'), text: t('descartarTexto'), tone: 'danger', confirmLabel: t('descartar') }))
      await store.outbox.discard(id);
  };
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <strong>{isKind(kind) ? t(`clase.${kind}`) : kind}</strong>
        <span>{t('respondido', { momento: format(moment) })}</span>
        {refused && reason && <span className={styles.reason}>{reason}</span>}
        {!refused && tries > 0 && <span>{t('intentos', { total: tries })}</span>}
      </span>
      <StateBadge tone={refused ? 'danger' : 'warning'}>
        {t(refused ? 'estado.rechazado' : sending ? 'estado.enviando' : 'estado.espera')}
      </StateBadge>
      {refused && (
        <Group gap="xs">
          <Button variant="default" size="compact-sm" onClick={() => void retry()}>
            {t('enviarAhora')}
          </Button>
          <Button variant="subtle" size="compact-sm" color="danger" onClick={() => void discard()}>
            {t('descartar')}
          </Button>
        </Group>
      )}
    </li>
  );
}
