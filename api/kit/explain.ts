import type { z } from 'zod'

import { t, translator } from '#api/kit/messages.ts'
import { issues } from '#schema/messages/en/issues.ts'
import { server } from '#schema/messages/en/server.ts'
import { issueText } from '#schema/messages/issueText.ts'

const { types } = server.messages.invalid

/**
 * Returns what is wrong with a value, for its sender. A message of the schema itself comes first.
 */
export function explain(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? t('invalid.missing')
        : t('invalid.wrongType', { type: typeName(issue.expected) })
    case 'too_big':
      return issue.origin === 'string' ? t('invalid.tooLong', { maximum: Number(issue.maximum) }) : undefined
    case 'too_small':
      return issue.origin === 'string' ? t('invalid.tooShort', { minimum: Number(issue.minimum) }) : undefined
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : undefined
    case 'unrecognized_keys':
      return t('invalid.unknownKeys', { count: issue.keys.length, keys: issue.keys.join(', ') })
    default:
      return undefined
  }
}

const typeName = (type: string): string => (isNamed(type) ? t(`invalid.types.${type}`) : type)

const isNamed = (type: string): type is keyof typeof types => Object.hasOwn(types, type)

const oneOf = (values: readonly unknown[]): string =>
  t('invalid.notOneOf', { values: values.map(String).join(', ') })

const tIssue = translator(issues)

/** Returns the text of an issue that parsing with {@link explain} found. */
export const textOf = (issue: z.core.$ZodIssue): string => issueText(issue, tIssue)
