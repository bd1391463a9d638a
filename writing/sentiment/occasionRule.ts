/** The kind of message that a wording shows, whatever its single words say. */
export type OccasionKind =
  | 'sarcasm'
  | 'rejection'
  | 'ending'
  | 'warning'
  | 'bad_news'
  | 'condolence'
  | 'complaint'
  | 'decline'
  | 'apology'
  | 'praise'
  | 'reminder'
  | 'greeting'

/** A wording and the score of its sentence. `pattern` is matched within one sentence. */
export interface OccasionRule {
  kind: OccasionKind
  pattern: RegExp
  /** A negative score is the highest that the sentence can have, a positive one the lowest. */
  score: number
  /** Sentences with a higher score are skipped. */
  scoreMax?: number
}
