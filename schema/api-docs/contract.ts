/** A field of a request. `defaultValue`: as JSON. Lengths in characters, or items. */
export type ApiField = {
  name: string
  type: string
  isRequired: boolean
  values: readonly string[]
  defaultValue: string | null
  minLength: number | null
  maxLength: number | null
}
/** A call by name. */
export type OperationSummary = { method: string; path: string; summary: string }
/** A call that is described in full, with an example. */
export type ApiOperation = OperationSummary & {
  id: string
  /** The permission that its key needs. Null: any key, or none. */
  scope: string | null
  /** Whether its body is a form, and not JSON. */
  isForm: boolean
  fields: readonly ApiField[]
  /** JSON, also of a form. */
  body: string | null
  answer: string
  /** Calls of a key in a minute. */
  calls: number | null
}
/** The description of the public API. `origin`: that of this server. */
export type ApiDocsContent = {
  origin: string
  operations: readonly ApiOperation[]
  others: readonly OperationSummary[]
}
