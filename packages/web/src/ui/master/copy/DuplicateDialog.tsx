import { Button, UnstyledButton } from '@mantine/core';
import type { DuplicateCall, MasterTypes } from '@portal/contract/core';
import { IconCopyPlus, IconFile, IconLink } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './DuplicateDialog.module.css';
import { CopyOfPlan } from './CopyOfPlan.tsx';
import { useUndoCopy } from './use-undo-copy.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { type PlanOfCopy, proposedCopy } from '../../../core/master/copy-of-plan.ts';
import type { ChildItems, MasterQueries } from '../../../core/master/master-queries.ts';
import { useDuplicate } from '../../../core/master/use-master.ts';
import { useOwnerOptions } from '../../../core/master/use-owner-options.ts';
import { useGo } from '../../../core/router/go.ts';
import { stateFrom } from '../../../core/router/origin.ts';
import type { Path } from '../../../core/router/paths.ts';
import { useUser } from '../../../core/session/session.ts';
import { IdField } from '../../form/IdField.tsx';
import { Dialog } from '../../overlay/Dialog.tsx';
import { toast } from '../../overlay/toast.tsx';

interface Props<T extends MasterTypes, Children extends ChildItems<T>> {
  queries: MasterQueries<T, Children>;
  endpoint: DuplicateCall<T>;
  id: number;
  /** Form that opens with the copy. */
  editPath: Path;
  /** The record belongs to the whole portal: its copy may belong to a company. */
  common: boolean;
  /** A plan: the dialog asks for the name and days of its copy. */
  plan?: PlanOfCopy | undefined;
  onClose: () => void;
}

/** Kinds of copy by `con_contenido`. */
const KINDS = [
  { conContenido: 0, title: 'soloFicha', text: 'soloFichaTexto', Icon: IconFile },
  { conContenido: 1, title: 'enlazado', text: 'enlazadoTexto', Icon: IconLink },
  { conContenido: 2, title: 'copiado', text: 'copiadoTexto', Icon: IconCopyPlus },
] as const;

/** Returns whether a plan can be copied so. */
const isComplete = ({ fecha_inicio, fecha_fin }: PlanOfCopy): boolean => fecha_inicio !== '' && fecha_inicio <= fecha_fin;

/** An empty name is made by the server. */
const sentOf = ({ denominacion, ...days }: PlanOfCopy) => ({ ...days, ...(denominacion.trim() && { denominacion: denominacion.trim() }) });

/** Dialog that copies a record alone, with the same parts linked, or with copies of all parts, and opens the copy. */
export function DuplicateDialog<T extends MasterTypes, Children extends ChildItems<T>>(props: Props<T, Children>) {
  const { queries, endpoint, id, editPath, common, plan, onClose } = props;
  const t = useTranslations();
  const go = useGo();
  const router = useRouter();
  const duplicate = useDuplicate(queries, endpoint);
  const [owner, setOwner] = useState<number | null>(null);
  const [own, setOwn] = useState(() => plan && proposedCopy(plan));
  const companies = useOwnerOptions(null, common);
  const limited = useUser().indicador_alcance === 1;
  const choices = companies.data ?? [];
  const chooses = common && (limited ? choices.length > 1 : choices.length > 0);
  const { undo: takeBack } = useUndoCopy();
  const undo = async (id_copia: number) => {
    if (await takeBack(id_copia)) void go({ to: editPath, search: { id } }, { ignoreBlocker: true });
  };
  /** Names copied questions that a save would refuse, and leads to the first. */
  const tellEqual = ([first, ...others]: readonly number[]) => {
    if (first === undefined) return;
    const run = () => void go({ to: '/preguntaedit', search: { id: first } });
    toast.info(t('ui.maestro.copiaIguales', { total: others.length + 1 }), { action: { label: t('ui.maestro.ver'), run } });
  };
  const copy = (conContenido: 0 | 1 | 2) =>
    duplicate.mutate(
      { id, conContenido, owner, own: own && sentOf(own) },
      {
        onError: (error) => toast.error(messageOf(error)),
        onSuccess: (copied) => {
          const { planestudio = 0, programa = 0, curso = 0, modulo = 0, tema = 0, pregunta = 0 } = copied.creados;
          toast.success(t('ui.maestro.copiaHizo', { planestudio, programa, curso, modulo, tema, pregunta }), {
            title: copied.message,
            action: { label: t('ui.maestro.deshacerCopia'), run: () => void undo(copied.id_copia) },
          });
          tellEqual(copied.preguntas_iguales);
          onClose();
          const state = stateFrom(router.latestLocation, editPath, undefined);
          void go({ to: editPath, search: { id: copied.id }, state }, { ignoreBlocker: true });
        },
      },
    );
  return (
    <Dialog onClose={onClose} title={t('ui.maestro.duplicar')} centered>
      <div className={styles.fields}>
        {chooses && (
          <IdField
            label={t('comun.campos.id_empresa')}
            value={owner}
            onChange={setOwner}
            required={limited}
            {...(!limited && { placeholder: t('pertenencia.portal') })}
            fetched={companies}
            data={choices}
          />
        )}
        {plan && own && <CopyOfPlan original={plan} value={own} onChange={setOwn} />}
      </div>
      <p className={styles.text}>{t('ui.maestro.duplicarTexto')}</p>
      <div className={styles.kinds}>
        {KINDS.map(({ conContenido, title, text, Icon }) => (
          <UnstyledButton
            key={conContenido}
            className={styles.kind}
            disabled={duplicate.isPending || (chooses && limited && owner === null) || !(own === undefined || isComplete(own))}
            data-busy={(duplicate.isPending && duplicate.variables.conContenido === conContenido) || undefined}
            onClick={() => copy(conContenido)}
          >
            <Icon size={20} stroke={1.75} aria-hidden="true" className={styles.icon} />
            <span>
              <strong>{t(`ui.maestro.${title}`)}</strong>
              <small>{t(`ui.maestro.${text}`)}</small>
            </span>
          </UnstyledButton>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('comun.cancelar')}
        </Button>
      </div>
    </Dialog>
  );
}
