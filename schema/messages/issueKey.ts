import type { issues } from './en/issues.ts'

export type IssueKey = keyof (typeof issues)['messages']

/** Returns the key, as the message of a schema's check. The texts are in another file: a page that
 * parses answers does not load them. */
export const issueKey = (key: IssueKey): IssueKey => key
