import type { Generated } from 'kysely';
import type { Optional, Stamps } from './columns.ts';

export interface CertificadoTable {
  id_certificado: Generated<number>;
  id_evaluacion: number;
  numero: string;
  codigo: string;
  nombre: string;
  tema: string;
  nota: Optional<number>;
  lugar: string;
  fecha: string;
  /** Code of the language in which it is worded, as `es`. */
  idioma: string;
  /** 1 valid, 2 annulled. */
  codigo_estado: Generated<number>;
  fecha_creacion: string;
  /** Minutes of the topic, company and document of the person on that day (migration 082); shown where the design says so. */
  duracion: Optional<number>;
  empresa: Optional<string>;
  documento: Optional<string>;
  /** Number of the certificate that this one replaces after a corrected grade (migration 096). */
  reemplaza: Optional<string>;
}

/** Design of the certificates issued from `desde` on, until the next one (migration 082). */
export interface CertificadoDisenoTable extends Stamps {
  id_certificado_diseno: Generated<number>;
  desde: string;
  /** Hash of the second logo, and the words for it. */
  imagen_logo: Optional<string>;
  texto_logo: Optional<string>;
  mostrar_duracion: Generated<boolean>;
  mostrar_empresa: Generated<boolean>;
  mostrar_documento: Generated<boolean>;
}

/** Signature of a design, 1 to 3 by `orden`. */
export interface CertificadoFirmanteTable {
  id_certificado_firmante: Generated<number>;
  id_certificado_diseno: number;
  orden: number;
  nombre: string;
  cargo: Optional<string>;
  /** Hash of the image. */
  imagen: Optional<string>;
}

/** Images of designs by their hash. */
export interface CertificadoImagenTable {
  clave: string;
  tipo: string;
  bytes: Buffer;
}
