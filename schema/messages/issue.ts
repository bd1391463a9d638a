import { issues } from './en/issues.ts'

export type IssueKey = keyof (typeof issues)['messages']

type Limits = { maximum: number; minimum: number }
type Issue = { message: string; maximum?: number | bigint; minimum?: number | bigint }

/** Returns the key, as the message of a schema's check. {@link issueText} looks up its text. */
export const issueKey = (key: IssueKey): IssueKey => key

/** Returns the text for a schema's problem. `t` formats the messages of `issues`. */
export const issueText = (
  { message, maximum = 0, minimum = 0 }: Issue,
  t: (key: IssueKey, limits: Limits) => string,
): string =>
  isIssueKey(message) ? t(message, { maximum: Number(maximum), minimum: Number(minimum) }) : message

const isIssueKey = (message: string): message is IssueKey => Object.hasOwn(issues.messages, message)
