import { type CoachRule, most } from './rule.ts'

/** Phones truncate longer subjects. */
const SUBJECT_GOOD = 60

const subjectMissing: CoachRule = ({ subject }) =>
  subject.trim() === ''
    ? {
        id: 'subject_missing',
        points: 15,
        message: 'There is no subject',
        hint: 'Say in three to seven words what the email is about.',
        ranges: [],
      }
    : null

const subjectLength: CoachRule = ({ subject, isReply }) => {
  const words = subject.trim().split(/\s+/).length
  if (subject.length > SUBJECT_GOOD) {
    return {
      id: 'subject_length',
      points: most((subject.length - SUBJECT_GOOD) / 5, 8),
      message: `The subject has ${subject.length} characters`,
      hint: `Up to ${SUBJECT_GOOD} are shown on a phone. Put what matters first and drop the rest.`,
      ranges: [{ part: 'subject', start: 0, end: subject.length }],
    }
  }
  if (subject.trim() === '' || isReply || words > 1) return null
  return {
    id: 'subject_length',
    points: 4,
    message: 'The subject is a single word',
    hint: 'Three to seven words tell the reader what to expect.',
    ranges: [{ part: 'subject', start: 0, end: subject.length }],
  }
}

const subjectShouting: CoachRule = ({ subject }) =>
  /!|\p{Lu}{4,}.*\s\p{Lu}{4,}|^[^\p{Ll}]*\p{Lu}{5,}[^\p{Ll}]*$/u.test(subject)
    ? {
        id: 'subject_shouting',
        points: 5,
        message: 'The subject shouts',
        hint: 'Write it in small letters and without exclamation marks.',
        ranges: [{ part: 'subject', start: 0, end: subject.length }],
      }
    : null

/** Rules on the subject line. */
export const subjectRules: readonly CoachRule[] = [subjectMissing, subjectLength, subjectShouting]
