import type { MasterTypes } from '@portal/contract/core';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { publicationOf } from './form-values.ts';
import type { EditorProps, FormValues } from './master-form-props.ts';
import type { Saved } from '../../core/master/master-calls.ts';
import type { ChildItems } from '../../core/master/master-queries.ts';
import { isOfContents, ownerOf, useOwnerOptions } from '../../core/master/use-owner-options.ts';
import { useGo } from '../../core/router/go.ts';
import { stateFrom } from '../../core/router/origin.ts';
import { useConfirm } from '../overlay/confirm.tsx';
import { toast } from '../overlay/toast.tsx';

/** Returns the question before a save and the message after it: an ordinary save asks nothing, one that affects learners names its effects (P39). */
export function useSaveTalk<T extends MasterTypes, Children extends ChildItems<T>>(props: EditorProps<T, Children>) {
  const { stored, saved: named, editPath } = props;
  const t = useTranslations('ui.maestro');
  const pertenencia = useTranslations('pertenencia');
  const confirm = useConfirm();
  const go = useGo();
  const router = useRouter();

  const content = isOfContents(props.queries.definition);
  const companies = useOwnerOptions(null, content && stored !== undefined).data ?? [];
  /** Says what follows of another owner (P199). */
  const ownerChange = (values: FormValues): string | undefined => {
    const owner = ownerOf(values);
    if (!content || !stored || !('id_empresa' in values) || owner === ownerOf(stored.row)) return undefined;
    const empresa = companies.find(({ value }) => value === String(owner))?.label ?? '';
    return owner === null ? pertenencia('aPortal') : pertenencia('aEmpresa', { empresa });
  };
  /** Returns what a save does to others, in sentences; empty for an ordinary one. */
  const consequencesOf = (values: FormValues): string[] => {
    const publication = publicationOf(stored?.row, values);
    const texts = { publica: t('publica'), retira: t('retira') };
    const lines = [stored && props.consequence?.(stored.row, values), ownerChange(values), publication && texts[publication]];
    return lines.filter((line) => line !== undefined);
  };
  /** Asks before a save with consequences; resolves to false when the person refuses. */
  const ask = (text: ReactNode): Promise<boolean> => confirm({ title: t('confirmarGuardar'), text });
  const show = (id: number): void => {
    const state = stateFrom(router.latestLocation, editPath, undefined);
    void go({ to: editPath, search: { id }, state });
  };
  /** Says the specified sentence of the server, then names the saved record with a way back to it (P39). */
  const announce = (saved: Saved, { values }: { readonly values: FormValues }) =>
    toast.success(named.text(named.name?.(values) ?? String(values[named.field])), {
      title: saved.message,
      action: { label: t('ver'), run: () => show(saved.id) },
    });
  return { consequencesOf, ask, announce };
}
