import type { EfectoPaquete } from '@portal/contract/paquete';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { effectOf, type Uso, useUsarPaquete } from './paquete-autor.queries.ts';
import styles from './paquete.module.css';
import { type ConfirmOptions, useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

interface Asked {
  readonly uso: Uso;
  readonly question: Pick<ConfirmOptions, 'title' | 'confirmLabel' | 'tone'> & { readonly note?: string };
  /** Shown when it is done. */
  readonly done: string;
}

/** Changes the package of a topic after its author saw whom that touches. Resolves to false when the author refuses. */
export function useUso() {
  const confirm = useConfirm();
  const usar = useUsarPaquete();
  return useMutation({
    mutationFn: async ({ uso, question: { note, ...question }, done }: Asked): Promise<boolean> => {
      const efecto = await effectOf(uso);
      const text = <Efecto efecto={efecto} removes={uso.id_paquete === null} note={note} />;
      const yes = await confirm({ ...question, text, action: () => usar.mutateAsync(uso) });
      if (yes) toast.success(done);
      return yes;
    },
  });
}

const PARTS = ['en_curso', 'aprobados', 'intentos_abiertos', 'asignados'] as const;

interface EffectProps {
  readonly efecto: EfectoPaquete;
  readonly removes: boolean;
  readonly note: string | undefined;
}

/** People whom the change touches, by how. */
function Efecto({ efecto, removes, note }: EffectProps) {
  const t = useTranslations('paquete.autor.efecto');
  const touched = PARTS.filter((part) => efecto[part] > 0);
  const keyOf = (part: (typeof PARTS)[number]) => (part === 'en_curso' && removes ? 'en_curso_quitar' : part);
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      {touched.length === 0 ? (
        t('nadie')
      ) : (
        <ul className={styles.effects}>
          {touched.map((part) => (
            <li key={part}>{t(keyOf(part), { total: efecto[part] })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
