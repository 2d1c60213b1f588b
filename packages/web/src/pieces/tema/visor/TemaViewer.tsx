import type { Recurso } from '@portal/contract/tema';
import { Button, Tabs } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LecturaContext, type Siguiente } from './lectura.ts';
import { RecursoFrame } from './RecursoFrame.tsx';
import { useReadingPlace } from './use-reading-place.ts';
import styles from './viewer.module.css';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { Section } from '../../../ui/page/Section.tsx';

interface Props {
  recursos: readonly Recurso[];
  descarga: Recurso | null;
  /** Of a learner's topic: its minutes, and the part of the page that follows. */
  lectura?: { readonly minutos: number; readonly siguiente: Siguiente | undefined };
}

/** Material of a topic: one frame, or a tab for each resource, and its download. */
export function TemaViewer({ recursos, descarga, lectura }: Props) {
  const t = useTranslations('tema');
  const words = (titulo: string) => (recursos.length === 1 ? t('leer', { minutos: lectura?.minutos ?? 0 }) : t('leerRecurso', { titulo }));
  return (
    <Section title={t('contenido')} flush actions={descarga && <Descarga descarga={descarga} />}>
      <LecturaContext value={lectura && { words, siguiente: lectura.siguiente }}>
        <Pieces recursos={recursos} />
      </LecturaContext>
    </Section>
  );
}

function Descarga({ descarga }: { descarga: Recurso }) {
  const t = useTranslations('tema');
  return (
    <Button
      component="a"
      href={descarga.url}
      target="_blank"
      rel="noreferrer"
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
    >
      {t('descargar')}
    </Button>
  );
}

function Pieces({ recursos }: { recursos: readonly Recurso[] }) {
  const t = useTranslations('tema');
  const [only] = recursos;
  const kept = useReadingPlace(only?.url ?? '', 'pestana');
  const [open, setOpen] = useState(() => Math.min(kept.read(), recursos.length - 1));
  const choose = (tab: string | null) => {
    setOpen(Number(tab));
    kept.note(Number(tab));
  };
  if (!only) return <EmptyState compact title={t('sinContenido')} text={t('sinContenidoTexto')} />;
  if (recursos.length === 1) return <RecursoFrame recurso={only} />;
  return (
    <Tabs value={String(open)} onChange={choose} keepMounted={false}>
      <Tabs.List className={styles.tabs}>
        {recursos.map((recurso, index) => (
          <Tabs.Tab key={recurso.url} value={String(index)}>
            {recurso.titulo}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {recursos.map((recurso, index) => (
        <Tabs.Panel key={recurso.url} value={String(index)}>
          <RecursoFrame recurso={recurso} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
