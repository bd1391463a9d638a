import { type CoachRule, most } from './rule.ts'

/** Phones truncate longer subjects. */
const SUBJECT_GOOD = 60

const subjectMissing: CoachRule = ({ subject }) =>
  subject.trim() === ''
    ? {
        id: 'subject_missing',
        points: 15,
        message: 'No subject line',
        hint: 'Say what your email is about in three to seven words.',
        ranges: [],
      }
    : null

const subjectLength: CoachRule = ({ subject, isReply }) => {
  const words = subject.trim().split(/\s+/).length
  if (subject.length > SUBJECT_GOOD) {
    return {
      id: 'subject_length',
      points: most((subject.length - SUBJECT_GOOD) / 5, 8),
      message: `Long subject line (${subject.length} characters)`,
      hint: `Phones show about ${SUBJECT_GOOD} characters. Put what matters first and cut the rest.`,
      ranges: [{ part: 'subject', start: 0, end: subject.length }],
    }
  }
  if (subject.trim() === '' || isReply || words > 1) return null
  return {
    id: 'subject_length',
    points: 4,
    message: 'One-word subject line',
    hint: 'Tell the reader what to expect in three to seven words.',
    ranges: [{ part: 'subject', start: 0, end: subject.length }],
  }
}

const subjectShouting: CoachRule = ({ subject }) =>
  /!|\p{Lu}{4,}.*\s\p{Lu}{4,}|^[^\p{Ll}]*\p{Lu}{5,}[^\p{Ll}]*$/u.test(subject)
    ? {
        id: 'subject_shouting',
        points: 5,
        message: 'Subject line looks like shouting',
        hint: 'Use lowercase letters and no exclamation points.',
        ranges: [{ part: 'subject', start: 0, end: subject.length }],
      }
    : null

/** Rules on the subject line. */
export const subjectRules: readonly CoachRule[] = [subjectMissing, subjectLength, subjectShouting]
