import { useState } from 'react';
import { FeedbackScale } from '../pieces/feedback/FeedbackScale.tsx';
import { Options } from '../pieces/pregunta/tipos/Options.tsx';
import { QuestionFrame } from '../pieces/pregunta/tipos/QuestionFrame.tsx';
import { Section } from '../ui/page/Section.tsx';
import { Block } from './Block.tsx';
import styles from './Block.module.css';
import { sample, sampleQuestion } from './samples.ts';

/** Questions and the feedback scale. */
export function LearningSection() {
  const [answer, setAnswer] = useState(2);
  const [scale, setScale] = useState<number | null>(null);
  return (
    <>
      <Block name="QuestionFrame">
        <div className={styles.halves}>
          <Section>
            <QuestionFrame text={sampleQuestion.text} number={1} total={5}>
              <Options type="radio" options={sampleQuestion.options} chosen={[answer]} onPress={setAnswer} />
            </QuestionFrame>
          </Section>
          <Section>
            <QuestionFrame text={sampleQuestion.text} number={2} total={5} error={sample.unanswered}>
              <Options type="checkbox" options={sampleQuestion.options} chosen={[]} onPress={setAnswer} />
            </QuestionFrame>
          </Section>
          <Section>
            <QuestionFrame text={sampleQuestion.text} number={3} total={5}>
              <Options
                type="radio"
                options={sampleQuestion.options}
                chosen={[1]}
                onPress={setAnswer}
                marks={{ 1: 'incorrect', 2: 'correct' }}
              />
            </QuestionFrame>
          </Section>
          <Section>
            <QuestionFrame text={sampleQuestion.text} number={4} total={5} disabled>
              <Options type="radio" options={sampleQuestion.options} chosen={[3]} onPress={setAnswer} />
            </QuestionFrame>
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
