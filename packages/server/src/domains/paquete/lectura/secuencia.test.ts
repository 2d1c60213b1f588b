import { item, manifest, type Parts } from '@portal/testkit/scorm.ts';
import { expect, test } from 'vitest';
import { leerManifiesto, type ManifiestoLeido } from './manifiesto.rules.ts';

const read = (parts: Parts, paths: readonly string[] = ['index.html'], ruta = 'imsmanifest.xml'): ManifiestoLeido =>
  leerManifiesto({ xml: manifest(parts), ruta, paths: [ruta, ...paths], nombre: 'Mi curso.zip' });
test('1.2 hands its values to the lesson', () => {
  const items = item(`<adlcp:masteryscore> 80,5 </adlcp:masteryscore><adlcp:datafromlms> a=1 </adlcp:datafromlms>
    <adlcp:maxtimeallowed>00:30:00</adlcp:maxtimeallowed><adlcp:timelimitaction>exit,message</adlcp:timelimitaction>
    <adlcp:prerequisites type="aicc_script">I0</adlcp:prerequisites>`);
  expect(read({ items })).toMatchObject({
    avisos: ['prerrequisitos'],
    lecciones: [{ maestria: 80.5, datos: 'a=1', tiempo_maximo: '00:30:00', accion_tiempo: 'exit,message', umbral: null }],
  });
});

test.each([
  ['100', 100],
  ['0', 0],
  ['80%', 80],
  ['101', null],
  ['-5', null],
  ['mucho', null],
])('a mastery score of «%s» is %s', (text, maestria) => {
  expect(read({ items: item(`<adlcp:masteryscore>${text}</adlcp:masteryscore>`) }).lecciones[0]?.maestria).toBe(maestria);
});

const sequenced = (sequencing: string, more = '') =>
  read({ version: '2004 3rd Edition', items: item(`${more}<imsss:sequencing>${sequencing}</imsss:sequencing>`) });
const objective = (attributes: string, measure = '') =>
  `<imsss:objectives><imsss:primaryObjective objectiveID="P" ${attributes}>${measure}</imsss:primaryObjective></imsss:objectives>`;

test('2004 hands its values to the lesson', () => {
  const found = sequenced(
    `${objective('satisfiedByMeasure="true"', '<imsss:minNormalizedMeasure>0.825</imsss:minNormalizedMeasure>')}
     <imsss:limitConditions attemptAbsoluteDurationLimit="PT30M"/>`,
    '<adlcp:dataFromLMS>a=1</adlcp:dataFromLMS><adlcp:timeLimitAction>continue,no message</adlcp:timeLimitAction>',
  );
  expect(found).toMatchObject({
    avisos: [],
    lecciones: [{ maestria: 82.5, datos: 'a=1', tiempo_maximo: 'PT30M', accion_tiempo: 'continue,no message' }],
  });
});

test.each([
  ['satisfiedByMeasure="true"', '', 100],
  ['satisfiedByMeasure="true"', '<imsss:minNormalizedMeasure>-1</imsss:minNormalizedMeasure>', 0],
  ['satisfiedByMeasure="true"', '<imsss:minNormalizedMeasure>x</imsss:minNormalizedMeasure>', null],
  ['satisfiedByMeasure="false"', '<imsss:minNormalizedMeasure>0.8</imsss:minNormalizedMeasure>', null],
])('the mastery of an objective with %s and %s is %s', (attributes, measure, maestria) => {
  expect(sequenced(objective(attributes, measure)).lecciones[0]?.maestria).toBe(maestria);
});

test('an item takes the sequencing of the collection that it refers to', () => {
  const shared = `<imsss:sequencingCollection><imsss:sequencing ID="S">${objective('satisfiedByMeasure="true"', '<imsss:minNormalizedMeasure>0.7</imsss:minNormalizedMeasure>')}</imsss:sequencing></imsss:sequencingCollection>`;
  const xml = manifest({ version: '2004 3rd Edition', items: item('<imsss:sequencing IDRef="S"/>') }).replace(
    '</manifest>',
    `${shared}</manifest>`,
  );
  expect(leerManifiesto({ xml, ruta: 'imsmanifest.xml', paths: ['index.html'], nombre: '' }).lecciones[0]?.maestria).toBe(70);
});

test.each([
  ['<adlcp:completionThreshold>0.6</adlcp:completionThreshold>', 0.6],
  ['<adlcp:completionThreshold completedByMeasure="true" minProgressMeasure="0.75"/>', 0.75],
  ['<adlcp:completionThreshold completedByMeasure="true"/>', 1],
  ['<adlcp:completionThreshold minProgressMeasure="0.75"/>', null],
  ['<adlcp:completionThreshold>7</adlcp:completionThreshold>', null],
])('the threshold of %s is %s', (inside, umbral) => {
  expect(sequenced('', inside).lecciones[0]?.umbral).toBe(umbral);
});

test.each([
  ['<imsss:controlMode choice="true" flow="true" choiceExit="true" forwardOnly="false"/>', false],
  ['<imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>', false],
  ['<imsss:rollupRules rollupObjectiveSatisfied="true"/>', false],
  ['<imsss:randomizationControls randomizationTiming="never"/>', false],
  ['<imsss:controlMode choice="false" flow="true"/>', true],
  ['<imsss:controlMode forwardOnly="true"/>', true],
  ['<imsss:deliveryControls tracked="false"/>', true],
  ['<imsss:randomizationControls randomizationTiming="onEachNewAttempt"/>', true],
  ['<imsss:limitConditions attemptLimit="1"/>', true],
  ['<imsss:sequencingRules><imsss:preConditionRule/></imsss:sequencingRules>', true],
  ['<imsss:rollupRules><imsss:rollupRule/></imsss:rollupRules>', true],
  [objective('', '<imsss:mapInfo targetObjectiveID="G"/>'), true],
])('%s: the order is not applied: %s', (sequencing, said) => {
  expect(sequenced(sequencing).avisos).toEqual(said ? ['secuencia'] : []);
});
