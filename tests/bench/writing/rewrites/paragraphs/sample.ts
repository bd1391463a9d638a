/** A paragraph that a person could have selected before choosing the action. */
export type Sample = { name: string; text: string }
