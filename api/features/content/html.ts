import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/**
 * Returns the HTML of Markdown with GitHub's tables. HTML in it becomes text, and links with other
 * protocols than those of the web and of email lose their address.
 */
export const htmlOf = (markdown: string): string =>
  micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    // A wide one is scrolled by keyboard too. The text of an author has no tag here.
    .replaceAll('<table>', '<table tabindex="0">')

/** Characters of all texts whose HTML is kept. */
const KEPT_MOST = 5_000_000

const kept = new Map<string, string>()
let keptCharacters = 0

/**
 * Returns the same HTML of a text that pages show. It is kept, since a page is asked for more often
 * than its text changes, and a long text takes long.
 */
export function pageHtmlOf(markdown: string): string {
  const known = kept.get(markdown)
  if (known !== undefined) return known
  const html = htmlOf(markdown)
  const size = markdown.length + html.length
  if (keptCharacters + size > KEPT_MOST) {
    kept.clear()
    keptCharacters = 0
  }
  keptCharacters += size
  kept.set(markdown, html)
  return html
}

export type HtmlSection = { title: string; html: string }

/** Returns the parts of a text that begin with a heading of the second level. */
export const sectionsOf = (markdown: string, toHtml = pageHtmlOf): HtmlSection[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map(part => {
      const [title = '', ...lines] = part.split('\n')
      return { title: title.trim(), html: toHtml(lines.join('\n').trim()) }
    })
