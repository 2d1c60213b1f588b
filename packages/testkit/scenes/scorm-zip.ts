import { writeZip } from '@portal/server/src/core/archive/write-zip.ts';

const MANIFEST = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="M" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="O"><organization identifier="O"><title>Inducción</title>
    <item identifier="L1" identifierref="R1"><title>Bienvenida</title></item>
  </organization></organizations>
  <resources><resource identifier="R1" type="webcontent" adlcp:scormtype="sco" href="index.html"><file href="index.html"/></resource></resources>
</manifest>`;

/** Zips a small package of SCORM 1.2 with one lesson, and further files. */
export const scormZip = (archivos: Readonly<Record<string, string>> = {}): Buffer =>
  writeZip(
    Object.entries({ 'imsmanifest.xml': MANIFEST, 'index.html': '<!doctype html><title>Bienvenida</title>', ...archivos }).map(
      ([path, text]) => ({ path, bytes: Buffer.from(text) }),
    ),
  );
