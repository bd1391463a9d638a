import { type CoachRule, inBody, most } from './rule.ts'

const QUESTIONS_GOOD = 3

const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|to whom it may concern|welcome|namaste|all,|team,|everyone,)\b|^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?[,:]$/iu

/** Greets no one by name: "Dear my boss", "Dear guys". */
const ODD_GREETING =
  /^(?:dear|hi|hello|hey) (?:(?:my|our|the|an?|his|her|their) |(?:customer no|order|invoice|upstairs|downstairs|polite|british|short)\b)|^dear (?:guys|folks|there|boss)\b|^(?:dear|hi|hello|hey) (?:landlord|landlady|boss|manager|professor|prof|teacher|neighbou?r|supervisor|candidate|embassy|school|bank|hotel)[,!]/i

const greeting: CoachRule = ({ body, firstLine }) =>
  ODD_GREETING.test(firstLine)
    ? {
        id: 'greeting',
        points: 5,
        message: 'An odd greeting',
        hint: 'Use the reader’s name, or a plain “Hello.”',
        ranges: [],
      }
    : body.trim() === '' || GREETING.test(firstLine)
      ? null
      : {
          id: 'greeting',
          points: 8,
          message: 'No greeting',
          hint: 'Start with the reader’s name, such as “Hi Anna” or “Dear Ms. Khan.”',
          ranges: [],
        }

const ASK =
  /\b(?:please|could you|can you|would you|will you|let me know|let us know|i(?:['’]d| would) (?:like|appreciate|be grateful)|we(?:['’]d| would) (?:like|appreciate|be grateful)|look(?:ing)? forward to (?:your|hearing)|hope to hear|get back to|i hope (?:that )?you (?:will )?understand|maybe another time|perhaps another time|thank you for (?:your )?understanding|i need|we need|i suggest|shall we|feel free to|reply|confirm|no action|for your information|no need to (?:reply|answer))\b/i

/** Matches the beginning of an email that asks for nothing: thanks, wishes and apologies. */
const NO_ASK =
  /^[^\n]{0,80}\n+[^.!?\n]{0,80}\b(?:thank you|thanks|thank|gratitude|congratulat\p{L}+|happy (?:birthday|new year|anniversary)|get well|condolences|(?:sorry|apologies) (?:that|for|about|to hear)|so sorry|sad to hear)\b/iu

const ask: CoachRule = ({ body, questions }) =>
  body.trim() === '' || NO_ASK.test(body.trimStart()) || questions.length > 0 || ASK.test(body)
    ? null
    : {
        id: 'ask',
        points: 12,
        message: 'No clear request',
        hint: 'Say what you want the reader to do and by when. If you don’t need a reply, say so.',
        ranges: [],
      }

const CLOSE =
  /\b(?:best|regards|sincerely|faithfully|cheers|thanks|thank you|many thanks|warmly|wishes|yours|respectfully|take care|talk soon|see you|love|cordially|all the best|with appreciation|gratefully|kind wishes|(?:with|my|our) (?:sincere )?apologies)\b/i

const close: CoachRule = ({ body, lastLines }) =>
  body.trim() === '' || CLOSE.test(lastLines)
    ? null
    : {
        id: 'close',
        points: 6,
        message: 'No sign-off',
        hint: 'End with a short sign-off and your name, such as “Best regards, Tom.”',
        ranges: [],
      }

const questionsAsked: CoachRule = ({ questions }) =>
  questions.length <= QUESTIONS_GOOD
    ? null
    : {
        id: 'questions',
        points: most(2 * (questions.length - QUESTIONS_GOOD), 6),
        message: `Too many questions (${questions.length})`,
        hint: `With more than ${QUESTIONS_GOOD}, some may go unanswered. Number them, or save some for later.`,
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
    message: ranges.length === 1 ? 'One blank to fill in' : `${ranges.length} blanks to fill in`,
    hint: 'Replace the text in brackets before you send this.',
    ranges,
  }
}

/** Rules on the parts of an email: greeting, request, closing, and unfilled placeholders. */
export const letterRules: readonly CoachRule[] = [greeting, ask, close, questionsAsked, placeholders]
