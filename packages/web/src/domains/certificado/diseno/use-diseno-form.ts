import { certificadoApi, type Diseno } from '@portal/contract/certificado';
import { type FieldIssue, validate } from '@portal/contract/core';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useGuardarDiseno } from './diseno.queries.ts';
import type { Elegida } from './preparar-imagen.ts';
import { ApiError, messageOf } from '../../../core/client/api-error.ts';
import { useRefusals } from '../../../core/forms/use-refusals.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { useUnsavedGuard } from '../../../ui/master/use-leaving.tsx';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

/** Signature of the form; `id` names it while it is edited. */
export interface FirmanteEditado {
  readonly id: number;
  readonly nombre: string;
  readonly cargo: string;
  readonly imagen: Elegida | null;
}

/** Design as it is typed. */
export interface DisenoEditado extends Pick<Diseno, 'mostrar_duracion' | 'mostrar_empresa' | 'mostrar_documento'> {
  readonly logo: Elegida | null;
  readonly logo_texto: string;
  readonly firmantes: readonly FirmanteEditado[];
}

const editedOf = ({ logo, logo_texto, firmantes, mostrar_duracion, mostrar_empresa, mostrar_documento }: Diseno): DisenoEditado => ({
  logo,
  logo_texto: logo_texto ?? '',
  firmantes: firmantes.map(({ nombre, cargo, imagen }, id) => ({ id, nombre, cargo: cargo ?? '', imagen })),
  mostrar_duracion,
  mostrar_empresa,
  mostrar_documento,
});

const sentImage = (imagen: Elegida | null) =>
  imagen && (imagen.clave === null ? { clave: null, datos: imagen.datos } : { clave: imagen.clave, datos: null });

const sentOf = ({ logo, logo_texto, firmantes, ...mostrar }: DisenoEditado) => ({
  ...mostrar,
  logo: sentImage(logo),
  logo_texto: logo === null ? null : logo_texto,
  firmantes: firmantes.map(({ nombre, cargo, imagen }) => ({ nombre, cargo, imagen: sentImage(imagen) })),
});

/** Returns the acts on the signatures of the form. */
function firmantesOf(setTyped: Dispatch<SetStateAction<DisenoEditado>>) {
  const change = (next: (firmantes: readonly FirmanteEditado[]) => readonly FirmanteEditado[]) =>
    setTyped((now) => ({ ...now, firmantes: next(now.firmantes) }));
  return {
    addFirmante: () => change((all) => [...all, { id: Math.max(-1, ...all.map(({ id }) => id)) + 1, nombre: '', cargo: '', imagen: null }]),
    writeFirmante: (id: number, part: Partial<FirmanteEditado>) =>
      change((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one))),
    removeFirmante: (id: number) => change((all) => all.filter((one) => one.id !== id)),
  };
}

/** State of the form of the design, and its save; a correction first says how many certificates it changes. */
export function useDisenoForm(vigente: Diseno) {
  const t = useTranslations('disenoCertificado.vale');
  const confirm = useConfirm();
  const moment = useMomentFormat();
  const guardar = useGuardarDiseno();
  const refusals = useRefusals();
  const said = useTranslations('validacion');
  const describe = ({ clave, valor = 0, letra = '' }: FieldIssue) => said(clave, { valor, letra });
  const [first] = useState(() => editedOf(vigente));
  const [typed, setTyped] = useState(first);
  const [corregir, setCorregir] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const changed = JSON.stringify(sentOf(typed)) !== JSON.stringify(sentOf(first));
  useUnsavedGuard(() => changed && !guardar.isSuccess);
  const { id_certificado_diseno, version, emitidos, desde } = vigente;
  const write = (part: Partial<DisenoEditado>) => setTyped((now) => ({ ...now, ...part }));

  const body = { id_certificado_diseno, version, corregir, ...sentOf(typed) };
  const show = (found: Readonly<Record<string, string>>) => {
    setErrors(found);
    refusals();
  };
  const send = async () => {
    const { message } = await guardar.mutateAsync(body);
    toast.success(message);
  };
  const refused = (error: unknown) => {
    if (error instanceof ApiError) show(error.errors);
    toast.error(messageOf(error));
  };
  const save = async () => {
    const { issues } = validate(certificadoApi.disenoIns.body, body);
    if (issues) return show(Object.fromEntries(Object.entries(issues).map(([field, issue]) => [field, describe(issue)])));
    setErrors({});
    if (!corregir) return send().catch(refused);
    const values = { total: emitidos, fecha: moment(desde ?? '') };
    await confirm({
      title: t('pregunta', values),
      text: t('preguntaTexto', values),
      confirmLabel: t('confirmar'),
      tone: 'warning',
      action: send,
    }).catch(refused);
  };
  return { typed, changed, errors, corregir, setCorregir, saving: guardar.isPending, write, save, ...firmantesOf(setTyped) };
}

export type DisenoForm = ReturnType<typeof useDisenoForm>;
