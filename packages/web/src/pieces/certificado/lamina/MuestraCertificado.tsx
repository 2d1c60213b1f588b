import { LANGUAGES } from '@portal/messages';
import { useTranslations } from 'use-intl';
import type { CertificadoTexts } from './layout.ts';
import type { MarcaLamina } from './marca-lamina.ts';
import { HojaMiniatura, Miniatura } from './Miniatura.tsx';

/** Texts that the sample leaves out. */
const EMPTY: CertificadoTexts = {
  languageTag: LANGUAGES.es.tag,
  resumen: '',
  descripcion: '',
  emisor: '',
  titulo: '',
  otorgado: '',
  nombre: '',
  identidad: '',
  motivo: '',
  tema: '',
  nota: '',
  lugarFecha: '',
  numero: '',
  codigo: '',
  verificar: '',
  direccion: '',
  qr: '',
  logo: '',
  firmantes: [],
};

/** A certificate of nobody in a brand that is not saved yet, with the layout of the others. */
export function MuestraCertificado({ marca }: { marca: MarcaLamina }) {
  const t = useTranslations('certificado.lamina');
  const texts = { ...EMPTY, emisor: marca.nombre ?? t('emisor'), titulo: t('titulo'), otorgado: t('otorgado') };
  return (
    <Miniatura>
      <HojaMiniatura marca={marca} texts={texts} />
    </Miniatura>
  );
}
