import { type CoachRule, inBody, most } from './rule.ts'

const QUESTIONS_GOOD = 3

const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|to whom it may concern|welcome|namaste|all,|team,|everyone,)\b|^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?[,:]$/iu

const greeting: CoachRule = ({ body, firstLine }) =>
  body.trim() === '' || GREETING.test(firstLine)
    ? null
    : {
        id: 'greeting',
        points: 8,
        message: 'There is no greeting',
        hint: 'Begin with the reader’s name: “Hi Anna,” or “Dear Ms Khan,”.',
        ranges: [],
      }

const ASK =
  /\b(?:please|could you|can you|would you|will you|let me know|let us know|i(?:['’]d| would) (?:like|appreciate|be grateful)|we(?:['’]d| would) (?:like|appreciate|be grateful)|looking forward to (?:your|hearing)|i need|we need|i suggest|shall we|feel free to|reply|confirm|no action|for your information|no need to (?:reply|answer))\b/i

const ask: CoachRule = ({ body, questions }) =>
  body.trim() === '' || questions.length > 0 || ASK.test(body)
    ? null
    : {
        id: 'ask',
        points: 12,
        message: 'It asks for nothing',
        hint: 'Say what you would like the reader to do, and by when; or say that no answer is needed.',
        ranges: [],
      }

const CLOSE =
  /\b(?:best|regards|sincerely|faithfully|cheers|thanks|thank you|many thanks|warmly|yours|respectfully|take care|talk soon|see you|love|cordially|all the best|with appreciation|gratefully|kind wishes)\b/i

const close: CoachRule = ({ body, lastLines }) =>
  body.trim() === '' || CLOSE.test(lastLines)
    ? null
    : {
        id: 'close',
        points: 6,
        message: 'There is no close',
        hint: 'End with a short close and your name: “Best regards, Tom”.',
        ranges: [],
      }

const questionsAsked: CoachRule = ({ questions }) =>
  questions.length <= QUESTIONS_GOOD
    ? null
    : {
        id: 'questions',
        points: most(2 * (questions.length - QUESTIONS_GOOD), 6),
        message: `It asks ${questions.length} questions`,
        hint: `With more than ${QUESTIONS_GOOD} some stay unanswered. Number them, or ask the rest later.`,
        ranges: questions.map(inBody),
      }

const placeholders: CoachRule = ({ subject, body }) => {
  const ranges = (['subject', 'body'] as const).flatMap(part =>
    Array.from(
      (part === 'subject' ? subject : body).matchAll(/\[[a-z][^[\]\n]{0,40}\](?!\()|\{\{[^{}\n]{1,40}\}\}/gi),
      match => ({
        part,
        start: match.index,
        end: match.index + match[0].length,
      }),
    ),
  )
  if (ranges.length === 0) return null
  return {
    id: 'placeholders',
    points: most(5 * ranges.length, 10),
    message: ranges.length === 1 ? 'One gap is not filled in' : `${ranges.length} gaps are not filled in`,
    hint: 'Replace what stands in brackets before you send it.',
    ranges,
  }
}

/** Rules on the parts of an email: greeting, request, closing, and unfilled placeholders. */
export const letterRules: readonly CoachRule[] = [greeting, ask, close, questionsAsked, placeholders]
