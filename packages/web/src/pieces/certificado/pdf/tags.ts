import type { jsPDF } from 'jspdf';

/** Parts of jsPDF's interior that its types leave out. */
interface Interior {
  write(...text: string[]): void;
  newObject(): number;
  newObjectDeferred(): number;
  newObjectDeferredBegin(id: number, output: boolean): number;
}

/** Kind of an element of the structure. */
type Kind = 'H1' | 'P' | 'Figure';

interface Element {
  readonly kind: Kind;
  readonly alt: string | undefined;
  /** Marks of its content. */
  readonly marks: number[];
}

/** Writes a text as a string of a PDF: UTF-16 with its mark, in hexadecimal. */
const hexOf = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_empty, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

/** Structure of a document of one page, for screen readers (PDF 1.7, 14.8): what it says in its order, and what is ornament. */
export interface Tags {
  /** Draws what belongs to `part`; what follows under the same name is the same element. */
  part(part: string, kind: Kind, draw: () => void): void;
  /** Draws a picture with the words for it. */
  figure(alt: string, draw: () => void): void;
  /** Draws what says nothing. */
  ornament(draw: () => void): void;
}

/** Begins the structure of a document; jsPDF, which has none, writes it when it writes its file. */
export function tagged(document: jsPDF): Tags {
  const interior = document.internal as typeof document.internal & Interior;
  const elements: Element[] = [];
  let last: string | undefined;
  let marks = 0;
  const mark = (element: Element, draw: () => void) => {
    element.marks.push(marks);
    interior.write(`/${element.kind} <</MCID ${marks}>> BDC`);
    marks += 1;
    draw();
    interior.write('EMC');
  };
  const begin = (kind: Kind, alt?: string): Element => {
    const element = { kind, alt, marks: [] };
    elements.push(element);
    return element;
  };
  writeStructure(interior, elements);
  return {
    part(part, kind, draw) {
      const same = part === last ? elements.at(-1) : undefined;
      last = part;
      mark(same ?? begin(kind), draw);
    },
    figure(alt, draw) {
      last = undefined;
      mark(begin('Figure', alt), draw);
    },
    ornament(draw) {
      interior.write('/Artifact BMC');
      draw();
      interior.write('EMC');
    },
  };
}

function writeStructure(interior: jsPDF['internal'] & Interior, elements: readonly Element[]): void {
  const { events } = interior;
  let page = 0;
  let root = 0;
  events.subscribe('putPage', ({ objId }: { objId: number }) => {
    page = objId;
    interior.write('/StructParents 0 /Tabs /S');
  });
  events.subscribe('postPutResources', () => {
    const [tree, document] = [interior.newObjectDeferred(), interior.newObjectDeferred()];
    const object = (dictionary: string): number => {
      const id = interior.newObject();
      interior.write(dictionary, 'endobj');
      return id;
    };
    const ids = elements.map(({ kind, alt, marks }) =>
      object(
        `<</Type /StructElem /S /${kind} /P ${document} 0 R /Pg ${page} 0 R /K [${marks.join(' ')}]${alt === undefined ? '' : ` /Alt ${hexOf(alt)}`}>>`,
      ),
    );
    const parents = elements.flatMap((element, index) => element.marks.map((mark) => [mark, ids[index] ?? 0] as const));
    const inOrder = parents.toSorted(([one], [other]) => one - other).map(([, id]) => `${id} 0 R`);
    interior.newObjectDeferredBegin(document, true);
    interior.write(`<</Type /StructElem /S /Document /P ${tree} 0 R /K [${ids.map((id) => `${id} 0 R`).join(' ')}]>>`, 'endobj');
    const numbers = object(`<</Nums [0 [${inOrder.join(' ')}]]>>`);
    interior.newObjectDeferredBegin(tree, true);
    interior.write(`<</Type /StructTreeRoot /K [${document} 0 R] /ParentTree ${numbers} 0 R /ParentTreeNextKey 1>>`, 'endobj');
    root = tree;
  });
  events.subscribe('putCatalog', () => interior.write(`/StructTreeRoot ${root} 0 R /MarkInfo <</Marked true>>`));
}
