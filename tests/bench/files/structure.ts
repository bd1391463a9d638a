import { diffLines } from 'diff'

import type { Body } from '#document/body.ts'
import type { ExportFormat } from '#document/convert/formats.ts'
import { PICTURE } from '#tests/support/samples/documents.ts'

import type { Metric } from '../metric.ts'

export const IMAGES = new Map([[PICTURE.id, PICTURE]])

/** Attributes that are lost: Markdown has no sizes of images, Word no languages of code. */
const LOST: Partial<Record<ExportFormat, readonly string[]>> = { md: ['width', 'height'], docx: ['language'] }

/** Returns a body as text, line by line, without what a format does not keep. */
export function kept(format: ExportFormat, body: Body): string {
  const lost = LOST[format] ?? []
  return JSON.stringify(body, (key, value: unknown) => (lost.includes(key) ? undefined : value), 1)
}

/** Returns the first lines that two bodies do not share, or null if they are equal. */
export function differenceIn(before: string, after: string): string | null {
  if (before === after) return null
  const parts = diffLines(before, after).filter(({ added, removed }) => added || removed)
  return parts
    .slice(0, 4)
    .map(({ added, value }) => `${added ? '+' : '-'} ${value.replaceAll(/\s+/g, ' ').slice(0, 120)}`)
    .join(' ')
}

/** Returns how many of all are right, as a metric's value and unit. */
export const share = (right: number, all: number): Pick<Metric, 'value' | 'unit'> => ({
  value: right,
  unit: `of ${all}`,
})
