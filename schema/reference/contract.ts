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
/** The description of the public API. `origin`: that of this server. */
export type ReferenceContent = {
  origin: string
  operations: readonly ApiOperation[]
  others: readonly ApiOther[]
}
