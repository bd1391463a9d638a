import { isRecord } from '#schema/shared/records.ts'

import { ApiActs } from './acts.ts'

/** A field of a request. `fallback`: its value without it, as JSON. Lengths in characters, or items. */
export type ApiField = {
  name: string
  type: string
  isRequired: boolean
  values: readonly string[]
  fallback: string | null
  shortest: number | null
  longest: number | null
}
/** A call by name. */
export type ApiOther = { method: string; path: string; summary: string }
/** A call that is described in full, with an example. */
export type ApiOperation = ApiOther & {
  id: string
  /** The permission that its key needs. Null: any key, or none. */
  scope: string | null
  isIdempotent: boolean
  /** Whether its body is a form, and not JSON. */
  isForm: boolean
  fields: readonly ApiField[]
  /** JSON, also of a form. */
  body: string | null
  answer: string
  /** Calls of a key in a minute. */
  calls: number | null
  errors: readonly { status: number; codes: string }[]
}
export type ApiDocs = {
  origin: string
  operations: readonly ApiOperation[]
  others: readonly ApiOther[]
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

function isOther(value: unknown): value is ApiOther {
  return isRecord(value) && ['method', 'path', 'summary'].every(name => typeof value[name] === 'string')
}

function isOperation(value: unknown): value is ApiOperation {
  if (!isRecord(value) || !isOther(value)) return false
  const { id, scope, isIdempotent, isForm, fields, body, answer, calls, errors }: Record<string, unknown> =
    value
  return (
    typeof id === 'string' &&
    isTextOrNull(scope) &&
    typeof isIdempotent === 'boolean' &&
    typeof isForm === 'boolean' &&
    areAll(fields, isField) &&
    isTextOrNull(body) &&
    typeof answer === 'string' &&
    isNumberOrNull(calls) &&
    areAll(errors, isError)
  )
}

function isField(value: unknown): value is ApiField {
  if (!isRecord(value)) return false
  const { name, type, isRequired, values, fallback, shortest, longest } = value
  return (
    typeof name === 'string' &&
    typeof type === 'string' &&
    typeof isRequired === 'boolean' &&
    areAll(values, (item): item is string => typeof item === 'string') &&
    isTextOrNull(fallback) &&
    isNumberOrNull(shortest) &&
    isNumberOrNull(longest)
  )
}

const isError = (value: unknown): value is { status: number; codes: string } =>
  isRecord(value) && typeof value['status'] === 'number' && typeof value['codes'] === 'string'

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'
const isNumberOrNull = (value: unknown): value is number | null => value === null || typeof value === 'number'

const areAll = <T>(values: unknown, is: (value: unknown) => value is T): values is T[] =>
  Array.isArray(values) && values.every(is)

const another = (): Error => new Error('The content of the page of the API has another shape.')
