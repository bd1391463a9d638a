import type { z } from 'zod'

const KIND: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

/** What is wrong with a value, for the person who sent it; where the schema has words of its own, those are used. */
export function explain(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing.' : `This has to be ${kind(issue.expected)}.`
    case 'too_big':
      return issue.origin === 'string' ? `At most ${issue.maximum} characters, please.` : undefined
    case 'too_small':
      return issue.origin === 'string' ? `At least ${issue.minimum} characters, please.` : undefined
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : undefined
    case 'unrecognized_keys':
      return `Unknown here: ${issue.keys.join(', ')}.`
    default:
      return undefined
  }
}

const oneOf = (values: readonly unknown[]): string =>
  `This has to be one of ${values.map(String).join(', ')}.`

const kind = (expected: string): string => KIND[expected] ?? expected
