import { Button } from '@mantine/core';
import type { CertificadoImpreso } from '@portal/contract/certificado';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Suspense, use, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import styles from './diseno.module.css';
import type { DisenoEditado } from './use-diseno-form.ts';
import { certificadoTexts, sheetTexts } from '../../../pieces/certificado/lamina/certificado-texts.ts';
import type { Dibujos } from '../../../pieces/certificado/lamina/dibujos.ts';
import { Lamina } from '../../../pieces/certificado/lamina/Lamina.tsx';
import { useMarcaLamina } from '../../../pieces/certificado/lamina/use-marca-lamina.ts';
import { usePortalInfo } from '../../../pieces/portal/portal.queries.ts';
import { toast } from '../../../ui/overlay/toast.tsx';

/** Values of the example that are no words. */
const EXAMPLE = {
  codigo: '0000-0000-0000',
  documento: 'DNI 45678912',
  lugar: 'Lima',
  nota: 92.5,
  duracion: 90,
  fecha: '2026-11-20',
} as const;

/** Certificate of nobody that shows all of a design. */
function useEjemplo(typed: DisenoEditado): CertificadoImpreso {
  const t = useTranslations('disenoCertificado.vista');
  const idioma = usePortalInfo().data?.idioma ?? 'es';
  const { firmantes, mostrar_duracion, mostrar_empresa, mostrar_documento } = typed;
  return {
    numero: t('numero'),
    codigo: EXAMPLE.codigo,
    nombre: t('persona'),
    tema: t('tema'),
    nota: EXAMPLE.nota,
    lugar: EXAMPLE.lugar,
    fecha: EXAMPLE.fecha,
    fecha_recibida: null,
    reemplaza: null,
    reemplazado_por: null,
    idioma,
    codigo_estado: 1,
    estado: 'Vigente',
    duracion: mostrar_duracion ? EXAMPLE.duracion : null,
    empresa: mostrar_empresa ? t('empresa') : null,
    documento: mostrar_documento ? EXAMPLE.documento : null,
    firmantes: firmantes.map(({ nombre, cargo }) => ({ nombre: nombre.trim() || '…', cargo: cargo.trim() || null })),
  };
}

/** The design as its certificates will look, drawn as they are, and its PDF. */
export function VistaDiseno({ typed }: { typed: DisenoEditado }) {
  const t = useTranslations('disenoCertificado.vista');
  return (
    <section className={styles.vista} aria-label={t('titulo')}>
      <h2 className={styles.titulo}>{t('titulo')}</h2>
      <p className={styles.nota}>{t('texto')}</p>
      <Suspense fallback={null}>
        <Hoja typed={typed} />
      </Suspense>
    </section>
  );
}

function Hoja({ typed }: { typed: DisenoEditado }) {
  const t = useTranslations();
  const marca = useMarcaLamina();
  const ficha = useEjemplo(typed);
  const { logo, logo_texto, firmantes } = typed;
  const dibujos: Dibujos = useMemo(
    () => ({ logo: logo && { ...logo, texto: logo_texto }, firmas: firmantes.map(({ imagen }) => imagen) }),
    [logo, logo_texto, firmantes],
  );
  const texts = certificadoTexts(use(sheetTexts(ficha)), ficha, { nombre: marca.nombre, logo: dibujos.logo?.texto });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { saveCertificadoPdf } = await import('../../../pieces/certificado/pdf/certificado-pdf.ts');
      await saveCertificadoPdf(texts, `${t('disenoCertificado.vista.archivo')}.pdf`, { marca, dibujos });
    },
    onError: () => toast.error(t('certificado.error')),
  });
  return (
    <>
      <Lamina texts={texts} marca={marca} dibujos={dibujos} />
      <Button
        variant="default"
        className={styles.agregar}
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t('disenoCertificado.vista.descargar')}
      </Button>
    </>
  );
}
