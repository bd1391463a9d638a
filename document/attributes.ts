import type { AttributeValue } from './body.ts'
import { isAllowedLink } from './links.ts'
import { isStorable } from './storable.ts'
import { MAX_TABLE_COLUMNS, MAX_TABLE_PLACES } from './table.ts'

export interface AttributeRule {
  default: AttributeValue
  accepts: (value: unknown) => value is AttributeValue
}

/** Returns an attribute rule. It must accept `fallback`, unless the attribute is required. */
const rule = (fallback: AttributeValue, accepts: (value: unknown) => boolean): AttributeRule => ({
  default: fallback,
  accepts: (value): value is AttributeValue => accepts(value),
})

const nothing = (value: unknown): boolean => value === null
const oneOf =
  (...values: AttributeValue[]) =>
  (value: unknown): boolean =>
    values.some(allowed => allowed === value)
const matching =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value)
const optional =
  (accepts: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || accepts(value)

const integer =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const MAX_LIST_START = 1_000_000
const LANGUAGE = /^[\w+#.-]{1,40}$/
const IDENTIFIER = /^[\w:.-]{1,64}$/
const LINK_RELATION = 'noopener noreferrer nofollow'

const MAX_TITLE = 500
const isTitle = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= MAX_TITLE && isStorable(value)

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/
/** Widths and heights in pixels. A screen has fewer. */
const MAX_PIXELS = 10_000
const pixels = rule(null, optional(integer(1, MAX_PIXELS)))

/** The widths in pixels of the columns of a cell. Zero: not set. */
const isWidths = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MAX_TABLE_COLUMNS &&
  value.every(integer(0, MAX_PIXELS))

const cell = {
  colspan: rule(1, integer(1, MAX_TABLE_COLUMNS)),
  rowspan: rule(1, integer(1, MAX_TABLE_PLACES)),
  colwidth: rule(null, optional(isWidths)),
  align: rule(null, oneOf(null, 'left', 'center', 'right')),
}

/** The formats of a text that can be suggested. */
export const FORMATS = ['bold', 'italic', 'strike', 'underline', 'code'] as const
/** The kinds of lists of which a block can be suggested as an item. */
export const LIST_KINDS = ['bulletList', 'orderedList', 'taskList'] as const
/** The kinds that can be suggested of a block, noted on its text. */
export const BLOCK_KINDS = ['paragraph', 'heading1', 'heading2', 'heading3', ...LIST_KINDS] as const

const isLink = (value: unknown): boolean => typeof value === 'string' && isAllowedLink(value)

const suggestion = { id: rule(null, matching(IDENTIFIER)), author: rule(null, matching(IDENTIFIER)) }

/**
 * The attributes of each node and mark: defaults and allowed values. A free `class` or `rel`, or a
 * language with a space, would let one writer style another's page, so only known values are
 * allowed.
 */
export const ATTRIBUTES: Record<string, Record<string, AttributeRule>> = {
  heading: { level: rule(1, oneOf(1, 2, 3)) },
  orderedList: {
    start: rule(1, integer(-MAX_LIST_START, MAX_LIST_START)),
    type: rule(null, oneOf(null, '1', 'a', 'A', 'i', 'I')),
  },
  taskItem: { checked: rule(false, oneOf(true, false)) },
  codeBlock: { language: rule(null, optional(matching(LANGUAGE))) },
  tableCell: cell,
  tableHeader: cell,
  // An image that the server keeps for the document. The address follows from its id.
  image: { id: rule(null, optional(matching(UUID))), alt: rule('', isTitle), width: pixels, height: pixels },
  link: {
    href: rule(null, isLink),
    target: rule('_blank', oneOf('_blank', null)),
    rel: rule(LINK_RELATION, oneOf(LINK_RELATION, null)),
    class: rule(null, nothing),
    title: rule(null, optional(isTitle)),
  },
  comment: { id: rule(null, matching(IDENTIFIER)) },
  insertion: suggestion,
  deletion: suggestion,
  formatting: {
    ...suggestion,
    format: rule(null, oneOf(...FORMATS, ...BLOCK_KINDS)),
    on: rule(true, oneOf(true, false)),
  },
  // Null suggests to end a link.
  linking: { ...suggestion, href: rule(null, optional(isLink)) },
}

/** Returns whether a type may have this value of this attribute. Unknown attributes are not read. */
export const acceptsAttribute = (type: string, name: string, value: unknown): boolean =>
  ATTRIBUTES[type]?.[name]?.accepts(value) ?? true
