import type { Body, BodyNode } from '#document/body.ts'
import { exportFile } from '#document/convert/exportFile.ts'
import { importFile } from '#document/convert/importFile.ts'
import { inlineTextOf } from '#document/convert/inlineText.ts'
import { directionOf } from '#document/direction.ts'
import { textOf } from '#document/text.ts'
import { SAMPLES } from '#tests/support/samples/documents.ts'

import type { Metric } from '../metric.ts'
import { differenceIn, IMAGES, kept, share } from './structure.ts'

const FORMATS = ['md', 'html', 'docx'] as const

const hasMark = ({ marks = [] }: BodyNode, mark: string) => marks.some(({ type }) => type === mark)

/** The features that are counted in a sample. Each number must be the same after the round trip. */
const FEATURES: Record<string, (node: BodyNode) => number> = {
  headings: node => Number(node.type === 'heading'),
  'lists in lists': node =>
    node.type.endsWith('Item') ? (node.content ?? []).filter(({ type }) => type.endsWith('List')).length : 0,
  tables: node => Number(node.type === 'table'),
  links: node => Number(hasMark(node, 'link')),
  code: node => Number(node.type === 'codeBlock' || hasMark(node, 'code')),
  images: node => Number(node.type === 'image'),
  'right to left': node =>
    Number(
      ['paragraph', 'heading'].includes(node.type) && directionOf(inlineTextOf(node.content ?? [])) === 'rtl',
    ),
  emoji: node => [...(node.text ?? '').matchAll(/\p{Emoji_Presentation}|\p{Emoji}\uFE0F/gu)].length,
}

const nodesIn = (node: BodyNode): BodyNode[] => [node, ...(node.content ?? []).flatMap(nodesIn)]
const count = (feature: string, body: Body): number =>
  nodesIn(body).reduce((sum, node) => sum + (FEATURES[feature]?.(node) ?? 0), 0)

/** Exports every sample in each format and imports it again. Compares texts, structures and counts. */
export function measureRoundTrips(): Metric[] {
  const samples = Object.entries(SAMPLES)
  return FORMATS.flatMap(format => {
    const right = { text: 0, structure: 0, images: 0 }
    const found = new Map(Object.keys(FEATURES).map(feature => [feature, { before: 0, after: 0 }]))
    for (const [name, body] of samples) {
      const bytes = exportFile(format, { body, title: name, images: IMAGES })
      const result = importFile({ name: `${name}.${format}`, bytes })
      if (!result.ok) {
        console.log(`${name}.${format} is refused: ${result.error.code}`)
        continue
      }
      const { body: after, media } = result.value
      right.text += Number(textOf(after) === textOf(body))
      const difference = differenceIn(kept(format, body), kept(format, after))
      if (difference !== null) console.log(`${name}.${format} differs: ${difference}`)
      right.structure += Number(difference === null)
      const wanted = [...(IMAGES.values().next().value?.bytes ?? [])].join()
      right.images += Number(media.every(file => [...file.bytes].join() === wanted))
      for (const [feature, counts] of found) {
        counts.before += count(feature, body)
        counts.after += count(feature, after)
      }
    }
    const all = share(samples.length, samples.length).unit
    return [
      { name: `${format}: texts equal`, ...share(right.text, samples.length), goal: all },
      { name: `${format}: structures equal`, ...share(right.structure, samples.length), goal: all },
      { name: `${format}: bytes of images equal`, ...share(right.images, samples.length), goal: all },
      ...[...found].map(([feature, { before, after }]) => ({
        name: `${format}: ${feature}`,
        ...share(after, before),
        goal: share(before, before).unit,
      })),
    ]
  })
}
