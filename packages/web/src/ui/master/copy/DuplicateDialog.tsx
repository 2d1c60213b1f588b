import { Button } from '@mantine/core';
import type { DuplicateCall, MasterTypes } from '@portal/contract/core';
import { IconCopyPlus, IconFile, IconLink } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './DuplicateDialog.module.css';
import { Choice, Choices } from './Choice.tsx';
import { CopyOfPlan } from './CopyOfPlan.tsx';
import { useUndoCopy } from './use-undo-copy.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { isComplete, type PlanOriginal, proposedCopy, sentOf } from '../../../core/master/copy-of-plan.ts';
import type { ChildItems, MasterQueries } from '../../../core/master/master-queries.ts';
import { useDuplicate } from '../../../core/master/use-master.ts';
import { useOwnerOptions } from '../../../core/master/use-owner-options.ts';
import { useToday } from '../../../core/i18n/use-today.ts';
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
  plan?: PlanOriginal | undefined;
  onClose: () => void;
}

/** Kinds of copy by `con_contenido`. */
const KINDS = [
  { conContenido: 0, title: 'soloFicha', text: 'soloFichaTexto', Icon: IconFile },
  { conContenido: 1, title: 'enlazado', text: 'enlazadoTexto', Icon: IconLink },
  { conContenido: 2, title: 'copiado', text: 'copiadoTexto', Icon: IconCopyPlus },
] as const;

const NOTHING_MADE = { planestudio: 0, programa: 0, curso: 0, modulo: 0, tema: 0, pregunta: 0, regla: 0 };

/** Dialog that copies a record alone, with the same parts linked, or with copies of all parts, and opens the copy. */
export function DuplicateDialog<T extends MasterTypes, Children extends ChildItems<T>>(props: Props<T, Children>) {
  const { queries, endpoint, id, editPath, common, plan, onClose } = props;
  const t = useTranslations();
  const go = useGo();
  const router = useRouter();
  const duplicate = useDuplicate(queries, endpoint);
  const today = useToday();
  const [own, setOwn] = useState(() => plan && proposedCopy(plan, today));
  const { owner, chosen, field } = useOwnerOfCopy(common);
  const ready = chosen && (!plan || !own || isComplete(plan, own));
  const tell = useTellCopy(editPath, id);
  const head = useHead(plan);
  const copy = (conContenido: 0 | 1 | 2) =>
    duplicate.mutate(
      { id, conContenido, owner, own: own && sentOf(own) },
      {
        onError: (error) => toast.error(messageOf(error)),
        onSuccess: (copied) => {
          tell(copied);
          onClose();
          const state = stateFrom(router.latestLocation, editPath, undefined);
          void go({ to: editPath, search: { id: copied.id }, state }, { ignoreBlocker: true });
        },
      },
    );
  return (
    <Dialog onClose={onClose} {...head} centered>
      <div className={styles.fields}>
        {field}
        {plan && own && <CopyOfPlan id={id} original={plan} value={own} onChange={setOwn} />}
      </div>
      <p className={styles.text}>{t('ui.maestro.duplicarTexto')}</p>
      <Kinds
        fromTemplate={plan?.esPlantilla === true}
        ready={ready}
        busy={duplicate.isPending ? duplicate.variables.conContenido : undefined}
        onChosen={copy}
      />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('comun.cancelar')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Returns the title of the dialog, and the width for the days of a plan. */
function useHead(plan: PlanOriginal | undefined) {
  const t = useTranslations('ui.maestro');
  if (!plan) return { title: t('duplicar') };
  return { title: plan.esPlantilla ? t('desdePlantilla', { nombre: plan.denominacion }) : t('duplicar'), size: 'lg' };
}

/** Returns the company of the copy of what belongs to the whole portal, and the field that asks for it where there is a choice (P199). */
function useOwnerOfCopy(common: boolean) {
  const t = useTranslations();
  const [owner, setOwner] = useState<number | null>(null);
  const companies = useOwnerOptions(null, common);
  const limited = useUser().indicador_alcance === 1;
  const data = companies.data ?? [];
  if (!common || data.length <= (limited ? 1 : 0)) return { owner, chosen: true, field: null };
  const field = (
    <IdField
      label={t('comun.campos.id_empresa')}
      value={owner}
      onChange={setOwner}
      required={limited}
      {...(!limited && { placeholder: t('pertenencia.portal') })}
      fetched={companies}
      data={data}
    />
  );
  return { owner, chosen: !limited || owner !== null, field };
}

interface Copied {
  readonly message: string;
  readonly id_copia: number;
  readonly creados: Readonly<Record<string, number>>;
  readonly preguntas_iguales: readonly number[];
}

/** Returns the function that says what a copy made and offers to take it back, which leads to the original. */
function useTellCopy(editPath: Path, original: number): (copied: Copied) => void {
  const t = useTranslations('ui.maestro');
  const go = useGo();
  const { undo: takeBack } = useUndoCopy();
  const undo = async (id_copia: number) => {
    if (await takeBack(id_copia)) void go({ to: editPath, search: { id: original } }, { ignoreBlocker: true });
  };
  /** Names copied questions that a save would refuse, and leads to the first. */
  const tellEqual = ([first, ...others]: readonly number[]) => {
    if (first === undefined) return;
    const run = () => void go({ to: '/preguntaedit', search: { id: first } });
    toast.info(t('copiaIguales', { total: others.length + 1 }), { action: { label: t('ver'), run } });
  };
  return ({ message, id_copia, creados, preguntas_iguales }) => {
    toast.success(t('copiaHizo', { ...NOTHING_MADE, ...creados }), {
      title: message,
      action: { label: t('deshacerCopia'), run: () => void undo(id_copia) },
    });
    tellEqual(preguntas_iguales);
  };
}

interface KindsProps {
  fromTemplate: boolean;
  ready: boolean;
  /** Kind of the copy that is being made. */
  busy: number | undefined;
  onChosen: (conContenido: 0 | 1 | 2) => void;
}

/** Kinds of copy; a plan from a template has what the template contains. */
function Kinds({ fromTemplate, ready, busy, onChosen }: KindsProps) {
  const t = useTranslations('ui.maestro');
  const kinds = fromTemplate ? KINDS.filter(({ conContenido }) => conContenido > 0) : KINDS;
  return (
    <Choices>
      {kinds.map(({ conContenido, title, text, Icon }) => (
        <Choice
          key={conContenido}
          icon={Icon}
          title={t(title)}
          text={t(text)}
          disabled={busy !== undefined || !ready}
          busy={busy === conContenido}
          onClick={() => onChosen(conContenido)}
        />
      ))}
    </Choices>
  );
}
