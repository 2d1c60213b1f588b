import { Button } from '@mantine/core';
import { type PersonaFicha, usuarioApi } from '@portal/contract/usuario';
import { IconDevices } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import items from '../../../../pieces/sesion/abiertas/abiertas.module.css';
import { SesionItem } from '../../../../pieces/sesion/abiertas/SesionItem.tsx';
import { useCerrarSesiones, usePersonaSesiones } from '../../../../pieces/usuario/persona/persona.queries.ts';
import { useUser } from '../../../../core/session/session.ts';
import { May } from '../../../../ui/link/May.tsx';
import { useConfirm } from '../../../../ui/overlay/confirm.tsx';
import { onceClicked } from '../../../../ui/overlay/once-clicked.ts';
import { showFailure } from '../../../../ui/overlay/show-failure.ts';
import { toast } from '../../../../ui/overlay/toast.tsx';
import { Section } from '../../../../ui/page/Section.tsx';
import { EmptyState } from '../../../../ui/status/EmptyState.tsx';
import { QueryContent } from '../../../../ui/status/QueryContent.tsx';

/** Open sessions of a person, with the act that closes them; the history has every sign-in. */
export function SesionesSeccion({ persona }: { persona: PersonaFicha }) {
  const t = useTranslations('persona.sesion');
  const sesiones = useTranslations('seguridad.sesiones');
  const query = usePersonaSesiones(persona.id_usuario);
  return (
    <Section title={sesiones('titulo')} description={t('texto')} actions={<Cerrar persona={persona} sesiones={query.data?.length ?? 0} />}>
      <QueryContent query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconDevices} title={t('vacio')} />
          ) : (
            <ul className={items.list}>
              {rows.map((sesion) => (
                <SesionItem key={sesion.id_sesion} sesion={sesion} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Section>
  );
}

/** Closes all of them, after saying how many; one's own are closed on /seguridad. */
function Cerrar({ persona, sesiones }: { persona: PersonaFicha; sesiones: number }) {
  const t = useTranslations('persona.sesion');
  const { id } = useUser();
  const confirm = useConfirm();
  const close = useCerrarSesiones(persona.id_usuario);
  const ask = async () => {
    let cerradas = 0;
    const action = async () => ({ cerradas } = await close.mutateAsync());
    const title = t('cerrarTitulo', { persona: persona.personal });
    try {
      if (await confirm({ title, text: t('cerrarTexto', { sesiones }), tone: 'danger', confirmLabel: t('cerrar'), action }))
        toast.success(t('cerradas', { cerradas }));
    } catch (error) {
      showFailure(error);
    }
  };
  if (id === persona.id_usuario || sesiones === 0) return null;
  return (
    <May call={usuarioApi.personaSesionesCerrar}>
      <Button variant="default" onClick={onceClicked(() => void ask())}>
        {t('cerrar')}
      </Button>
    </May>
  );
}
