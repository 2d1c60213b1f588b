const VERSIONS = {
  '1.2': { spaces: 'xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"', type: 'adlcp:scormtype' },
  '2004 3rd Edition': {
    spaces: 'xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"',
    type: 'adlcp:scormType',
  },
} as const;
type VersionText = keyof typeof VERSIONS;

export interface Parts {
  readonly version?: VersionText;
  /** Instead of the words of the version. */
  readonly metadata?: string;
  readonly spaces?: string;
  readonly base?: string;
  readonly items?: string;
  readonly organizations?: string;
  readonly resources?: string;
  /** Attributes of the one resource, its `href` included. */
  readonly resource?: string;
}

/** Writes a manifest of one lesson, or of the given parts. */
export function manifest(parts: Parts = {}): string {
  const version = parts.version ?? '1.2';
  const { spaces, type } = VERSIONS[version];
  const metadata = parts.metadata ?? `<schema>ADL SCORM</schema><schemaversion>${version}</schemaversion>`;
  const items = parts.items ?? '<item identifier="I1" identifierref="R1"><title>Uno</title></item>';
  const resource = `<resource identifier="R1" type="webcontent" ${type}="sco" ${parts.resource ?? 'href="index.html"'}/>`;
  return `<?xml version="1.0"?>
<manifest identifier="M" ${parts.spaces ?? spaces} ${parts.base ?? ''}><metadata>${metadata}</metadata>
${parts.organizations ?? `<organizations default="O"><organization identifier="O"><title>Curso</title>${items}</organization></organizations>`}
<resources>${parts.resources ?? resource}</resources></manifest>`;
}

/** Writes the item of the lesson with elements inside it. */
export const item = (inside: string, attributes = ''): string =>
  `<item identifier="I1" identifierref="R1" ${attributes}><title>Uno</title>${inside}</item>`;

/** Returns the sentence of a refusal. */
export function refusal(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return (error as { sentence: unknown }).sentence;
  }
  return 'taken';
}

/** Returns the sentence of a refusal to come, else the error; «taken» without one. */
export async function refusalOf(run: () => Promise<unknown>): Promise<unknown> {
  try {
    await run();
  } catch (error) {
    return (error as { sentence?: unknown }).sentence ?? error;
  }
  return 'taken';
}
