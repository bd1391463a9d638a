import type { ApiField, ApiOperation, OperationSummary, ApiDocsContent } from '#schema/api-docs/contract.ts'
import { isRecord } from '#schema/shared/records.ts'

import { ApiActs } from './acts.ts'

/** The content of the page. */
export type ApiDocs = ApiDocsContent & {
  /** Absent until their code is loaded. */
  acts?: ApiActs
}

// By hand: the pages load no zod.

/** Returns the content of the page. Throws if it has another shape. */
export function parseApiDocs(content: unknown): ApiDocs {
  if (!isRecord(content)) throw another()
  const { origin, operations, others, acts } = content
  if (typeof origin !== 'string' || !areAll(operations, isOperation) || !areAll(others, isOther))
    throw another()
  return { origin, operations, others, ...(acts instanceof ApiActs && { acts }) }
}

function isOther(value: unknown): value is OperationSummary {
  return isRecord(value) && ['method', 'path', 'summary'].every(name => typeof value[name] === 'string')
}

function isOperation(value: unknown): value is ApiOperation {
  if (!isRecord(value) || !isOther(value)) return false
  const { id, scope, isForm, fields, body, answer, calls }: Record<string, unknown> = value
  return (
    typeof id === 'string' &&
    isTextOrNull(scope) &&
    typeof isForm === 'boolean' &&
    areAll(fields, isField) &&
    isTextOrNull(body) &&
    typeof answer === 'string' &&
    isNumberOrNull(calls)
  )
}

function isField(value: unknown): value is ApiField {
  if (!isRecord(value)) return false
  const { name, type, isRequired, values, defaultValue, minLength, maxLength } = value
  return (
    typeof name === 'string' &&
    typeof type === 'string' &&
    typeof isRequired === 'boolean' &&
    areAll(values, (item): item is string => typeof item === 'string') &&
    isTextOrNull(defaultValue) &&
    isNumberOrNull(minLength) &&
    isNumberOrNull(maxLength)
  )
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'
const isNumberOrNull = (value: unknown): value is number | null => value === null || typeof value === 'number'

const areAll = <T>(values: unknown, is: (value: unknown) => value is T): values is T[] =>
  Array.isArray(values) && values.every(is)

const another = (): Error => new Error('The content of the page of the API has another shape.')
