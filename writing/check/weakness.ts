/** The place of a finding: the flagged text, and up to 60 and 40 characters around it. */
export interface FindingContext {
  flagged: string
  before: string
  after: string
}

/** Returns whether a rule misreads the sentence at this place. */
export type Weakness = (place: FindingContext) => boolean
