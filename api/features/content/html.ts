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

export type HtmlSection = { title: string; html: string }

/** Returns the parts of a text that begin with a heading of the second level. */
export const sectionsOf = (markdown: string): HtmlSection[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map(part => {
      const [title = '', ...lines] = part.split('\n')
      return { title: title.trim(), html: htmlOf(lines.join('\n').trim()) }
    })
