import { Button } from '@mantine/core';
import { IconDeviceFloppy, IconPackage } from '@tabler/icons-react';
import type { Paquete } from '@portal/contract/paquete';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReadVersions } from './paquete-autor.queries.ts';
import styles from './paquete.module.css';
import { type Eleccion, QuienCalifica } from './QuienCalifica.tsx';
import { SubirPaquete } from './SubirPaquete.tsx';
import { useUso } from './use-uso.tsx';
import { Versiones } from './Versiones.tsx';
import { LugarAviso } from '../../../pieces/paquete/LugarAviso.tsx';
import { PaqueteFicha } from '../../../pieces/paquete/PaqueteFicha.tsx';
import { ProbarPaquete } from '../../../pieces/paquete/ProbarPaquete.tsx';
import { type PaqueteDeTema, usePaqueteDeTema } from '../../../pieces/paquete/tema-paquete.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useReadOnly } from '../../../ui/form/read-only.ts';
import { FormSkeleton } from '../../../ui/page/skeletons.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';

/** Tab of a topic's form for its package; `id` is that of the edited topic. The server stores each change at once. */
export function PaqueteTab({ id }: { id: number | undefined }) {
  const t = useTranslations('paquete.autor');
  if (id === undefined) return <EmptyState compact icon={IconDeviceFloppy} title={t('guarde')} text={t('guardeTexto')} />;
  return <OfTema id={id} />;
}

function OfTema({ id }: { id: number }) {
  const { data, error, isPending, refetch } = usePaqueteDeTema(id);
  if (isPending) return <FormSkeleton />;
  if (!data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return <Parts id={id} data={data} />;
}

interface PartProps {
  readonly id: number;
  readonly data: PaqueteDeTema;
}

function Parts({ id, data }: PartProps) {
  const t = useTranslations('paquete.autor');
  const readOnly = useReadOnly();
  const readVersions = useReadVersions();
  const [revisado, setRevisado] = useState<Paquete | null>(null);
  const actual = data.versiones.find((version) => version.actual);
  const review = (paquete: Paquete) => {
    setRevisado(paquete);
    readVersions();
  };
  return (
    <div className={styles.tab}>
      <LugarAviso lugar={data.lugar} />
      {!actual && !revisado && <EmptyState compact icon={IconPackage} title={t('ninguno')} text={t('ningunoTexto')} />}
      {!readOnly && <SubirPaquete id={id} another={actual !== undefined} onRead={review} />}
      {revisado && <Propuesto key={revisado.id_paquete} id={id} data={data} paquete={revisado} onEnd={() => setRevisado(null)} />}
      {actual && <EnUso key={actual.id_paquete} id={id} data={data} paquete={actual} />}
      {data.versiones.length > 0 && (
        <section className={styles.part} aria-label={t('versiones.titulo')}>
          <h3>{t('versiones.titulo')}</h3>
          <Versiones versiones={data.versiones} onReview={setRevisado} />
        </section>
      )}
    </div>
  );
}

/** Judge of the topic that the form begins with. A first package is material beside the questionnaire until its author chooses. */
const eleccionOf = ({ calificacion, juicio_paquete }: PaqueteDeTema): Eleccion => ({ calificacion, juicio_paquete });

interface ProposedProps extends PartProps {
  readonly paquete: Paquete;
  readonly onEnd: () => void;
}

/** Package that was read, or an earlier version, before the topic uses it. */
function Propuesto({ id, data, paquete, onEnd }: ProposedProps) {
  const t = useTranslations('paquete.autor');
  const [eleccion, setEleccion] = useState(eleccionOf(data));
  const uso = useUso();
  const { titulo, id_paquete } = paquete;
  const usar = () =>
    uso.mutate(
      {
        uso: { id_tema: id, id_paquete, ...eleccion },
        question: { title: t('confirmar', { titulo }), confirmLabel: t('usar') },
        done: t('usado', { titulo }),
      },
      { onSuccess: (yes) => yes && onEnd() },
    );
  return (
    <section className={`${styles.part} ${styles.review}`} aria-label={t('revise')}>
      <h3>{t('revise')}</h3>
      <PaqueteFicha paquete={paquete} />
      <QuienCalifica value={eleccion} onChange={setEleccion} />
      {uso.isError && <ErrorAlert>{messageOf(uso.error)}</ErrorAlert>}
      <div className={styles.actions}>
        <Button loading={uso.isPending} onClick={usar}>
          {t('usar')}
        </Button>
        <ProbarPaquete paquete={paquete} />
        <Button variant="subtle" color="gray" disabled={uso.isPending} onClick={onEnd}>
          {t('dejar')}
        </Button>
      </div>
    </section>
  );
}

/** Package of the topic, with its judge and the way to take it away. */
function EnUso({ id, data, paquete }: PartProps & { readonly paquete: Paquete }) {
  const t = useTranslations('paquete.autor');
  const readOnly = useReadOnly();
  const [changed, setEleccion] = useState<Eleccion | null>(null);
  const uso = useUso();
  const eleccion = changed ?? eleccionOf(data);
  const guardar = () =>
    uso.mutate(
      {
        uso: { id_tema: id, id_paquete: paquete.id_paquete, ...eleccion },
        question: { title: t('confirmarCalificacion'), confirmLabel: t('guardar') },
        done: t('calificado'),
      },
      { onSuccess: (yes) => yes && setEleccion(null) },
    );
  const quitar = () =>
    uso.mutate({
      uso: { id_tema: id, id_paquete: null, ...eleccionOf(data) },
      question: { title: t('confirmarQuitar'), note: t('quitarTexto'), confirmLabel: t('quitar'), tone: 'danger' },
      done: t('quitado'),
    });
  return (
    <section className={styles.part} aria-label={t('enUso')}>
      <h3>{t('enUso')}</h3>
      <PaqueteFicha paquete={paquete} />
      <QuienCalifica value={eleccion} onChange={setEleccion} />
      {uso.isError && <ErrorAlert>{messageOf(uso.error)}</ErrorAlert>}
      {!readOnly && (
        <div className={styles.actions}>
          {changed && (
            <Button loading={uso.isPending} onClick={guardar}>
              {t('guardar')}
            </Button>
          )}
          <ProbarPaquete paquete={paquete} />
          <Button variant="subtle" color="danger" disabled={uso.isPending} onClick={quitar}>
            {t('quitar')}
          </Button>
        </div>
      )}
    </section>
  );
}
