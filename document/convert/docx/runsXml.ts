import type { BodyMark } from '../../body.ts'
import { directionOf } from '../../direction.ts'
import type { Inline } from '../inline.ts'
import { escapeXml } from './escape.ts'

type Options = { isCode: boolean; linkId: (href: string) => string }

/** Returns the content of a paragraph as runs of Word. */
export function runsXml(
  inlines: readonly Inline[],
  options: Options,
  marks: readonly BodyMark[] = [],
): string {
  return inlines
    .map(inline => {
      switch (inline.kind) {
        case 'text':
          return runXml(textXml(inline.text), inline.text, marks, false)
        case 'code':
          return runXml(textXml(inline.text), inline.text, marks, !options.isCode)
        case 'break':
          return '<w:r><w:br/></w:r>'
        case 'mark': {
          const inside = runsXml(inline.content, options, [...marks, inline.mark])
          const href = inline.mark.attrs?.['href']
          if (inline.mark.type !== 'link' || typeof href !== 'string') return inside
          const title = inline.mark.attrs?.['title']
          const tip = typeof title === 'string' ? ` w:tooltip="${escapeXml(title)}"` : ''
          return `<w:hyperlink r:id="${options.linkId(href)}"${tip} w:history="1">${inside}</w:hyperlink>`
        }
        default:
          return inline satisfies never
      }
    })
    .join('')
}

/** Word has elements for tabs. */
const textXml = (text: string): string =>
  text
    .split('\t')
    .map(part => (part === '' ? '' : `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`))
    .join('<w:tab/>')

function runXml(xml: string, text: string, marks: readonly BodyMark[], isCode: boolean): string {
  const has = (type: string) => marks.some(mark => mark.type === type)
  // In the order that Word's schema has.
  const properties = [
    isCode ? '<w:rStyle w:val="VerbatimChar"/>' : has('link') ? '<w:rStyle w:val="Hyperlink"/>' : '',
    has('bold') ? '<w:b/><w:bCs/>' : '',
    has('italic') ? '<w:i/><w:iCs/>' : '',
    has('strike') ? '<w:strike/>' : '',
    has('underline') ? '<w:u w:val="single"/>' : '',
    directionOf(text) === 'rtl' ? '<w:rtl/>' : '',
  ].join('')
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${xml}</w:r>`
}
