import { useState } from 'react';
import { FeedbackScale } from '../pieces/feedback/FeedbackScale.tsx';
import { RadioQuestion } from '../pieces/evaluacion/RadioQuestion.tsx';
import { Section } from '../ui/page/Section.tsx';
import { Block } from './Block.tsx';
import styles from './Block.module.css';
import { sample, sampleQuestion } from './samples.ts';

/** Questions and the feedback scale. */
export function LearningSection() {
  const [answer, setAnswer] = useState<string | null>('2');
  const [scale, setScale] = useState<number | null>(null);
  return (
    <>
      <Block name="RadioQuestion">
        <div className={styles.halves}>
          <Section>
            <RadioQuestion {...sampleQuestion} number={1} total={5} value={answer} onChange={setAnswer} />
          </Section>
          <Section>
            <RadioQuestion {...sampleQuestion} number={2} total={5} value={null} onChange={setAnswer} error={sample.unanswered} />
          </Section>
          <Section>
            <RadioQuestion {...sampleQuestion} number={3} total={5} value="1" marks={{ '1': 'incorrect', '2': 'correct' }} />
          </Section>
          <Section>
            <RadioQuestion {...sampleQuestion} number={4} total={5} value="3" disabled />
          </Section>
        </div>
      </Block>
      <Block name="FeedbackScale">
        <Section>
          <div className={styles.stack}>
            <FeedbackScale legend={sample.feedback} value={scale} onChange={setScale} />
            <FeedbackScale legend={sample.feedback} value={9} onChange={setScale} />
            <FeedbackScale legend={sample.feedback} value={null} onChange={setScale} error={sample.unanswered} />
          </div>
        </Section>
      </Block>
    </>
  );
}
