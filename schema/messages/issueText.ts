import { issues } from './en/issues.ts'
import type { IssueKey } from './issueKey.ts'

type Limits = { maximum: number; minimum: number }
type Issue = { message: string; maximum?: number | bigint; minimum?: number | bigint }

/** Returns the text for a schema's problem, whose message is an issueKey. `t` formats the messages of `issues`. */
export const issueText = (
  { message, maximum = 0, minimum = 0 }: Issue,
  t: (key: IssueKey, limits: Limits) => string,
): string =>
  isIssueKey(message) ? t(message, { maximum: Number(maximum), minimum: Number(minimum) }) : message

const isIssueKey = (message: string): message is IssueKey => Object.hasOwn(issues.messages, message)
