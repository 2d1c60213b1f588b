import { useTranslations } from 'use-intl';
import { CargaNotas } from './CargaNotas.tsx';
import { Confirmacion } from './Cesan.tsx';
import { usuarioImporting } from './importar.queries.ts';
import { PlantillaButton } from './PlantillaButton.tsx';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { ImportScreen } from '../../../ui/import/ImportScreen.tsx';

/** Columns that identify a person, beside the name. */
const LEAD = ['apellido_paterno', 'apellido_materno', 'n_doc', 'codigo'] as const;

/** /usuarioimportar: import of people (P40, P94). */
export function UsuarioImportarScreen() {
  const t = useTranslations('usuario.importar');
  return (
    <>
      <ImportScreen
        importing={usuarioImporting}
        texts={{
          title: t('titulo'),
          description: t('texto'),
          upload: t('subir'),
          uploadText: t('subirTexto'),
          confirm: ({ aceptadas, cesan }) =>
            cesan > 0 ? t('importarCesar', { aceptadas: aceptadas - cesan, cesan }) : t('importar', { aceptadas }),
          question: t('confirmar'),
          questionText: (counts, opciones) => <Confirmacion {...counts} opciones={opciones} />,
        }}
        back={{ to: '/usuario' }}
        // The refused rows are not all there are, and their numbers are others.
        kept={({ completa: _completa, mismas: _mismas, ...opciones }) => opciones}
        primary="nombre"
        lead={LEAD}
        template={<PlantillaButton />}
        note={(about) => <CargaNotas {...about} />}
      />
      <p>
        {t('claves')} <AppLink to="/usuariocodigos">{t('codigos')}</AppLink> {t('bienvenida')}
      </p>
    </>
  );
}
